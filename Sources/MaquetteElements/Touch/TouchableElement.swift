/// A control that fingers do something to. What is drawn for it is known by the picture it is in, not by itself: while
/// somebody touches a picture, its controls are looked up on a ``ControlStage``.
public protocol TouchableElement: Element {
  /// The name in sheets.
  static var name: String { get }
}

extension Button: TouchableElement {}
extension Checkbox: TouchableElement {}
extension Radio: TouchableElement {}
extension SegmentedControl: TouchableElement {}
extension Switch: TouchableElement {}
extension ToggleButton: TouchableElement {}
extension CloseButton: TouchableElement {}
extension ContactAddButton: TouchableElement {}
extension DatePicker: TouchableElement {}
extension DetailDisclosureButton: TouchableElement {}
extension InfoButton: TouchableElement {}
extension PageControl: TouchableElement {}
extension Picker: TouchableElement {}
extension PopUpButton: TouchableElement {}
extension PullDownButton: TouchableElement {}
extension RoundedRectangleButton: TouchableElement {}
extension SearchField: TouchableElement {}
extension Slider: TouchableElement {}
extension Stepper: TouchableElement {}
extension TextField: TouchableElement {}
extension ControlOptions: TouchableElement {}
extension ControlWidget: TouchableElement {}
extension ColorWell: TouchableElement {}
extension ComboBox: TouchableElement {}
extension DisclosureTriangle: TouchableElement {}
extension GradientButton: TouchableElement {}
extension HelpButton: TouchableElement {}
extension ImageButton: TouchableElement {}
extension PushButton: TouchableElement {}
