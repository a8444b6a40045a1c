import MaquetteElements
import MaquetteGraphics
import TestSupport
import Testing

@testable import MaquetteCollections

/// The headers of a plain list, which stay in sight.
@Suite struct PinnedHeaderTests {
  private func drawn(_ offset: Double, _ style: ListStyle = .plain) -> Drawn {
    let sections = ["A", "B", "C"].map { (letter: String) in
      Section(letter) { (1...3).map { ListRow("\(letter)\($0)") } }
    }
    let list = List(style: style) { sections }.with(\.scrollOffset, .points(offset))
    return Drawn(list, .ios, era: .classic, scale: 1, width: 300, height: 200)
  }

  private func pinned(_ offset: Double, _ style: ListStyle = .plain) -> Rect? {
    drawn(offset, style).frames("pinned-header").first
  }

  @Test func aHeaderInSightStandsWhereItsSectionBegins() {
    #expect(pinned(0) == nil)
    // The room above the first header, 22, less that above a pinned one.
    #expect(pinned(10) == nil)
  }

  @Test func itStaysAtTheTop() throws {
    let frame = try #require(pinned(60))
    #expect(frame.minY == 0 && frame.minX == 0 && frame.width == 300)
    #expect(pinned(60, .insetGrouped) == nil)
  }

  /// A section is a header of 22 + 22 + 7 (its line is 22 high) and three rows of 44.
  @Test func theEndOfItsSectionTakesItAlong() throws {
    let end = try #require(drawn(0).frames(Section.name).first).maxY
    let height = try #require(pinned(60)).height
    let frame = try #require(pinned(end - height / 2))
    #expect(abs(frame.maxY - height / 2) <= 1 && frame.minY < 0)
  }

  @Test func thatOfTheNextSectionFollows() throws {
    let end = try #require(drawn(0).frames(Section.name).first).maxY
    let drawn = drawn(end + 40)
    let header = try #require(drawn.nodes("pinned-header").first)
    #expect(header.frame.minY == 0)
    #expect(header.accessibility?.isHidden == true, "it is spoken where its section begins")
    #expect(drawn.nodes("pinned-header").count == 1)
  }

  /// The list in a row has a section of its own, whose header is no header of the list around.
  @Test func aListInARowDoesNotCount() throws {
    let inner = List(style: .plain) { Section("Inner") { ListRow("Row") } }
    let first = Section("A") { ListRow { inner.frame(height: 120) } }
    let list = List(style: .plain) {
      first
      Section("B") { (1...9).map { ListRow("B\($0)") } }
      Section("C") { ListRow("C") }
    }
    func drawn(_ offset: Double) -> Drawn {
      Drawn(
        list.with(\.scrollOffset, .points(offset)), .ios, era: .classic, scale: 1, width: 300, height: 200)
    }
    let end = try drawn(0).frame(Section.name).maxY
    let header = try #require(drawn(end + 60).nodes("pinned-header").first)
    #expect(header.nodes(named: "label").compactMap(\.accessibility?.label) == ["B"])
  }
}
