import MaquetteGraphics
import MaquetteScene
import Testing

@testable import MaquetteControls

@Suite struct SymbolPlanTests {
  @Test func readsKindOptionsAndMasters() throws {
    let parts = try SymbolPart.parse(plan: "s limit=3 factor=0.5 base=1 M1 2 H5 | M3 4 H9\nn circle 12 12 2")
    #expect(parts.count == 2)
    #expect(parts[0].kind == .stroke)
    #expect(parts[0].path.points == [Point(x: 1, y: 2), Point(x: 5, y: 2)])
    #expect(parts[0].width(stroke: 2) == 2)
    #expect(parts[0].width(stroke: 20) == 3)
    #expect(parts[1].kind == .hole)
    #expect(parts[1].path.tightBounds == Rect(x: 10, y: 10, width: 4, height: 4))
  }

  @Test func interpolatesBetweenMasters() throws {
    let part = try #require(try SymbolPart.parse(plan: "s M1 2 H5 | M3 4 H9").first)
    #expect(part.path(stroke: 0.39).points == [Point(x: 1, y: 2), Point(x: 5, y: 2)])
    let middle = part.path(stroke: (0.39 + 3.42) / 2).points
    #expect(abs(middle[0].x - 2) < 1e-9 && abs(middle[0].y - 3) < 1e-9 && abs(middle[1].x - 7) < 1e-9)
    #expect(part.path(stroke: 0.1).points[0].x == 1)
    #expect(part.path(stroke: 1e9).points[0].x == 4, "one and a half times black is the end")
  }

  @Test(arguments: [
    "x M0 0 H1", "s", "s limit=3", "s limit=x M0 0 H1", "s limit=inf M0 0 H1", "s colour=3 M0 0 H1",
    "s M0 0 H",
    "s circle 1 2", "s rect 1 2 3 4 x", "s M0 0 H1 | M0 0 V1 H2", "s M0 0 H1 | M0 0 H2 | M0 0 H3",
    "ss M0 0 H1",
  ])
  func rejects(_ line: String) {
    #expect(throws: SymbolPlanError(line: line)) { try SymbolPart.parse(plan: line) }
  }

  @Test func partsComeAndGoWithTheWeight() throws {
    let parts = try SymbolPart.parse(plan: "s until=2 M1 1 H2\ns after=2 M3 3 H4")
    let glyph = SymbolGlyph(parts: parts, composition: .sign, innerScale: 0.5)
    for (stroke, x) in [(1.0, 1.0), (2, 1), (2.1, 3)] {
      let drawn = glyph.silhouette(stroke: stroke, isFilled: false, mirrored: false)
      #expect(drawn.map { $0.path.points[0].x } == [x])
    }
  }

  @Test func aDrawingNeedsTheOneItIsDerivedFrom() {
    let source = SymbolSource("b", plan: .mirrored("a"))
    #expect(throws: SymbolPlanError(line: "a")) { try Symbols.glyph(of: source, at: 0) }
  }
}
