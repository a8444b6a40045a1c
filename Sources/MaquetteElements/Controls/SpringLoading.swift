/// What a control shows of something that is dragged over it, as in UIKit's
/// `UISpringLoadedInteractionEffectState`.
public enum SpringLoading: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// Nothing is dragged over the control.
  case inactive
  /// Something is held over the control, which highlights.
  case possible
  /// The control is about to act: it blinks.
  case activating
  /// The control has acted; what is dragged is still over it.
  case activated
}

/// A control that can be activated with something that is dragged over it and held there.
public protocol SpringLoadedControl: StatefulControl {
  /// Whether the control acts when something is held over it.
  var isSpringLoaded: Bool { get set }
  /// What the control shows of it.
  var springLoading: SpringLoading { get set }
}

extension SpringLoadedControl {
  /// Returns the control with spring loading.
  public func springLoaded(_ isSpringLoaded: Bool = true) -> Self { with(\.isSpringLoaded, isSpringLoaded) }

  /// The attributes `spring-loaded` and `spring-loading`.
  package static func springAttributes(
    _ isSpringLoaded: @autoclosure @escaping Attribute<Self>.Place<Bool>,
    _ springLoading: @autoclosure @escaping Attribute<Self>.Place<SpringLoading>
  ) -> [Attribute<Self>] {
    [
      Attribute(
        "spring-loaded", isSpringLoaded(),
        help: "Whether holding a dragged item over the control activates it."),
      Attribute(
        "spring-loading", springLoading(),
        help: "The control's look while an item is dragged over it."
      ),
    ]
  }
}
