public import MaquetteElements

/// The effect of pressing a gradient or an image button of macOS.
public enum ButtonBehavior: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// The button performs an action.
  case push
  /// The button turns on or off.
  case toggle
  /// The button opens a menu and shows an arrow.
  case popUp = "pop-up"
}

/// A button with a configurable behaviour: it performs an action, turns on or off, or opens a menu.
public protocol BehavingButton: InteractiveControl, StatefulControl {
  /// The effect of pressing the button.
  var behavior: ButtonBehavior { get set }
  /// Whether a toggle button is on.
  var isOn: Bool { get set }
}

extension BehavingButton {
  /// Returns a button that performs an action, turns on or off, or shows a menu.
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
  /// Returns the accessibility of a button with this behaviour.
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
