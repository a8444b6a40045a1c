import MaquetteControls
import MaquetteGraphics
import Testing

@Suite struct CloseButtonTests {
  /// The platform's 30 points, and 44 in the glass era.
  @Test(arguments: [(Era.ios7, 30.0), (.classic, 30), (.glass, 44)])
  func sizesAreThePlatforms(era: Era, side: Double) {
    let drawn = DrawnControl(CloseButton()) { $0.era = era }
    #expect(drawn.size == Size(width: side, height: side))
  }

  @Test func crossHasItsOwnColourUntilItIsTinted() {
    #expect(DrawnControl(CloseButton()).symbols == [Environment().color(.secondaryLabel)])
    #expect(
      DrawnControl(CloseButton().with(\.tint, .token(.red))).symbols == [Environment().color(.red)])
  }

  @Test func itFadesWhenPressedUnlessItIsOutOfUse() {
    let normal = DrawnControl(CloseButton())
    #expect(DrawnControl(CloseButton().state(.highlighted)).symbols != normal.symbols)
    #expect(
      DrawnControl(CloseButton().state([.highlighted, .disabled])).symbols
        == DrawnControl(CloseButton().state(.disabled)).symbols)
  }

  @Test func itHasAName() {
    #expect(DrawnControl(CloseButton()).accessibility == Accessibility(label: "Close", traits: [.button]))
  }
}
