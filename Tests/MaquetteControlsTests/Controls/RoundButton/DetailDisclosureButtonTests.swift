import MaquetteControls
import MaquetteGraphics
import Testing

@Suite struct DetailDisclosureButtonTests {
  @Test(arguments: Era.allCases)
  func itIsAsLargeAsAnAddButton(era: Era) {
    let detail = DrawnControl(DetailDisclosureButton()) { $0.era = era }
    #expect(detail.size == DrawnControl(ContactAddButton()) { $0.era = era }.size)
    #expect(detail.symbols.count == 1)
  }

  @Test func itHasTheTintOfItsPlaceOrItsOwn() {
    func ring(_ button: DetailDisclosureButton) -> Color? {
      DrawnControl(button) { $0.tint = .token(.orange) }.strokes.first?.color
    }
    #expect(ring(DetailDisclosureButton()) == Environment().color(.orange))
    #expect(
      ring(DetailDisclosureButton().with(\.tint, .token(.pink))) == Environment().color(.pink))
  }

  /// Rows of the eras that are drawn with this button have it as their accessory too.
  @Test func rowsOfIOS7HaveIt() {
    let row = DrawnControl(ListRow("Ada").accessory(.detail)) { $0.era = .ios7 }
    #expect(row.strokes.contains { $0.width == 1 })
    #expect(DrawnControl(ListRow("Ada").accessory(.detail)).strokes.isEmpty)
  }

  @Test func itHasAName() {
    #expect(DrawnControl(DetailDisclosureButton()).accessibility?.label == "More info")
  }
}
