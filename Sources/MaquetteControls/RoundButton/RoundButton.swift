internal import MaquetteControlKit
internal import MaquetteElements

/// A small round button with a fixed meaning, such as closing or adding.
protocol RoundButton: ButtonControl {
  /// The tint; nil for the button's own.
  var tint: ColorReference? { get set }
  /// The accessibility label; nil for the platform's.
  var accessibilityLabel: String? { get set }
  /// The platform's accessibility label.
  static var spokenLabel: SpokenWord { get }
}

extension RoundButton {
  public static var targetReach: TargetReach { .row }

  /// The attributes of every round button.
  static func roundButtonAttributes(
    tint help: String = "The tint instead of the environment's."
  ) -> [Attribute<Self>] {
    [
      Attribute("state", \.state, help: "The interaction state; several may hold."),
      Attribute("tint", \.tint, help: help),
      Attribute("accessibility-label", \.accessibilityLabel, help: "The accessibility label."),
    ]
  }

  /// Returns the platform's label, unless the button has one of its own.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(
      label: accessibilityLabel ?? environment.translated(Self.spokenLabel),
      traits: traits(.button, in: environment))
  }

  public static var samples: [Sample] {
    [
      Sample("normal", Self()), Sample("highlighted", Self().state(.highlighted)),
      Sample("disabled", Self().state(.disabled)),
    ]
  }
}

extension InfoButton: RoundButton {
  static var spokenLabel: SpokenWord { .moreInfo }
}

extension DetailDisclosureButton: RoundButton {
  static var spokenLabel: SpokenWord { .moreInfo }
}

extension ContactAddButton: RoundButton {
  static var spokenLabel: SpokenWord { .addContact }
}

extension CloseButton: RoundButton {
  static var spokenLabel: SpokenWord { .close }
}
