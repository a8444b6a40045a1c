import MaquetteControls
import MaquetteGraphics
import Testing

@Suite struct ColorWellTests {
  private func macos(_ well: ColorWell) -> DrawnParts { DrawnParts(well) { $0.platform = .macos } }

  @Test func itShowsItsColour() {
    let orange = Environment(theme: .macos).color(.orange)
    #expect(macos(ColorWell(.token(.orange))).fills.contains { $0.color == orange })
  }

  @Test func itLooksPressedWhileThePanelIsOpen() {
    let well = ColorWell(.token(.orange))
    #expect(macos(well.state(.selected)).fills.count == macos(well).fills.count + 1)
    #expect(macos(well.disabled()).opacity < 1)
  }

  @Test func itHasAName() {
    #expect(ColorWell().accessibility(in: Environment()) == Accessibility(label: "Color", traits: [.button]))
  }
}
