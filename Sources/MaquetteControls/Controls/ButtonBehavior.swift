/// What happens when a gradient or an image button of macOS is pressed.
public enum ButtonBehavior: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// Something is done.
  case push
  /// It stays on or off.
  case toggle
  /// A menu opens, which an arrow says.
  case popUp = "pop-up"
}

extension ButtonBehavior {
  /// Returns what assistive technology is told of a button that behaves so.
  func accessibility(
    label: String, isOn: Bool, isDisabled: Bool, in environment: Environment
  ) -> Accessibility {
    var traits: [Accessibility.Trait] = [self == .toggle ? .toggleButton : .button]
    if self == .toggle && isOn { traits.append(.selected) }
    if isDisabled { traits.append(.notEnabled) }
    return Accessibility(
      label: label, value: self == .toggle ? environment.spoken(isOn ? .on : .off) : nil, traits: traits)
  }
}
