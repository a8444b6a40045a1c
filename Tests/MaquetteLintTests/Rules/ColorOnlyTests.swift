import Testing

@Suite struct ColorOnlyTests {
  private func count(_ body: String) throws -> Int { try LintSheet.findings("L-colour-only", body).count }

  @Test func platformControlsChangeTheirShape() throws {
    for body in [
      "list-row: { title: A, switch: true }", "checkbox: { title: A, value: true }",
      "radio: { title: A, value: true }", "toggle-button: { symbol: bell, value: true }",
    ] {
      #expect(try count(body) == 0, "\(body)")
    }
  }

  @Test func aFilledButtonThatOnlyDarkensWhenSelectedDoesNot() throws {
    #expect(try count("button: { title: A, style: filled, state: selected }") == 1)
    #expect(try count("button: { title: A, style: plain, state: selected }") == 0)
    #expect(try count("button: { title: A, style: filled }") == 0)
  }

  @Test func signsWithWordsBesideThemAreNotColorAlone() throws {
    func row(_ color: String, _ word: String) -> String {
      "hstack: [{ symbol: { name: circle.fill, color: \(color) } }, { label: \(word) }]"
    }
    #expect(try count("vstack: [{ \(row("red", "Stopped")) }, { \(row("green", "Running")) }]") == 0)
    #expect(
      try count(
        "vstack: [{ symbol: { name: circle.fill, color: red } }, { symbol: { name: circle.fill, color: green } }]"
      ) == 1)
    // Yellow and black differ in luminance by more than 3:1.
    #expect(
      try count(
        "vstack: [{ symbol: { name: circle.fill, color: yellow } }, { symbol: { name: circle.fill, color: label } }]"
      ) == 0)
  }
}
