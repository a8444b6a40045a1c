import MaquetteControls
import MaquetteGraphics
import MaquetteScene
import Testing

@Suite struct ControlIslandTests {
  private func draw(_ island: ControlIsland) -> (
    size: Size, texts: [(x: Double, color: Color)], symbol: Color?
  ) {
    let layout = Mockup(island, padding: .zero).layout()
    var texts: [(x: Double, color: Color)] = []
    var symbol: Color?
    layout.forEach { node, _ in
      for operation in node.operations {
        switch operation {
        case .glyphs(_, let origin, let color): texts.append((origin.x, color))
        case .pathGroup(_, _, let color): symbol = color
        default: break
        }
      }
    }
    return (layout.frame.size, texts, symbol)
  }

  private func color(_ token: ColorToken) -> Color { Environment().color(token) }

  @Test func symbolAndValueAreTinted() {
    let drawn = draw(ControlIsland("bell.slash.fill", status: "Silent").with(\.tint, .token(.red)))
    #expect(drawn.symbol == color(.red) && drawn.texts.map(\.color) == [color(.red)])
    let off = draw(ControlIsland("bell.fill", status: "Ring").with(\.isOn, false))
    #expect(off.symbol == color(.controlLabel))
  }

  @Test func aHintIsWhite() {
    let drawn = draw(ControlIsland("bell.slash.fill", hint: "Hold for Ring"))
    #expect(drawn.symbol == color(.accent) && drawn.texts.map(\.color) == [color(.controlLabel)])
  }

  @Test func itIsAsWideAsTheContentOrAsAsked() {
    let metrics = ControlWidgetMetrics.ios
    #expect(
      draw(ControlIsland("bell")).size == Size(width: metrics.islandWidth, height: metrics.islandHeight))
    #expect(draw(ControlIsland("bell", hint: "Hold for a long time to do it")).size.width > 200)
    let wide = draw(ControlIsland("bell", status: "Ring").with(\.width, 250))
    #expect(wide.size.width == 250)
    #expect(wide.texts[0].x > 200, "the value is at the trailing end")
  }

  @Test func saysTheHintAndTheValue() {
    let island = ControlIsland("bell", status: "Ring", hint: "Hold for Silent")
    #expect(island.accessibility(in: Environment()).label == "Hold for Silent")
    #expect(island.accessibility(in: Environment()).value == "Ring")
    #expect(ControlIsland("bell", status: "Ring").accessibility(in: Environment()).label == "Ring")
  }
}
