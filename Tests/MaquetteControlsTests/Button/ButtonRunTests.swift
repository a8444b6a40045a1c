import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import TestSupport
import Testing

/// Titles of buttons in runs.
@Suite struct ButtonRunTests {
  private func button(_ runs: [TextRun]) -> Button { Button().with(\.titleContent, TextContent(runs: runs)) }

  private func red(_ text: String) -> TextRun {
    var run = TextRun(text)
    run.color = .token(.red)
    return run
  }

  @Test func aTitleOfRunsIsSetLikeAPlainOne() {
    for style in ButtonStyle.allCases {
      let plain = Button("Buy for 9 €").style(style)
      let drawn = Drawn(button(["Buy for ", "9 €"]).style(style))
      #expect(
        drawn.operations == Drawn(plain).operations
          && drawn.accessibilityText == Drawn(plain).accessibilityText)
    }
    #expect(button(["a", "b"]).title == "ab")
    #expect(button(["a", "b"]).with(\.title, "c").titleRuns.isEmpty)
  }

  /// Colours of runs change with the state as the colour of a title does.
  @Test(arguments: [ControlState.normal, .highlighted, .selected, .disabled])
  func coloursOfRunsFollowTheState(state: ControlState) {
    for style in ButtonStyle.allCases {
      let runs = Drawn(button(["Buy for ", red("9 €")]).style(style).state(state)).texts
      let whole = Drawn(Button("9 €").style(style).state(state).with(\.titleColor, .token(.red))).texts
      let plain = Drawn(Button("Buy for ").style(style).state(state)).texts
      #expect(runs.first == plain.first && runs.last == whole.first, "\(style)")
    }
  }

  @Test func anotherTitleTakesThePlaceOfRuns() {
    let own = button(["Buy ", red("now")]).title("Thanks", for: .selected)
    #expect(
      Drawn(own.state(.selected)).texts.count == 1
        && spoken(own.state(.selected)) == ["selected, Thanks, button"])
    #expect(spoken(button(["Buy ", red("now")]).busy("Buying…")) == ["Buying…, button"])
    #expect(Drawn(button(["Buy ", red("now")]).busy()).texts.count == 2)
  }

  @Test func aButtonIsPressedAsAWhole() throws {
    let link = Button().with(\.titleContent, try TextContent(markdown: "See **all** [terms](terms)"))
    #expect(spoken(link) == ["See all terms, button"])
    #expect(Set(Drawn(link).texts).count == 1)
  }

  @Test func runsOfATitleAreTranslatedOneByOne() throws {
    let tag = try #require(LanguageTag("de"))
    let lines = spoken(button(["Buy ", red("now")])) {
      $0.locale = tag
      $0.strings.set("Buy ", to: "Jetzt ", in: tag)
      $0.strings.set("now", to: "kaufen", in: tag)
    }
    #expect(lines == ["Jetzt kaufen, Taste"])
  }
}
