import MaquetteControls
import MaquetteScene
import Testing

@Suite struct StatefulControlTests {
  @Test func disablingAddsToTheStateAndTakesAway() {
    let button = Button("Play").state(.selected)
    #expect(button.disabled().state == [.selected, .disabled])
    #expect(button.disabled().disabled(false).state == .selected)
  }

  /// Every control that has a state looks and sounds disabled where its surroundings are.
  @Test func theEnvironmentDisables() {
    let controls: [any StatefulControl] = [
      Button("Play"), Switch(isOn: true), ToggleButton("star"), Checkbox("Dock"), Radio("One"),
      SegmentedControl(["A", "B"]), ListRow("Wi-Fi"),
    ]
    for control in controls {
      var mockup = Mockup(control)
      let enabled = mockup.displayList()
      mockup.environment.isEnabled = false
      #expect(mockup.displayList() != enabled, "\(control)")
      #expect(control.disabled(true).accessibility(in: Environment()).traits.contains(.notEnabled))
    }
  }
}
