import MaquetteGraphics
import MaquetteUI
import MaquetteUICore
import Testing

/// Literals are keys that are translated, with Markdown, and not attributed texts.
@MainActor
struct TextLiteralTests {
  @Test("A literal without values has Markdown")
  func markdown() throws {
    func width(_ text: Text) throws -> Double? {
      try Drawn(text, width: 390, height: 100).frames("label").first?.width
    }
    #expect(try width(Text("so **much** more")) != width(Text(verbatim: "so **much** more")))
  }
}
