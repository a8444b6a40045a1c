public import MaquetteElements

extension ComboBox: InteractiveControl, EditableValue {
  /// A combo box has a button for its choices instead.
  public var clearButton: ClearButtonMode { .never }
  public var hidesText: Bool { false }
  /// None: a combo box is a control of macOS.
  public var keyboard: Keyboard? { nil }
}
