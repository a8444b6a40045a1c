import MaquetteControls
import MaquetteDiagnostics
import MaquetteGraphics
import Testing

@Suite struct LayoutTextTests {
  private var layout: LayoutNode {
    Mockup(ActivityIndicator().id("wait").located(at: SourceLocation(line: 3, column: 7)), padding: .zero)
      .layout()
  }

  @Test func layoutReadsAsText() {
    #expect(
      layout.layoutText == """
        frame (0, 0) 20 x 20
          padding (0, 0) 20 x 20
            activity-indicator #wait (0, 0) 20 x 20
              spokes (0, 0) 20 x 20

        """)
  }

  @Test func treesNamePlaces() {
    #expect(layout.treeText.contains("activity-indicator #wait (line 3, column 7)\n"))
  }

  @Test func aControlIsToldOnce() {
    let text = Mockup(Button("Play", symbol: "play.fill").style(.gray)).layout().accessibilityText
    #expect(text.hasPrefix("\"Play\", button, at (16, 16)"))
    #expect(text.split(separator: "\n").count == 1)
  }
}
