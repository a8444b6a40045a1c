public import Foundation

/// What happens in an app; nothing does here.
@MainActor @preconcurrency open class UIEvent: NSObject {
  public nonisolated override init() { super.init() }
  open var allTouches: Set<UITouch>? { nil }
}

/// A finger on the screen.
@MainActor @preconcurrency open class UITouch: NSObject {
  public nonisolated override init() { super.init() }
  open var view: UIView? { nil }
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// What waits for gestures; none come.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }
  public nonisolated override init() { super.init() }
  open var state: State { .possible }
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var name: String?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open weak var view: UIView?
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// What decides about gestures.
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: AnyObject {}

@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}
@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration = 0.5
}
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
@MainActor @preconcurrency open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
}

extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
}

extension NSObject {
  /// A value by its name: nil, because classes keep no names of their properties here.
  public func value(forKey key: String) -> Any? { nil }
  /// Changes a value by its name; without effect.
  public func setValue(_ value: Any?, forKey key: String) {}
}
