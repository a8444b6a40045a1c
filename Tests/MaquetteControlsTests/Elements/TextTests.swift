import MaquetteControls
import MaquetteGraphics
import MaquetteScene
import MaquetteTypography
import Testing

@Suite struct TextTests {
  private func layout(_ text: Text, scale: Double = 3, width: Double? = nil) -> LayoutNode {
    var mockup = Mockup(text, padding: .zero)
    mockup.environment.scale = scale
    mockup.width = width
    return mockup.layout()
  }

  private func textFrame(_ node: LayoutNode) -> Rect {
    var frame = Rect.zero
    node.forEach { node, _ in if node.name == "label" { frame = node.frame } }
    return frame
  }

  /// A line of the system font is 1.1934 em high; at 17 points and 3x that is 20.33 points.
  @Test func aLineTakesWholePixels() {
    let frame = textFrame(layout(Text("Label")))
    #expect(abs(frame.height - 61.0 / 3) < 1e-9)
    #expect((frame.width * 3).rounded() == frame.width * 3)
  }

  /// The widths that Interface Builder wrote for the platform's own font.
  @Test(arguments: [("Label", 41.5), ("Title", 33.0), ("Version", 57.0), ("Password", 74.0)])
  func widthsAreThePlatforms(text: String, width: Double) {
    #expect(abs(textFrame(layout(Text(text))).width - width) <= 1)
  }

  @Test func textWrapsWithinItsWidthAndGrows() {
    let one = textFrame(layout(Text("Tap to Wake")))
    let two = textFrame(layout(Text("Tap to Wake"), width: 60))
    #expect(two.width <= 60)
    #expect(two.height > one.height * 1.5)
  }

  @Test func anEmptyTextHasALineButNoWidth() {
    let frame = textFrame(layout(Text("")))
    #expect(frame.width == 0)
    #expect(frame.height > 20)
  }

  @Test func textFollowsTheTextSize() {
    var mockup = Mockup(Text("Label"), padding: .zero)
    let normal = mockup.layout().frame.height
    mockup.environment.textSize = .accessibility3
    #expect(mockup.layout().frame.height > normal * 2)
  }

  @Test func missingGlyphsAreAWarning() {
    var warnings: [ElementWarning] = []
    layout(Text("a\u{1F600}b")).forEach { node, _ in warnings += node.warnings }
    #expect(warnings == [.missingGlyphs(characters: ["\u{1F600}"], text: "a\u{1F600}b")])
  }
}
