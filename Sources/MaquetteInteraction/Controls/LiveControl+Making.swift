internal import MaquetteControls

extension LiveControl {
  /// Returns the control of its kind for a place on a stage; one without a kind of its own sends the events of touches
  /// and has no value.
  static func make(_ role: ControlStage.Role) -> LiveControl {
    switch role.element {
    case let button as Button: LiveButton(role, button)
    case let button as ToggleButton: LiveToggleButton(role, button)
    case let value as Switch: LiveSwitch(role, value)
    case let checkbox as Checkbox: LiveCheckbox(role, checkbox)
    case let radio as Radio: LiveRadio(role, radio)
    case let control as SegmentedControl: LiveSegmentedControl(role, control)
    default: LiveControl(role)
    }
  }
}
