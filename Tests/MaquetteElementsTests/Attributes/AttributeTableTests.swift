import MaquetteControls
import MaquetteScreens
import MaquetteElements
import TestSupport
import Testing

@Suite struct AttributeTableTests {
  private func entry(_ name: String, _ text: String) -> AttributeValue.Entry {
    .init(name: name, value: .plain(text))
  }

  @Test func everyProblemOfAMappingIsReported() {
    var button = Button()
    let errors = button.decode([
      entry("title", "Play"), entry("titel", "Stop"), entry("size", "huge"), entry("busy", "on"),
    ])
    #expect(button.title == "Play")
    #expect(
      errors.map(\.message) == [
        "unknown attribute 'titel' of a button",
        "expected one of mini, small, medium, large, found 'huge'",
        "expected true or false, found 'on'",
      ])
    #expect(errors.first?.hint == "did you mean 'title'?")
    #expect(errors.map(\.path) == [[.name("titel")], [.value("size")], [.value("busy")]])
  }

  @Test func numbersOutOfRangeAreRefused() {
    var button = Button()
    let errors = button.decode([entry("corner-radius", "-1")])
    #expect(errors.first?.message == "expected a number between 0 and 100000, found '-1'")
    #expect(button.cornerRadius == nil)
  }

  @Test func overridesAreCheckedWhenTheyAreRead() {
    let error = #expect(throws: AttributeError.self) {
      try EnvironmentOverrides(attribute: .mapping(["tnit": "red"]))
    }
    #expect(error?.hint == "did you mean 'tint'?")
  }

  @Test func overridesChangeOnlyWhatTheyName() throws {
    var environment = Environment()
    try EnvironmentOverrides(attribute: .mapping(["appearance": "dark", "enabled": "false"])).apply(
      &environment)
    #expect(environment.appearance == .dark)
    #expect(!environment.isEnabled)
    #expect(environment.contrast == .standard)
  }
}

@Suite struct ElementSynonymsTests {
  private static let names = Catalogue.standard.entries.map(\.name)

  @Test func everySynonymLeadsToAnElementAndIsNoneItself() throws {
    for (name, words) in try synonyms(of: "element") {
      #expect(Catalogue.standard.entry(named: name) != nil, "\(name)")
      for word in words.split(separator: " ").map(String.init) {
        #expect(Catalogue.standard.entry(named: word) == nil, "\(word)")
        #expect(ElementSynonyms.nearest(to: word, among: Self.names) == name, "\(word)")
      }
    }
  }

  @Test(arguments: [
    ("radio-button", "radio"), ("datagrid", "table"), ("toggle", "switch"), ("text", "label"),
    ("spinner", "activity-indicator"), ("dropdown", "pop-up-button"), ("textfield", "text-field"),
    ("checkmark", "checkbox"), ("stack", "vstack"), ("row", "hstack"), ("photo", "image"),
    ("icon", "symbol"),
    ("UIButton", "button"), ("NSPopUpButton", "pop-up-button"), ("UITableView", "list"),
    ("SearchBar", "search-field"),
    ("hr", "divider"), ("UIAlertController", "alert"), ("dialog", "alert"), ("bottom-sheet", "sheet"),
    ("nav-bar", "navigation-bar"),
    ("navigationbar", "navigation-bar"),
    ("UITabBarItem", "tab"), ("tabs", "tab-bar"), ("UIBarButtonItem", "bar-button"),
    ("bottom-bar", "toolbar"),
  ])
  func aNameOfAnotherSystemLeadsToOurs(written: String, meant: String) {
    #expect(ElementSynonyms.nearest(to: written, among: Self.names) == meant)
  }

  @Test func whatIsNoSynonymIsFoundByItsSpelling() {
    #expect(ElementSynonyms.nearest(to: "buton", among: Self.names) == "button")
    #expect(ElementSynonyms.nearest(to: "gizmo", among: Self.names) == nil)
    // The command line draws controls, so containers are not suggested there.
    #expect(ElementSynonyms.nearest(to: "stack", among: ["symbol"]) == nil)
  }
}
