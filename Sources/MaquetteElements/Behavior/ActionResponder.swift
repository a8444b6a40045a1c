/// An object that performs actions without a target: the counterpart of a responder that defines a selector.
///
/// An action that was added with a nil target goes up the responder chain, as in UIKit: from the control through the
/// elements around it, from the innermost to the outermost, to the window and the application. The first object that
/// responds to the action becomes its target.
public protocol ActionResponder: AnyObject {
  /// Whether the object performs an action; UIKit asks the same by the action's selector.
  func responds(to action: ControlAction) -> Bool
}

extension LiveControl {
  /// The responders for an action without a target, in this order: the control itself, its containers, the window and
  /// the application, if they are ``ActionResponder``s.
  public final var responderChain: [any ActionResponder] {
    ([self] as [Any]).compactMap { $0 as? any ActionResponder } + (host?.responders(around: self) ?? [])
  }
}
