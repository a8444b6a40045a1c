public import MaquetteElements

/// What happens when a gradient or an image button of macOS is pressed.
public enum ButtonBehavior: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// Something is done.
  case push
  /// It stays on or off.
  case toggle
  /// A menu opens, which an arrow says.
  case popUp = "pop-up"
}

/// A button whose behaviour is said: it does something, stays on or off, or opens a menu.
public protocol BehavingButton: InteractiveControl, StatefulControl {
  /// What happens when it is pressed.
  var behavior: ButtonBehavior { get set }
  /// Whether a button that stays on or off is on.
  var isOn: Bool { get set }
}

extension BehavingButton {
  /// Returns a button that acts, turns on and off, or shows a menu.
  public func live(at place: ControlPlace) -> LiveControl {
    switch behavior {
    case .push: LiveButton(place, self)
    case .toggle: LiveToggle(place, self, \.isOn)
    case .popUp: LiveMenuButton(place, self)
    }
  }
}

extension GradientButton: BehavingButton {}
extension ImageButton: BehavingButton {}

extension ButtonBehavior {
  /// Returns what a button exposes to accessibility that behaves so.
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
