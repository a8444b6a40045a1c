public import MaquetteElements

/// Everything that sheets can name; adding a control is one line here.
public enum Catalogue {
  /// The elements in the order in which lists show them: controls first, then what they are composed of.
  public static let entries: [CatalogueEntry] = [
    CatalogueEntry(control: Button.self),
    CatalogueEntry(control: Switch.self),
    CatalogueEntry(control: ToggleButton.self),
    CatalogueEntry(control: SegmentedControl.self),
    CatalogueEntry(control: ActivityIndicator.self),
    CatalogueEntry(control: NetworkActivityIndicator.self),
    CatalogueEntry(control: StatusBar.self),
    CatalogueEntry(control: RefreshControl.self),
    CatalogueEntry(control: ProgressView.self),
    CatalogueEntry(control: PageControl.self),
    CatalogueEntry(control: Slider.self),
    CatalogueEntry(control: Stepper.self),
    CatalogueEntry(control: Checkbox.self),
    CatalogueEntry(container: CheckboxGroup.self),
    CatalogueEntry(control: Radio.self),
    CatalogueEntry(container: RadioGroup.self),
    CatalogueEntry(control: ListRow.self),
    CatalogueEntry(control: TextField.self),
    CatalogueEntry(control: SearchField.self),
    CatalogueEntry(control: Picker.self),
    CatalogueEntry(control: DatePicker.self),
    CatalogueEntry(control: InfoButton.self),
    CatalogueEntry(control: DetailDisclosureButton.self),
    CatalogueEntry(control: ContactAddButton.self),
    CatalogueEntry(control: CloseButton.self),
    CatalogueEntry(control: PopUpButton.self),
    CatalogueEntry(control: PullDownButton.self),
    CatalogueEntry(control: RoundedRectangleButton.self),
    CatalogueEntry(control: PushButton.self),
    CatalogueEntry(control: HelpButton.self),
    CatalogueEntry(control: GradientButton.self),
    CatalogueEntry(container: GradientBar.self),
    CatalogueEntry(control: ImageButton.self),
    CatalogueEntry(control: ComboBox.self),
    CatalogueEntry(control: LevelIndicator.self),
    CatalogueEntry(control: DisclosureTriangle.self),
    CatalogueEntry(control: ColorWell.self),
    CatalogueEntry(control: ButtonGroup.self),
    CatalogueEntry(control: ControlWidget.self),
    CatalogueEntry(control: ControlIsland.self),
    CatalogueEntry(control: ControlOptions.self),
    CatalogueEntry(container: ControlCenter.self),
    CatalogueEntry(primitive: Text.self),
    CatalogueEntry(primitive: SymbolImage.self),
    CatalogueEntry(primitive: Spacer.self),
    CatalogueEntry(primitive: Wallpaper.self),
    CatalogueEntry(container: VStack.self),
    CatalogueEntry(container: HStack.self),
    CatalogueEntry(container: ZStack.self),
    CatalogueEntry(container: Grid.self),
    CatalogueEntry(container: List.self),
    CatalogueEntry(container: Form.self),
    CatalogueEntry(container: Section.self),
    CatalogueEntry(container: Group.self),
    CatalogueEntry(container: GroupBox.self),
    CatalogueEntry(container: Window.self),
    CatalogueEntry(container: Toolbar.self),
    CatalogueEntry(container: Screen.self),
    .matrix,
  ]

  /// Returns the entry with a name.
  public static func entry(named name: String) -> CatalogueEntry? {
    places[name].map { entries[$0] }
  }

  private static let places = Dictionary(
    entries.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
}
