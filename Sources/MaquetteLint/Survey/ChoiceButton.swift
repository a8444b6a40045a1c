internal import MaquetteControls

/// A button that may be one of several choices.
protocol ChoiceButton: Sendable {
  /// What it means.
  var role: ButtonRole { get }
  /// How much it stands out: greater is more, and 3 is filled with the tint.
  var prominence: Int { get }
}

extension Button: ChoiceButton {
  var prominence: Int {
    switch style {
    case .system, .plain: 0
    case .gray: 1
    case .tinted: 2
    case .filled: 3
    }
  }
}

extension PushButton: ChoiceButton {
  var prominence: Int { role == .primary ? 3 : tint == nil ? 1 : 2 }
}
