import MaquetteCollections
import MaquetteControls
import MaquetteElements
import TestSupport
import Testing

/// The separators below rows of elements, `ios26-list-avatar-rows`.
@Suite struct SeparatedRowTests {
  private func draw(_ change: (inout Environment) -> Void) -> Drawn {
    var avatar = Avatar()
    avatar.initials = "F"
    let contents: [any Element] = [avatar, Text("Name"), Spacer()]
    let section = Section {
      ListRow("") { HStack(spacing: 8) { contents } }
      ListRow("Last")
    }
    return Drawn(section, .ios, era: .glass, width: 320, change: change)
  }

  private func name(in drawn: Drawn) throws -> LayoutNode {
    try #require(drawn.nodes("label").first { $0.accessibility?.label == "Name" })
  }

  /// In SwiftUI the line begins at the name, not at the initials, and ends 16 before the row.
  @Test func separatorsBeginAtTheFirstText() throws {
    let drawn = draw { $0.toolkit = .swiftUI }
    let row = try #require(drawn.nodes("separated-row").first)
    let line = try #require(row.children.last)
    let text = try name(in: drawn).frame
    #expect(abs(line.frame.minX - text.minX) <= 0.5)
    #expect(line.frame.maxX == row.frame.maxX - 16 && line.frame.height == 1)
    #expect(line.frame.maxY == row.frame.maxY)
  }

  @Test func separatorsEndAtTheFirstTextFromRightToLeft() throws {
    let drawn = draw {
      $0.toolkit = .swiftUI
      $0.direction = .rightToLeft
    }
    let row = try #require(drawn.nodes("separated-row").first)
    let line = try #require(row.children.last)
    #expect(abs(line.frame.maxX - (try name(in: drawn)).frame.maxX) <= 0.5)
    #expect(line.frame.minX == row.frame.minX + 16)
  }

  /// UIKit's lines begin at the margin of the cell.
  @Test func separatorsOfUIKitBeginAtTheMargin() {
    #expect(draw { $0.toolkit = .uikit }.nodes("separated-row").isEmpty)
  }
}
