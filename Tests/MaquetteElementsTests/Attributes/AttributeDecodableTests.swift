import MaquetteControlKit
import MaquetteElements
import TestSupport
import Testing

@Suite struct AttributeDecodableTests {
  @Test func textKeepsWhatWasWritten() throws {
    #expect(try String(attribute: .plain("12")) == "12")
    #expect(try String(attribute: .scalar("", isQuoted: true)) == "")
  }

  @Test func onlyPlainTrueAndFalseAreBooleans() throws {
    #expect(try Bool(attribute: .plain("true")))
    #expect(try !Bool(attribute: .plain("false")))
    let error = #expect(throws: AttributeError.self) { try Bool(attribute: .plain("yes")) }
    #expect(error?.message == "expected true or false, found 'yes'")
    #expect(error?.hint == "write true")
    #expect(throws: AttributeError.self) { try Bool(attribute: .scalar("true", isQuoted: true)) }
  }

  @Test(arguments: ["nan", "inf", "-infinity", "0x10", "1_000", "", "12pt", "1e400", "--1", "+", "2e9"])
  func textThatIsNotADecimalNumberInRangeIsRefused(text: String) {
    #expect(throws: AttributeError.self) { try Double(attribute: .plain(text)) }
  }

  @Test func quotedNumbersAreRefusedWithAHint() {
    let error = #expect(throws: AttributeError.self) {
      try Double(attribute: .scalar("12", isQuoted: true))
    }
    #expect(error?.hint == "write it without quotes")
  }

  @Test func numbersAreReadAsWritten() throws {
    #expect(try Double(attribute: .plain("-1.5e2")) == -150)
    #expect(try Int(attribute: .plain("7")) == 7)
    #expect(throws: AttributeError.self) { try Int(attribute: .plain("7.5")) }
  }

  @Test func choicesSuggestTheNearestName() {
    let error = #expect(throws: AttributeError.self) { try ButtonStyle(attribute: .plain("filed")) }
    #expect(
      error?.message
        == "expected one of plain, gray, tinted, filled, outlined, system, glass, glass-prominent, found 'filed'"
    )
    #expect(error?.hint == "did you mean 'filled'?")
  }

  @Test func coloursAreTokensOrHexadecimal() throws {
    #expect(try ColorReference(attribute: .plain("secondary-label")) == .token(.secondaryLabel))
    let short = try ColorReference(attribute: .scalar("#F90", isQuoted: true))
    #expect(short == .color(Color(red: 255, green: 153, blue: 0)))
    let clear = try ColorReference(attribute: .scalar("#11223344", isQuoted: true))
    #expect(clear == .color(Color(red: 0x11, green: 0x22, blue: 0x33, alpha: 0x44)))
    let error = #expect(throws: AttributeError.self) { try ColorReference(attribute: .plain("bleu")) }
    #expect(error?.hint == "did you mean 'blue'?")
    for text in ["#12", "#12345", "#GGGGGG", "#", "123456"] {
      #expect(throws: AttributeError.self) { try ColorReference(attribute: .plain(text)) }
    }
  }

  @Test func insetsAreOneNumberOrEdges() throws {
    #expect(try Insets(attribute: .plain("8")) == Insets(all: 8))
    let edges = try Insets(attribute: .mapping(["horizontal": "4", "top": "2"]))
    #expect(edges == Insets(top: 2, leading: 4, bottom: 0, trailing: 4))
    let error = #expect(throws: AttributeError.self) { try Insets(attribute: .mapping(["left": "4"])) }
    #expect(error?.message == "unknown edge 'left'")
    #expect(error?.path == [.name("left")])
  }

  @Test func weightsAreNamesOrNumbers() throws {
    #expect(try FontWeight(attribute: .plain("semibold")) == .semibold)
    #expect(try FontWeight(attribute: .plain("600")) == .semibold)
    #expect(throws: AttributeError.self) { try FontWeight(attribute: .plain("650")) }
  }

  @Test func statesAreOneOrSeveral() throws {
    #expect(try ControlState(attribute: .plain("highlighted")) == .highlighted)
    #expect(try ControlState(attribute: .list("selected", "disabled")) == [.selected, .disabled])
    let error = #expect(throws: AttributeError.self) {
      try ControlState(attribute: .list("selected", "pressed"))
    }
    #expect(error?.path == [.item(1)])
  }

  @Test(arguments: [("true", ToggleValue.on), ("false", .off), ("mixed", .mixed)])
  func valuesOfTogglesAreBooleansOrMixed(text: String, value: ToggleValue) throws {
    #expect(try ToggleValue(attribute: .plain(text)) == value)
  }

  @Test(arguments: [
    (AttributeValue.plain("on"), "write true"), (.plain("Off"), "write false"), (.plain("no"), "write false"),
    (.plain("mixd"), "did you mean 'mixed'?"), (.scalar("true", isQuoted: true), "write it without quotes"),
  ])
  func otherValuesOfTogglesAreRefusedWithAHint(value: AttributeValue, hint: String) {
    let error = #expect(throws: AttributeError.self) { try ToggleValue(attribute: value) }
    #expect(error?.hint == hint)
  }

  @Test func aListIsNoValueOfAToggle() {
    #expect(throws: AttributeError.self) { try ToggleValue(attribute: .list([])) }
  }

  @Test(
    arguments: [
      ([], nil), ([.on, .on], .on), ([.off, .off], .off), ([.on, .off], .mixed), ([.mixed], .mixed),
      ([.mixed, .on], .mixed),
    ] as [([ToggleValue], ToggleValue?)])
  func valuesThatDifferAreMixed(values: [ToggleValue], combined: ToggleValue?) {
    #expect(ToggleValue(combining: values) == combined)
  }
}
