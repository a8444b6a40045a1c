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
  open func layoutSubviews() {}
  open func layoutIfNeeded() {}
  open func setNeedsLayout() {}
  open func setNeedsDisplay() {}
  open func sizeToFit() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func draw(_ rect: CGRect) {}

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
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open func makeKeyAndVisible() {}
}
