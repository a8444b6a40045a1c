import MaquetteControls
import MaquetteGraphics
import Testing

@Suite struct InfoButtonTests {
  private func ring(_ button: InfoButton, _ appearance: Appearance) -> Color? {
    DrawnControl(button) { $0.appearance = appearance }.strokes.first?.color
  }

  /// As UIKit's infoLight and infoDark since iOS 7: one drawing, in the tint that shows on what is behind.
  @Test func toneChoosesTheTintsAppearance() {
    #expect(ring(InfoButton(.light), .dark) == ring(InfoButton(), .light))
    #expect(ring(InfoButton(.dark), .light) == ring(InfoButton(), .dark))
    #expect(ring(InfoButton(.light), .light) != ring(InfoButton(.dark), .light))
  }

  @Test func itHasANameAndSaysWhenItIsOutOfUse() {
    #expect(DrawnControl(InfoButton()).accessibility == Accessibility(label: "More info", traits: [.button]))
    #expect(DrawnControl(InfoButton().disabled()).accessibility?.traits == [.button, .notEnabled])
  }
}
