public import Foundation

/// What can handle events; nothing sends any here.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  public nonisolated override init() { super.init() }
  open var next: UIResponder? { nil }
  open var isFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
}

/// A view of UIKit: it keeps what it is told, and is not drawn.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// How content fills a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }
  /// Which lengths grow with the view around.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  open var frame: CGRect
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var backgroundColor: UIColor?
  open var tintColor: UIColor?
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var tag = 0
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open var traitCollection: UITraitCollection { .current }
  open var intrinsicContentSize: CGSize { .zero }
  /// The controller whose view it is.
  package weak var controller: UIViewController?

  public nonisolated init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public nonisolated override convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) { return nil }

  open func addSubview(_ view: UIView) {
    view.superview = self
    subviews.append(view)
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var layoutMargins = UIEdgeInsets.zero
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var window: UIWindow? { nil }
  open var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
  open var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  open var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  open var readableContentGuide: UILayoutGuide { UILayoutGuide() }
  open var keyboardLayoutGuide: UILayoutGuide { UILayoutGuide() }

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }
  open func insertSubview(_ view: UIView, at index: Int) {
    addSubview(view)
    subviews.insert(subviews.removeLast(), at: min(max(0, index), subviews.count))
  }
  open func bringSubviewToFront(_ view: UIView) {}
  open func sendSubviewToBack(_ view: UIView) {}
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open func tintColorDidChange() {}
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func invalidateIntrinsicContentSize() {}
  open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open func endEditing(_ force: Bool) -> Bool { true }
  open func layoutSubviews() {}
  open func layoutIfNeeded() {}
  open func setNeedsLayout() {}
  open func setNeedsDisplay() {}
  open func sizeToFit() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func draw(_ rect: CGRect) {}

  /// Whether changes take time: they never do.
  open class var areAnimationsEnabled: Bool { false }
  /// Lets changes take time; without effect.
  open class func setAnimationsEnabled(_ enabled: Bool) {}
  /// Makes changes at once.
  open class func performWithoutAnimation(_ actions: () -> Void) { actions() }
  /// Makes changes at once.
  open class func animate(withDuration duration: TimeInterval, animations: () -> Void) { animations() }
  /// Makes changes at once.
  open class func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    animations()
    completion?(true)
  }
}

/// The window of an app.
@MainActor @preconcurrency
open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open var isKeyWindow: Bool { false }
  open var windowLevel = Level.normal
  open weak var windowScene: UIWindowScene?
  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
    public static func + (level: Level, more: CGFloat) -> Level { Level(level.rawValue + more) }
  }
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
  }
  open func makeKeyAndVisible() {}
  open func makeKey() {}
}
