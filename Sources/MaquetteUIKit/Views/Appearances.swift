/// Stands for tables in `appearance()`, whose looks views of SwiftUI do not ask for.
open class UITableView: UIScrollView {
  private static let all = UITableView()
  /// The looks of all tables; without effect.
  open class func appearance() -> UITableView { all }
}

/// Stands for the cells of tables in `appearance()`.
open class UITableViewCell: UIView {
  private static let all = UITableViewCell()
  /// The looks of all cells; without effect.
  open class func appearance() -> UITableViewCell { all }
}

/// Stands for the dots of pages in `appearance()`.
open class UIPageControl: UIView {
  private static let all = UIPageControl()
  open var currentPageIndicatorTintColor: UIColor?
  open var pageIndicatorTintColor: UIColor?
  /// The looks of all dots; without effect.
  open class func appearance() -> UIPageControl { all }
}

/// Stands for bars in `appearance()`, and keeps what it is told.
open class UINavigationBar: UIView {
  private static let all = UINavigationBar()
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = UINavigationBarAppearance()
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var shadowImage: UIImage?
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
  /// The looks of all bars; without effect.
  open class func appearance() -> UINavigationBar { all }
}

/// Stands for bars of tabs in `appearance()`, and keeps what it is told.
open class UITabBar: UIView {
  private static let all = UITabBar()
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The looks of all bars; without effect.
  open class func appearance() -> UITabBar { all }
}

/// Stands for segmented controls in `appearance()`.
open class UISegmentedControl: UIControl {
  private static let all = UISegmentedControl()
  open var selectedSegmentTintColor: UIColor?
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
  }
  /// The looks of all segmented controls; without effect.
  open class func appearance() -> UISegmentedControl { all }
}

/// Stands for switches in `appearance()`.
open class UISwitch: UIControl {
  private static let all = UISwitch()
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  /// The looks of all switches; without effect.
  open class func appearance() -> UISwitch { all }
}

/// Stands for collections in `appearance()`.
open class UICollectionView: UIScrollView {
  private static let all = UICollectionView()
  /// The looks of all collections; without effect.
  open class func appearance() -> UICollectionView { all }
}

/// The looks of a bar; kept, and without effect.
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

/// The looks of a navigation bar; kept, and without effect.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The looks of a bar of tabs; kept, and without effect.
open class UITabBarAppearance: UIBarAppearance {}

/// The heights that a bar has.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

extension UIControl {
  /// What a control is like.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }
}

extension NSAttributedString.Key {
  // The keys of text's looks. Linux's Foundation has none.
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let link = NSAttributedString.Key("NSLink")
}
