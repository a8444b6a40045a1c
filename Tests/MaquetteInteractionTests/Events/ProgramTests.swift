import MaquetteControls
import MaquetteElements
import MaquetteInteraction
import Testing

/// What a program does to a control, rather than a finger.
@Suite struct ProgramTests {
  @Test func aDisabledControlSendsWhatAProgramSends() throws {
    let session = session([Button("Play")])
    let control = try #require(session.controls.first)
    control.isEnabled = false
    session.tap(control)
    #expect(session.log.eventNames.isEmpty)
    control.sendActions(for: .valueChanged)
    #expect(session.log.eventNames == ["valueChanged"])
  }

  @Test func theSpokenLabelCanBeSet() throws {
    let session = session([Slider(0.5).with(\.accessibilityLabel, "Volume")])
    let control = try #require(session.controls.first as? LiveSlider)
    control.accessibilityLabel = "Brightness"
    let spoken = session.layout.accessibilityElements.map(\.accessibility.label)
    #expect(spoken == ["Brightness"])
  }
}
