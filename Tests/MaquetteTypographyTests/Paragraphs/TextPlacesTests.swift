import MaquetteGraphics
import Testing

@testable import MaquetteTypography

/// Where the characters of a text stand, by the widths of its parts set alone.
@Suite struct TextPlacesTests {
  private static let font = Font(size: 20)

  private func places(
    _ text: String, width: Double? = nil, direction: LayoutDirection = .leftToRight
  ) -> TextPlaces {
    FontLibrary.bundled.places(
      of: [TextSpan(text, font: Self.font)], style: ParagraphStyle(font: Self.font, direction: direction),
      maxWidth: width)
  }

  private func width(_ text: String) -> Double {
    FontLibrary.bundled.paragraph(text, style: ParagraphStyle(font: Self.font)).size.width
  }

  @Test func aCaretStandsWhereTheTextBeforeItEnds() throws {
    let places = places("Ada")
    let line = try #require(places.lines.first)
    #expect(places.count == 3 && places.lines.count == 1)
    #expect(line.x(at: 0) == 0)
    #expect(line.x(at: 3) == width("Ada"))
    #expect(abs(line.x(at: 1) - width("A")) < 1)
  }

  /// A family is one character of several code points, and a decomposed letter too.
  @Test func characters() throws {
    let places = places("a\u{301}👨‍👩‍👧b")
    let line = try #require(places.lines.first)
    #expect(places.count == 3)
    #expect(line.x(at: 1) == width("a\u{301}"))
    #expect(line.x(at: 3) == width("a\u{301}👨‍👩‍👧b"))
  }

  /// The second line begins after the space at which the first is broken, the third after a line end.
  @Test func linesHaveTheirCharacters() {
    let places = places("ab cd\nef\n", width: width("ab c"))
    #expect(places.lines.map(\.characters) == [0..<3, 3..<5, 6..<8, 9..<9])
    #expect(zip(places.lines, places.lines.dropFirst()).allSatisfy { $0.bottom == $1.top })
    #expect(places.line(of: 3)?.characters == 3..<5)
    #expect(places.line(of: 5)?.characters == 3..<5)
    #expect(places.line(of: 9)?.characters == 9..<9)
  }

  @Test func aTouchFindsTheNearestPlace() throws {
    let places = places("ab cd\nef", width: width("ab c"))
    let second = try #require(places.lines.dropFirst().first)
    #expect(places.place(nearest: Point(x: -9, y: second.top + 1)) == 3)
    #expect(places.place(nearest: Point(x: width("c") + 1, y: second.top + 1)) == 4)
    #expect(places.place(nearest: Point(x: 99, y: second.top + 1)) == 5)
    // Beside a line that is broken the caret stays in it, before the space.
    #expect(places.place(nearest: Point(x: 99, y: 1)) == 2)
    #expect(places.place(nearest: Point(x: 0, y: 999)) == 6)
    #expect(self.places("").place(nearest: Point(x: 5, y: 5)) == 0)
  }

  /// A selection that goes on fills the room beside its line, and begins at the edge of the next one.
  @Test func selectionsCoverLines() throws {
    let places = places("ab\n\ncd")
    let rects = places.rects(of: 1..<5, room: 0...100)
    try #require(rects.count == 3)
    #expect(rects[0].minX == places.lines[0].x(at: 1) && rects[0].maxX == 100)
    #expect(rects[1].minX == 0 && rects[1].maxX == 100)
    #expect(rects[2].minX == 0 && rects[2].maxX == places.lines[2].x(at: 5))
    #expect(places.rects(of: 2..<2, room: 0...100).isEmpty)
    #expect(places.rects(of: 5..<6, room: 0...100).count == 1)
  }

  /// Latin letters before Hebrew ones: a selection across them is in two pieces (UAX 9).
  @Test func selectionsFollowBothDirections() throws {
    let places = places("ab אבג")
    let line = try #require(places.lines.first)
    #expect(line.direction == .leftToRight)
    #expect(line.x(at: 3) == line.maxX)
    #expect(abs(line.x(at: 6) - width("ab ")) < 0.01)
    let rects = places.rects(of: 1..<4, room: 0...200)
    #expect(rects.count == 2)
    #expect(rects.last?.maxX == line.maxX)
  }

  @Test func rightToLeft() throws {
    let places = places("אבג", direction: .rightToLeft)
    let line = try #require(places.lines.first)
    #expect(line.x(at: 0) == line.maxX && line.x(at: 3) == line.minX)
    #expect(places.place(nearest: Point(x: line.maxX + 4, y: 1)) == 0)
    let rects = places.rects(of: 0..<1, room: -50...line.maxX)
    #expect(rects.count == 1 && rects.first?.maxX == line.maxX)
  }
}
