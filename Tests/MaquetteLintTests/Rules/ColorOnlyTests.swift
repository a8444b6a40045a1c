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

  /// The same screen in two eras has its own colours in each.
  @Test func screensAreNotCompared() throws {
    func screen(_ colors: String...) -> String {
      let signs = colors.map { "{ symbol: { name: circle.fill, color: \($0) } }" }
      return "{ screen: { device: iphone-17, children: [{ vstack: [\(signs.joined(separator: ", "))] }] } }"
    }
    #expect(try count("hstack: [\(screen("red")), \(screen("green"))]") == 0)
    #expect(try count("hstack: [\(screen("red", "green"))]") == 1)
  }

  @Test func hiddenSignsAreDecoration() throws {
    func stars(_ rest: String) -> String {
      "vstack: [{ symbol: { name: star, color: red\(rest) } }, { symbol: { name: star, color: green } }]"
    }
    #expect(try count(stars("")) == 1)
    #expect(try count(stars(", accessibility: { hidden: true }")) == 0)
  }
}
