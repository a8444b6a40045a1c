import MaquetteDiagnostics
import MaquetteUIAssets
import Testing

@Suite struct ColorSetTests {
  private func read(_ text: String) -> (set: ColorSet?, problems: [Diagnostic]) {
    var problems: [Diagnostic] = []
    let set = ColorSet(Array(text.utf8), path: "A.colorset/Contents.json", into: &problems)
    return (set, problems)
  }

  private func color(_ components: String) -> String {
    #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {\#(components)}}}]}"#
  }

  @Test(arguments: [
    (
      #""red": "255", "green": "0", "blue": "51", "alpha": "1""#,
      ColorSet.Value.channels(red: 1, green: 0, blue: 0.2, alpha: 1)
    ),
    (#""red": "0xFF", "green": "0x00", "blue": "0x33""#, .channels(red: 1, green: 0, blue: 0.2, alpha: 1)),
    (
      #""red": "1.000", "green": "0.000", "blue": "0.200", "alpha": "0.500""#,
      .channels(red: 1, green: 0, blue: 0.2, alpha: 0.5)
    ),
    (#""white": "0.250", "alpha": "1.000""#, .channels(red: 0.25, green: 0.25, blue: 0.25, alpha: 1)),
  ])
  func allNotationsOfComponentsAreRead(components: String, value: ColorSet.Value) {
    let (set, problems) = read(color(components))
    #expect(set?.entries.map(\.value) == [value] && problems.isEmpty)
  }

  @Test func theEntryThatFitsBestIsTaken() {
    let (set, _) = read(
      """
      {"colors": [
        {"color": {"reference": "any"}},
        {"color": {"reference": "dark"}, "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"color": {"reference": "high"}, "appearances": [{"appearance": "contrast", "value": "high"}]},
        {"color": {"reference": "mac"}, "idiom": "mac"},
        {"idiom": "universal"}]}
      """)
    #expect(set?.entries.count == 4)
    #expect(set?.value(isDark: false, isHighContrast: false) == .system("any"))
    #expect(set?.value(isDark: true, isHighContrast: false) == .system("dark"))
    #expect(set?.value(isDark: false, isHighContrast: true) == .system("high"))
    #expect(set?.value(isDark: true, isHighContrast: true) == .system("dark"))
    #expect(set?.value(isDark: false, isHighContrast: false, idiom: "mac") == .system("mac"))
  }

  @Test func problemsHaveTheirPositions() {
    let (set, problems) = read(
      "{\"colors\": [\n{\"color\": {\"components\": {\"red\": \"many\",\n\"green\": \"1\"}}}]}")
    #expect(set == nil)
    #expect(problems.map(\.position.line) == [2, 2])
    #expect(problems.contains { $0.message.contains("'many' is not a valid value of the component 'red'") })
    #expect(problems.contains { $0.message.contains("no 'blue'") })
    #expect(read("{}").problems.count == 1)
    #expect(read("[").problems.count >= 1)
    #expect(read(#"{"colors": 3}"#).problems.first?.message.contains("a list of colours") == true)
  }
}
