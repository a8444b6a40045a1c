import MaquetteControlKit
import MaquetteElements

/// A small round button with a fixed meaning, such as closing or help.
protocol RoundButton: ButtonControl {
  /// The accessibility label; nil for the platform's.
  var accessibilityLabel: String? { get set }
  /// The platform's accessibility label.
  static var spokenLabel: SpokenWord { get }
}

extension RoundButton {
  public static var shorthand: String? { "state" }

  /// The attributes of every round button, with those of one kind after the state.
  static func roundButtonAttributes(_ own: Attribute<Self>...) -> [Attribute<Self>] {
    [Attribute("state", \.state, help: "The interaction state, or a list of states.")] + own
      + [Attribute("accessibility-label", \.accessibilityLabel, help: "The accessibility label.")]
  }

  /// Returns the platform's label, unless the button has one of its own.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(
      label: accessibilityLabel ?? environment.translated(Self.spokenLabel),
      traits: traits(.button, in: environment))
  }
}

/// A round button with a tint, which is touched in the whole height of its row.
protocol TintedRoundButton: RoundButton {
  /// The tint; nil for the button's own.
  var tint: ColorReference? { get set }
}

extension TintedRoundButton {
  public static var targetReach: TargetReach { .row }

  /// The attributes of a round button with a tint.
  static func tintedButtonAttributes(
    help: String = "The tint instead of the environment's."
  ) -> [Attribute<Self>] {
    roundButtonAttributes(Attribute("tint", \.tint, help: help))
  }
}

extension InfoButton: TintedRoundButton {
  static var spokenLabel: SpokenWord { .moreInfo }
}

extension DetailDisclosureButton: TintedRoundButton {
  static var spokenLabel: SpokenWord { .moreInfo }
}

extension ContactAddButton: TintedRoundButton {
  static var spokenLabel: SpokenWord { .addContact }
}

extension CloseButton: TintedRoundButton {
  static var spokenLabel: SpokenWord { .close }
}
