import MaquetteControls
import MaquetteGraphics
import Testing

@Suite struct ComboBoxTests {
  private func macos(_ box: ComboBox, change: (inout Environment) -> Void = { _ in }) -> DrawnParts {
    DrawnParts(box) {
      $0.platform = .macos
      change(&$0)
    }
  }

  @Test func itIsAsHighAsATextField() {
    let field = DrawnParts(TextField(text: "Red").with(\.width, 120)) { $0.platform = .macos }
    #expect(macos(ComboBox("Red").with(\.width, 120)).size == field.size)
  }

  @Test func itsButtonHasTheTintOfTheActiveWindow() {
    let white = Environment(theme: .macos).color(.onTint)
    #expect(macos(ComboBox("Red")).symbols == [white])
    #expect(macos(ComboBox("Red")) { $0.isWindowActive = false }.symbols != [white])
    #expect(macos(ComboBox("Red").disabled()).symbols != [white])
    #expect(macos(ComboBox("Red")) { $0.era = .glass }.symbols != [white])
  }

  @Test func itSaysWhatWasEntered() {
    let box = ComboBox("Helvetica", placeholder: "Font")
    #expect(
      box.accessibility(in: Environment())
        == Accessibility(label: "Font", value: "Helvetica", traits: [.textField]))
    #expect(box.disabled().accessibility(in: Environment()).traits == [.textField, .notEnabled])
  }
}
