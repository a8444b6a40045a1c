import MaquetteControls
import Testing

@Suite struct RoundedRectangleButtonTests {
  @Test(arguments: [ControlState.normal, .highlighted, .disabled])
  func itIsDrawnAsASystemButton(state: ControlState) {
    let old = DrawnControl(RoundedRectangleButton("Sign In").state(state))
    let system = DrawnControl(Button("Sign In").style(.system).state(state))
    #expect(old.size == system.size)
    #expect(old.operations == system.operations)
    #expect(old.accessibility == system.accessibility)
  }

  @Test func itSaysThatItIsDeprecated() {
    #expect(RoundedRectangleButton.summary.hasPrefix("Deprecated"))
    #expect(RoundedRectangleButton.guideline.contains("use a button with the style system"))
  }

  @Test func nothingToShowIsReported() {
    let layout = Mockup(RoundedRectangleButton()).layout()
    var warnings: [ElementWarning] = []
    layout.forEach { node, _ in warnings += node.warnings }
    #expect(!warnings.isEmpty)
  }
}
