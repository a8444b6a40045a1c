import MaquetteControlKit
import TestSupport
import Testing

@testable import MaquetteCollections
@testable import MaquetteScreens
@testable import MaquetteElements

@Suite struct ToolbarItemTests {
  private let share = ToolbarItem("Share", symbol: "square.and.arrow.up")

  private func window(
    width: Double, display: ToolbarDisplay = .icon, style: Toolbar.Style = .unified, era: Era = .classic,
    direction: LayoutDirection = .leftToRight, _ items: [any Element]
  ) -> Drawn {
    let window = Window("Mail") { Toolbar(display: display, style: style) { items } }.with(\.width, width)
    return Drawn(window, .macos, era: era) { $0.direction = direction }
  }

  @Test func theDisplayDecidesBetweenSymbolTitleAndBoth() {
    func counts(_ display: ToolbarDisplay) -> [Int] {
      let drawn = window(width: 400, display: display, [share])
      // One label is the window's title.
      return [drawn.nodes(SymbolImage.name).count, drawn.nodes("label").count - 1]
    }
    #expect(counts(.icon) == [1, 0] && counts(.label) == [0, 1] && counts(.iconAndLabel) == [1, 1])
    #expect(Drawn(ToolbarItem("Edit"), .macos).nodes("label").count == 1, "nothing else to show")
    #expect(Drawn(share.with(\.showsTitle, true), .macos).nodes("label").count == 1)
  }

  /// `mac11-settings-toolbar`, 1x: an item is 44 high, at least 53 wide, and adjoins the next.
  @Test func panesOfSettingsAreThePlatforms() throws {
    let drawn = window(
      width: 400, display: .iconAndLabel, style: .preference, [share, share.with(\.title, "Add")])
    let items = drawn.frames(ToolbarItem.name)
    let label = try #require(drawn.frames("label").first { $0.minY > 28 })
    #expect(items.allSatisfy { $0.height == 44 && $0.minY == 28 })
    #expect(items[1].minX == items[0].maxX && items[0].width == 53)
    #expect(abs(label.center.x - items[0].center.x) <= 0.5)
    #expect(abs((items[0].minX + items[1].maxX) / 2 - 200) <= 0.5, "in the middle")
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func navigationStandsBeforeTheTitle(direction: LayoutDirection) throws {
    let back = ToolbarItem("Back", symbol: "chevron.backward").with(\.placement, .navigation)
    let drawn = window(width: 400, direction: direction, [back, share])
    let items = drawn.frames(ToolbarItem.name).map(\.center.x)
    let title = try drawn.frame("label").center.x
    let places = [items[0], title, items[1]]
    #expect(direction == .leftToRight ? places == places.sorted() : places == places.sorted(by: >))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func whatHasNoRoomGivesWayToAMark(direction: LayoutDirection) throws {
    let items = Array(repeating: share, count: 6)
    let wide = window(width: 600, direction: direction, items)
    #expect(wide.frames(ToolbarItem.name).count == 6)
    #expect(wide.operations(of: "overflow").isEmpty)
    let narrow = window(width: 260, direction: direction, items)
    let shown = narrow.frames(ToolbarItem.name)
    let mark = try narrow.frame("overflow")
    #expect((1..<6).contains(shown.count) && narrow.operations(of: "overflow").count == 2)
    #expect((shown + [mark]).allSatisfy { $0.minX >= 0 && $0.maxX <= 260 })
    for item in shown {
      #expect(direction == .leftToRight ? item.maxX <= mark.minX : item.minX >= mark.maxX)
    }
  }

  @Test func bordersAreThePlatformsUnlessChosen() {
    func bezels(_ item: ToolbarItem, _ era: Era) -> Int { Drawn(item, .macos, era: era).nodes("bezel").count }
    #expect(bezels(share, .classic) == 0 && bezels(share, .ios7) == 1)
    #expect(bezels(share.with(\.isBordered, true), .classic) == 1)
    #expect(bezels(share.with(\.isBordered, false), .ios7) == 0)
    #expect(bezels(share.with(\.isProminent, true), .classic) == 1)
  }

  @Test func neighboursShareGlass() {
    func glasses(_ items: [any Element]) -> Int {
      window(width: 500, era: .glass, items).layers.count { $0.backdrop != nil }
    }
    #expect(glasses([share, share]) == 1 && glasses([share, Spacer(), share]) == 2)
    #expect(glasses([share, share.with(\.isBordered, false)]) == 1)
  }

  @Test func aToggleThatIsOnIsFilledOnABorderAndTintedWithoutOne() {
    let star = ToolbarItem("Star", symbol: "star.fill", behavior: .toggle).with(\.isOn, true)
    #expect(Drawn(star, .macos).symbols == [.token(.accent, .macos)])
    #expect(Drawn(star.with(\.isBordered, true), .macos).symbols == [.token(.onTint, .macos)])
    #expect(star.exposed.value == "on" && star.exposed.traits.contains(.selected))
  }
}
