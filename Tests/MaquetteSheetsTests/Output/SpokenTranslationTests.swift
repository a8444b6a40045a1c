import MaquetteElements
import MaquetteSheets
import Testing

/// Labels, hints and values that are spoken follow the language of the sheet, as texts do.
@Suite struct SpokenTranslationTests {
  @Test func labelHintAndValueAreTranslated() throws {
    let text = """
      maquette: 1
      locale: de
      strings: { de: { Save: Sichern, Saves the chart: Sichert die Karte, Volume: Lautstärke } }
      body:
        vstack:
          - button: { title: Save, accessibility: { hint: Saves the chart } }
          - switch: { value: true, accessibility-label: Volume }
      """
    let sheet = try Sheet(Array(text.utf8), path: "sheet.yaml")
    let spoken = sheet.pictures[0].mockup().layout().accessibilityElements.map(\.accessibility)
    #expect(spoken.map(\.label) == ["Sichern", "Lautstärke"])
    #expect(spoken.first?.hint == "Sichert die Karte")
    #expect(spoken.last?.value == "ein")
  }
}
