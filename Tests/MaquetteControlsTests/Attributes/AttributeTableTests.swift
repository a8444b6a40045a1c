import MaquetteControls
import Testing

@Suite struct AttributeTableTests {
  private func entry(_ name: String, _ text: String) -> AttributeValue.Entry {
    .init(name: name, value: .scalar(text, isQuoted: false))
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
    let wrong = AttributeValue.mapping([entry("tnit", "red")])
    let error = #expect(throws: AttributeError.self) { try EnvironmentOverrides(attribute: wrong) }
    #expect(error?.hint == "did you mean 'tint'?")
  }

  @Test func overridesChangeOnlyWhatTheyName() throws {
    let value = AttributeValue.mapping([entry("appearance", "dark"), entry("enabled", "false")])
    var environment = Environment()
    try EnvironmentOverrides(attribute: value).apply(&environment)
    #expect(environment.appearance == .dark)
    #expect(!environment.isEnabled)
    #expect(environment.contrast == .standard)
  }
}
