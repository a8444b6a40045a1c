import TestSupport
import MaquetteVectors
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

@Suite struct SymbolFileTests {
  @Test func readsKindOptionsAndMasters() throws {
    let parts = try SymbolFile("s limit=3 factor=0.5 base=1 M1 2 H5 | M3 4 H9\nn circle 12 12 2").parts
    #expect(parts.count == 2)
    #expect(parts[0].kind == .stroke)
    #expect(parts[0].path.points == [Point(x: 1, y: 2), Point(x: 5, y: 2)])
    #expect(parts[0].width(stroke: 2) == 2)
    #expect(parts[0].width(stroke: 20) == 3)
    #expect(parts[1].kind == .hole)
    #expect(parts[1].path.tightBounds == Rect(x: 10, y: 10, width: 4, height: 4))
  }

  @Test func interpolatesBetweenMasters() throws {
    let part = try #require(try SymbolFile("s M1 2 H5 | M3 4 H9").parts.first)
    #expect(part.path(stroke: 0.43).points == [Point(x: 1, y: 2), Point(x: 5, y: 2)])
    let middle = part.path(stroke: (0.43 + 3.77) / 2).points
    #expect(abs(middle[0].x - 2) < 1e-9 && abs(middle[0].y - 3) < 1e-9 && abs(middle[1].x - 7) < 1e-9)
    #expect(part.path(stroke: 0.1).points[0].x == 1)
    #expect(part.path(stroke: 1e9).points[0].x == 4, "one and a half times black is the end")
  }

  @Test(arguments: [
    "q M0 0 H1", "s", "s limit=3", "s limit=x M0 0 H1", "s limit=inf M0 0 H1", "s colour=3 M0 0 H1",
    "s M0 0 H", "s circle 1 2", "s rect 1 2 3 4 x", "s M0 0 H1 | M0 0 V1 H2", "s M0 0 H1 | M0 0 H2 | M0 0 H3",
    "ss M0 0 H1",
  ])
  func rejects(_ line: String) {
    #expect(throws: SymbolSyntaxError(line: 2, text: line)) { try SymbolFile("s M0 0 H1\n\(line)") }
  }

  @Test func partsComeAndGoWithTheWeight() throws {
    let parts = try SymbolFile("s until=2 M1 1 H2\ns after=2 M3 3 H4").parts
    let glyph = SymbolGlyph(parts: parts)
    for (stroke, x) in [(1.0, 1.0), (2, 1), (2.1, 3)] {
      let drawn = glyph.pieces(stroke: stroke, isFilled: false, mirrored: false)
      #expect(drawn.map { $0.silhouette.path.points[0].x } == [x])
    }
  }

  @Test func readsProperties() throws {
    let file = try SymbolFile(
      """
      # A comment.
      kind: frame
      inside: 0.6
      room: 12 11 0.9
      keywords: bin delete

      o layer=2 color=red step=3 circle 12 12 6
      """)
    #expect(file.composition == .frame)
    #expect(file.innerScale == 0.6)
    #expect(file.room == SymbolGlyph.Room(center: Point(x: 12, y: 11), scale: 0.9))
    #expect(file.keywords == ["bin", "delete"])
    #expect(file.parts.map(\.tone) == [SymbolTone(layer: 2, color: .red, step: 3)])
  }

  @Test(arguments: [
    ("from: bell", SymbolFile.Change.none), ("from: bell turned 3", .turned(quarterTurns: 3)),
    ("from: bell mirrored", .mirrored), ("from: bell flipped", .flipped),
    ("from: bell directional", .directional),
  ])
  func readsWhereADrawingComesFrom(_ text: String, _ change: SymbolFile.Change) throws {
    #expect(try SymbolFile(text).origin == SymbolFile.Origin(name: "bell", change: change))
  }

  @Test(arguments: [
    ("right-to-left", SymbolFile.Mirroring.rightToLeft), ("arabic", .arabic), ("never", .never),
  ])
  func readsWhereADrawingIsMirrored(_ word: String, _ mirroring: SymbolFile.Mirroring) throws {
    #expect(try SymbolFile("mirrored: \(word)\ns M0 0 H1").mirroring == mirroring)
  }

  @Test(arguments: [
    "from: bell turned 4", "from: bell turned", "from: bell upside", "from: bell mirrored twice", "from:",
    "kind: thing", "mirrored: left", "mirrored: arabic never", "kind: object sign", "inside: 0", "inside: 3",
    "inside: x", "room: 1 2", "room: 1 2 0",
    "room: 1 2 nan", "colour: red", "s layer=4 M0 0 H1", "s layer=1.5 M0 0 H1", "s step=0 M0 0 H1",
    "s color=mauve M0 0 H1",
  ])
  func rejectsProperties(_ line: String) {
    #expect(throws: SymbolSyntaxError(line: 1, text: line)) { try SymbolFile(line + "\ns M0 0 H1") }
  }

  @Test(arguments: ["", "# nothing", "kind: sign", "from: bell\ns M0 0 H1"])
  func aDrawingHasEitherPartsOrAnOrigin(_ text: String) {
    #expect(throws: SymbolSyntaxError.self) { try SymbolFile(text) }
  }

  @Test func aDrawingNeedsTheOneItIsDerivedFrom() throws {
    let file = try SymbolFile("from: a mirrored")
    #expect(SymbolGlyph(file, origin: { _ in nil }) == nil)
  }
}
