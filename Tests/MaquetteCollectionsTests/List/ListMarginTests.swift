import MaquetteCollections
import MaquetteElements
import TestSupport
import Testing

/// The margins and heights of lists, against pictures of iOS 14 to 26.
@Suite struct ListMarginTests {
  private let list = List { ListRow("About me").accessory(.chevron) }

  private func row(_ element: any Element, _ change: (inout Environment) -> Void = { _ in }) throws -> Rect {
    try #require(Drawn(element, change: change).frames("list-row").first)
  }

  /// Margins follow the host's width, without a device too: 20 from 414 points on, in SwiftUI before iOS 26 from 390 on.
  @Test(
    arguments: [
      (414, .uikit, .classic, 20), (390, .uikit, .classic, 16), (390, .swiftUI, .classic, 20),
      (375, .swiftUI, .classic, 16), (402, .swiftUI, .glass, 16), (440, .swiftUI, .glass, 20),
    ] as [(Double, Toolkit, Era, Double)])
  func marginsFollowTheHost(width: Double, toolkit: Toolkit, era: Era, margin: Double) throws {
    let row = try row(list.frame(width: width)) {
      $0.toolkit = toolkit
      $0.era = era
    }
    #expect(row.minX == margin && row.width == width - 2 * margin)
  }

  /// Of several frames the outermost is the host.
  @Test func theHostIsTheOutermostFrame() throws {
    #expect(try row(list.frame(width: 390).frame(width: 430)).width == 350)
  }

  /// Rows of iOS 26 are 51 high with text of 16 points and 52 with text of 17.
  @Test(arguments: [(.medium, 51), (.large, 52)] as [(TextSize, Double)])
  func rowsGrowWithTheirTitle(size: TextSize, height: Double) throws {
    let row = try row(list) {
      $0.era = .glass
      $0.textSize = size
    }
    #expect(row.height == height)
  }

  @Test func allRowsCanHaveOneHeight() throws {
    #expect(try row(list.with(\.rowHeight, 60)).height == 60)
  }

  /// Grouped tables reach from edge to edge, between lines.
  @Test func groupedTablesAreAsWideAsTheirHost() throws {
    let drawn = Drawn(list.with(\.style, .grouped), width: 375)
    #expect(drawn.frames("list-row").map(\.width) == [375])
    #expect(drawn.clips.allSatisfy { $0.radii.topLeft == 0 })
  }

  /// `ios26-list-footer-dark`: a group follows 24 after a footer, and 35 after a group without one.
  @Test func groupsFollowFootersClosely() throws {
    func distance(_ footer: String?) throws -> Double {
      let drawn = Drawn(
        List {
          Section(footer: footer) { ListRow("A") }
          ListRow("B")
        }
      ) { $0.era = .glass }
      let sections = drawn.frames("section")
      let rows = drawn.frames("list-row")
      return try #require(rows.last).minY - (sections.first?.maxY ?? 0)
    }
    #expect(try distance("Note") == 24 && distance(nil) == 35)
  }
}
