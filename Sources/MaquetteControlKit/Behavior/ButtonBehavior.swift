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
  /// The symbol's name.
  var symbol: String { get set }
  /// The name of what the button shows, for want of a label.
  var figureName: String { get }
  /// The effect of pressing the button.
  var behavior: ButtonBehavior { get set }
  /// Whether a toggle button is on.
  var isOn: Bool { get set }
}

extension BehavingButton {
  /// Returns a button that performs an action, turns on or off, or shows a menu.
  public func live(at place: ControlPlace) -> LiveControl { behaving(at: place) }

  /// A button that performs an action, turns on or off, or shows a menu.
  package func behaving(at place: ControlPlace) -> LiveControl {
    switch behavior {
    case .push: LiveButton(place, self)
    case .toggle: LiveToggle(place, self, \.isOn)
    case .popUp: LiveMenuButton(place, self)
    }
  }

  /// Whether it is drawn as on: a toggle that is, or any button that is selected.
  package var isShownOn: Bool { behavior == .toggle && isOn || state.contains(.selected) }

  /// The symbol's name.
  public var figureName: String { symbol }

  /// Returns the accessibility of the button under a label; nil for the name of the symbol or the image.
  package func accessibility(label: String?, in environment: Environment) -> Accessibility {
    let isToggle = behavior == .toggle
    return Accessibility(
      label: label ?? figureName, value: isToggle ? environment.spoken(isShownOn ? .on : .off) : nil,
      traits: traits(isToggle ? .toggleButton : .button, isSelected: isShownOn, in: environment)
    ).guessed(if: label == nil)
  }
}
