import MaquetteControls
import Testing

@Suite struct ToggleValueTests {
  private func read(_ text: String, isQuoted: Bool = false) throws(AttributeError) -> ToggleValue {
    try ToggleValue(attribute: .scalar(text, isQuoted: isQuoted))
  }

  @Test func sheetsWriteABooleanOrMixed() throws {
    #expect(try read("true") == .on)
    #expect(try read("false") == .off)
    #expect(try read("mixed") == .mixed)
  }

  @Test(arguments: [
    ("on", "write true"), ("Off", "write false"), ("no", "write false"), ("mixd", "did you mean 'mixed'?"),
  ])
  func otherWordsAreAnErrorWithTheRightOne(word: String, hint: String) {
    let error = #expect(throws: AttributeError.self) { try read(word) }
    #expect(error?.hint == hint)
  }

  @Test func quotedTextIsNotABoolean() {
    let error = #expect(throws: AttributeError.self) { try read("true", isQuoted: true) }
    #expect(error?.hint == "write it without quotes")
    #expect(throws: AttributeError.self) { try ToggleValue(attribute: .list([])) }
  }

  @Test func valuesThatDifferAreMixed() {
    #expect(ToggleValue(combining: []) == nil)
    #expect(ToggleValue(combining: [.on, .on]) == .on)
    #expect(ToggleValue(combining: [.off, .off]) == .off)
    #expect(ToggleValue(combining: [.on, .off]) == .mixed)
    #expect(ToggleValue(combining: [.mixed]) == .mixed)
    #expect(ToggleValue(combining: [.mixed, .on]) == .mixed)
  }
}
