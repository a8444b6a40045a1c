import MaquetteTypography
import Testing

@testable import MaquetteElements

@Suite("Places of characters") struct TextGeometryTests {
  private let environment = Environment()

  private func geometry(_ text: String, width: Double, _ change: (inout Environment) -> Void = { _ in })
    -> TextGeometry
  {
    var environment = environment
    change(&environment)
    return Text(text).geometry(in: Rect(x: 10, y: 20, width: width, height: 400), environment)
  }

  @Test(
    "a caret in front of each character is nearest to itself",
    arguments: [
      "one two three four five six seven", "שלום עולם וכל מי שבו", "a\nb\n\nc", "e\u{301}t\u{e9} 👩‍👩‍👧 x",
    ])
  func there(text: String) {
    let geometry = geometry(text, width: 80)
    for index in 0...text.count {
      let edge = geometry.edge(before: index)
      // Spaces at the end of a line take no room: the caret behind them is that in front of them.
      let found = geometry.index(at: edge.center)
      #expect(geometry.edge(before: found) == edge, "\(index) is found as \(found)")
    }
  }

  @Test("a selection reaches from its first to its last character, with whole lines between")
  func lines() throws {
    let text = "one two three four five six seven"
    let geometry = geometry(text, width: 80)
    let lines = geometry.lines(of: 4..<text.count - 2)
    #expect(lines.rects.count > 2)
    #expect(lines.rects[0].minX == geometry.edge(before: 4).minX && lines.rects[0].maxX == 90)
    #expect(lines.rects[1].minX == 10 && lines.rects[1].maxX == 90)
    let end = try #require(lines.edges?.end)
    #expect(end.minX == geometry.edge(before: text.count - 2).minX)
    for (line, next) in zip(lines.rects, lines.rects.dropFirst()) { #expect(line.maxY == next.minY) }
    #expect(geometry.lines(of: 3..<3).rects.isEmpty)
  }

  @Test("a selection of a word is as wide as the word") func word() throws {
    let geometry = geometry("one two", width: 300)
    let whole = geometry.lines(of: geometry.word(at: geometry.edge(before: 5).center)).rects
    let width = Text("two").idealWidth(in: environment)
    let first = try #require(whole.first)
    #expect(whole.count == 1 && abs(first.width - width) <= 1)
  }

  @Test("a text from right to left begins at its right end") func mirrored() {
    let geometry = geometry("שלום", width: 300) { $0.direction = .rightToLeft }
    #expect(geometry.edge(before: 0).minX > geometry.edge(before: 4).minX)
    #expect(geometry.lines(of: 0..<2).first == .rightToLeft)
  }
}
