import MaquetteControls
import MaquetteGraphics
import Testing

@Suite struct ContactAddButtonTests {
  /// Measured on real controls at 2x and 3x: 22 points with lines of 1 in iOS 10 and 12, 21.67 and 1.55 in iOS 13.
  @Test(arguments: [(Era.ios7, 22.0, 1.0), (.classic, 65.0 / 3, 1.55), (.glass, 65.0 / 3, 1.55)])
  func sizesAreThePlatforms(era: Era, diameter: Double, line: Double) throws {
    let drawn = DrawnControl(ContactAddButton()) {
      $0.era = era
      $0.scale = 3
    }
    #expect(abs(drawn.size.width - diameter) < 1e-9 && abs(drawn.size.height - diameter) < 1e-9)
    let ring = try #require(drawn.strokes.first)
    #expect(ring.width == line)
    #expect(drawn.fills.count == 2 && drawn.fills.allSatisfy { $0 == ring.color })
  }

  /// Two bars that are each half clear would be darker where they cross.
  @Test(arguments: [ControlState.highlighted, .disabled])
  func barsFadeTogether(state: ControlState) {
    let drawn = DrawnControl(ContactAddButton().state(state))
    #expect(drawn.fills.allSatisfy { $0.alpha == 255 })
    #expect(drawn.opacities.count == 1)
  }

  @Test func itHasANameAndSaysWhenItIsOutOfUse() {
    #expect(
      DrawnControl(ContactAddButton()).accessibility == Accessibility(label: "Add contact", traits: [.button])
    )
    let disabled = DrawnControl(ContactAddButton()) { $0.isEnabled = false }
    #expect(disabled.accessibility?.traits == [.button, .notEnabled])
    let named = DrawnControl(ContactAddButton().with(\.accessibilityLabel, "Add guest"))
    #expect(named.accessibility?.label == "Add guest")
  }
}
