import MaquetteControls
import MaquetteGraphics
import Testing

@Suite struct HelpButtonTests {
  /// Measured: a circle of 20 on macOS 12.
  @Test(arguments: [(Era.classic, 20.0), (.glass, 26)])
  func itHasOneSize(era: Era, side: Double) {
    let drawn = DrawnControl(HelpButton()) {
      $0.platform = .macos
      $0.era = era
    }
    #expect(drawn.size == Size(width: side, height: side))
    #expect(drawn.texts.count == 1)
  }

  @Test func itHasANameAndSaysWhenItIsOutOfUse() {
    #expect(DrawnControl(HelpButton()).accessibility == Accessibility(label: "Help", traits: [.button]))
    let disabled = DrawnControl(HelpButton()) { $0.isEnabled = false }
    #expect(disabled.accessibility?.traits == [.button, .notEnabled])
  }

  @Test func pressingCoversIt() {
    let normal = DrawnControl(HelpButton())
    #expect(DrawnControl(HelpButton().state(.highlighted)).fills.count == normal.fills.count + 1)
    #expect(DrawnControl(HelpButton().state([.highlighted, .disabled])).fills.count == normal.fills.count)
  }
}
