public import MaquetteControlKit
public import MaquetteElements

/// What a stepper or one of its halves shows in a state; what is nil is as in the normal state, as with UIKit's
/// `setIncrementImage(_:for:)`.
public struct StepperContent: StateContent {
  /// The image behind a half.
  public var backgroundImage: Image?
  /// The image between the halves.
  public var dividerImage: Image?
  /// The image of the decrement half.
  public var decrementImage: Image?
  /// The image of the increment half.
  public var incrementImage: Image?

  /// Creates content that is as in the normal state.
  public init() {}

  public static let ownerName = "a stepper's images"

  public static let attributes: [Attribute<StepperContent>] = [
    Attribute("background-image", \.backgroundImage),
    Attribute("divider-image", \.dividerImage),
    Attribute("decrement-image", \.decrementImage),
    Attribute("increment-image", \.incrementImage),
  ]
}

extension Stepper {
  /// Returns the image of a part in a state, or in the normal one.
  func image(_ part: KeyPath<StepperContent, Image?>, in state: ControlState) -> Image? {
    contents[state]?[keyPath: part]?.with(\.isOfState, true) ?? images[keyPath: part]
  }

  /// The state of a half.
  func state(of half: Half, _ state: ControlState) -> ControlState {
    if !isUsable(half, state) { return .disabled }
    return half == shownPressed(state) ? .highlighted : .normal
  }

  /// The state of what is between the halves: pressed if one of them is.
  func dividerState(_ state: ControlState) -> ControlState {
    if state.contains(.disabled) { return .disabled }
    return Half.allCases.contains { self.state(of: $0, state) == .highlighted } ? .highlighted : .normal
  }
}
