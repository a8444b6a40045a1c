import MaquetteControls
import MaquetteGraphics
import Testing

@Suite struct PullDownButtonTests {
  private func draw(_ button: PullDownButton, _ platform: Platform) -> DrawnControl {
    DrawnControl(button) { $0.platform = platform }
  }

  @Test func onlyMacOSHasAnArrowUnlessTold() {
    #expect(draw(PullDownButton("Actions"), .ios).symbols.isEmpty)
    #expect(draw(PullDownButton("Actions"), .macos).symbols.count == 1)
    #expect(draw(PullDownButton("Actions").with(\.hasArrow, true), .ios).symbols.count == 1)
    #expect(draw(PullDownButton("Actions").with(\.hasArrow, false), .macos).symbols.isEmpty)
  }

  @Test func aSymbolCanStandAlone() {
    let more = PullDownButton(symbol: "ellipsis.circle")
    #expect(draw(more, .ios).symbols.count == 1)
    #expect(draw(more, .macos).symbols.count == 2)
    #expect(draw(more, .ios).accessibility?.label == "ellipsis.circle")
    #expect(more.warnings(in: Environment()).isEmpty)
  }

  @Test func itIsCalledByItsTitle() {
    let button = draw(PullDownButton("Actions"), .macos)
    #expect(button.accessibility == Accessibility(label: "Actions", traits: [.button]))
    #expect(PullDownButton().warnings(in: Environment()) == [.emptyTitle(element: "pull-down-button")])
  }
}
