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
    case let slider as Slider: LiveSlider(role, slider)
    case let stepper as Stepper: LiveStepper(role, stepper)
    case let control as PageControl: LivePageControl(role, control)
    case let field as TextField: LiveField(role, value: field)
    case let field as SearchField: LiveField(role, value: field)
    case let picker as Picker: LivePicker(role, picker)
    case let picker as DatePicker: LiveDatePicker(role, picker)
    case let button as PopUpButton: LiveMenuButton(role, value: button)
    case let button as PullDownButton: LiveMenuButton(role, value: button)
    case let button as CloseButton: LivePlainButton(role, value: button)
    case let button as ContactAddButton: LivePlainButton(role, value: button)
    case let button as DetailDisclosureButton: LivePlainButton(role, value: button)
    case let button as InfoButton: LivePlainButton(role, value: button)
    case let button as RoundedRectangleButton: LivePlainButton(role, value: button)
    case let button as PushButton: LivePlainButton(role, value: button)
    case let button as HelpButton: LivePlainButton(role, value: button)
    case let well as ColorWell: LivePlainButton(role, value: well)
    case let button as GradientButton: LiveBehavingButton(role, value: button)
    case let button as ImageButton: LiveBehavingButton(role, value: button)
    case let triangle as DisclosureTriangle: LiveDisclosureTriangle(role, value: triangle)
    case let box as ComboBox: LiveField(role, value: box)
    case let widget as ControlWidget: LiveControlWidget(role, widget)
    case let options as ControlOptions: LiveControlOptions(role, options)
    default: LiveControl(role)
    }
  }
}
