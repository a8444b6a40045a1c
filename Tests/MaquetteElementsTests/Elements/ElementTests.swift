import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import TestSupport
import Testing

@Suite struct TextTests {
  private func frame(_ text: String, width: Double? = nil) throws -> Rect {
    try Drawn(Text(text), scale: 3, width: width).frame("label")
  }

  /// A line of the system font is 1.1934 em high; at 17 points and 3x that is 20.33 points.
  @Test func aLineTakesWholePixels() throws {
    let frame = try frame("Label")
    #expect(abs(frame.height - 61.0 / 3) < 1e-9)
    #expect((frame.width * 3).rounded() == frame.width * 3)
  }

  /// The widths that Interface Builder wrote for the platform's own font.
  @Test(arguments: [("Label", 41.5), ("Title", 33.0), ("Version", 57.0), ("Password", 74.0)])
  func widthsAreThePlatforms(text: String, width: Double) throws {
    #expect(abs(try frame(text).width - width) <= 1)
  }

  @Test func textWrapsWithinItsWidthAndGrows() throws {
    let (one, two) = (try frame("Tap to Wake"), try frame("Tap to Wake", width: 60))
    #expect(two.width <= 60 && two.height > one.height * 1.5)
  }

  @Test func anEmptyTextHasALineButNoWidth() throws {
    let frame = try frame("")
    #expect(frame.width == 0 && frame.height > 20)
  }

  @Test func textFollowsTheTextSize() {
    let large = Drawn(Text("Label")) { $0.textSize = .accessibility3 }
    #expect(large.size.height > Drawn(Text("Label")).size.height * 2)
  }

  @Test func missingGlyphsAreAWarning() {
    #expect(
      Drawn(Text("a\u{10330}b")).warnings == [.missingGlyphs(characters: ["\u{10330}"], text: "a\u{10330}b")])
  }
}

@Suite struct MatrixTests {
  private var matrix: Matrix {
    Matrix(
      columnHeaders: ["a", "b", "c"], rowHeaders: ["one", "two"],
      rows: (0..<2).map { row in (0..<3).map { Button("\(row) \($0)").style(.gray) } })
  }

  @Test func cellsStandInRowsAndColumns() {
    let buttons = Drawn(matrix).frames("button")
    #expect(buttons.count == 6)
    for column in 0..<3 {
      #expect(abs(buttons[column].center.x - buttons[column + 3].center.x) <= 0.5)
    }
    #expect(buttons[0].maxY < buttons[3].minY)
  }

  @Test func rightToLeftPutsTheFirstColumnOnTheRight() {
    let buttons = Drawn(matrix) { $0.direction = .rightToLeft }.frames("button")
    #expect(buttons[0].minX > buttons[2].maxX)
  }

  @Test func headersCanBeLeftOut() {
    #expect(Drawn(Matrix(rows: [[Button("a"), Button("b")]])).frames("label").count == 2)
  }
}
