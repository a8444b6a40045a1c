import MaquetteElements
import MaquetteGraphics
import TestSupport
import Testing

@testable import MaquetteCollections
@testable import MaquetteControlKit
@testable import MaquetteScreens

/// Places, selection and accessibility of tabs; measures are those of the pictures that they name.
@Suite struct TabBarTests {
  private static let three: [any Element] = [
    Tab("Home", symbol: "house.fill"), Tab("Messages", symbol: "message.fill", badge: "3"),
    Tab("Profile", symbol: "person.fill"),
  ]

  private func drawn(
    _ bar: TabBar = TabBar { three }, width: Double = 390, era: Era = .classic,
    change: (inout Environment) -> Void = { _ in }
  ) -> Drawn {
    Drawn(bar, .ios, era: era, scale: 3, width: width) {
      $0.screenWidth = width
      change(&$0)
    }
  }

  /// 49 points before iOS 26; a capsule of 62 that is 21 from the bottom since.
  @Test(arguments: [(Era.ios7, 49.0), (.classic, 49), (.glass, 83)])
  func heightsAreThePlatforms(era: Era, height: Double) {
    #expect(drawn(era: era).size.height == height)
    let onScreen = drawn(era: era) { $0.screenInsets.bottom = 34 }
    #expect(onScreen.size.height == 83)
  }

  /// `ios-tabbar-3-icons`: tabs share the width; capitals of titles begin 38 below the top.
  @Test func tabsShareTheWidth() {
    let drawn = drawn(width: 370)
    let frames = drawn.frames(Tab.name)
    #expect(frames.allSatisfy { abs($0.width - 370.0 / 3) < 0.5 && $0.height == 49 })
    // The cap height of the font is 0.7275 em.
    for baseline in drawn.baselines.filter({ $0 > 30 }) { #expect(abs(baseline - 7.275 - 38) < 0.5) }
  }

  /// `ios26-tabbar-glass-purple`: on 430 points, a selection of 105 by 54 that begins 25 from the edge.
  @Test func theCapsuleIsThePlatforms() throws {
    let four = Self.three + [Tab("More", symbol: "ellipsis")]
    let drawn = drawn(TabBar { four }, width: 430, era: .glass)
    let glass = try #require(drawn.nodes("panel-surface").first).frame
    #expect(glass == Rect(x: 21, y: 0, width: 388, height: 62))
    let selected = try drawn.frame(Tab.name)
    #expect(selected.minX == 25 && selected.minY == 4 && selected.height == 54)
    #expect(abs(selected.width - 105) < 3)
    let pill = Environment(theme: .iosGlass).color(.tabSelection)
    #expect(drawn.tints.filter { $0.color == pill }.map(\.rect.minX) == [25])
  }

  /// `ios26-tabbar-press-f9`: a search has a circle as high as the bar, 8 beside it.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aSearchStandsApartOnGlass(direction: LayoutDirection) throws {
    // Wherever it is among the tabs.
    let bar = TabBar { [Tab("Search", role: .search)] + Self.three }
    let drawn = drawn(bar, era: .glass) { $0.direction = direction }
    let pieces = drawn.nodes("panel-surface").map(\.frame)
    try #require(pieces.count == 2)
    let (main, circle) = (pieces[0], pieces[1])
    #expect(circle.size == Size(width: 62, height: 62))
    #expect(direction == .leftToRight ? circle.minX - main.maxX == 8 : main.minX - circle.maxX == 8)
    #expect(self.drawn(bar).frames(Tab.name).count == 4, "one of the others before")
  }

  @Test func whatStandsAboveIsACapsuleOfItsOwn() throws {
    let bar = TabBar { Self.three + [Text("Playing")] }
    let frames = drawn(bar, era: .glass).nodes("panel-surface").map(\.frame)
    try #require(frames.count == 2)
    #expect(frames.map(\.height) == [48, 62] && frames[1].minY - frames[0].maxY == 8)
    let small = drawn(bar.with(\.isMinimized, true), era: .glass)
    #expect(small.frames(Tab.name).count == 1 && small.size.height == 48 + 21)
  }

  @Test func onWideScreensTitlesStandBesideSymbols() throws {
    func isBeside(_ drawn: Drawn) throws -> Bool {
      let tab = try #require(drawn.nodes(Tab.name).first)
      let symbol = try #require(tab.nodes(named: "symbol").first).frame
      let title = try #require(tab.nodes(named: "label").first).frame
      return title.minX >= symbol.maxX
    }
    #expect(try !isBeside(drawn()))
    #expect(try isBeside(drawn(width: 844) { $0.isCompactHeight = true }))
    #expect(drawn(width: 844) { $0.isCompactHeight = true }.size.height == 32)
    #expect(try isBeside(drawn(width: 820) { $0.systemVersion = 17 }))
    #expect(try !isBeside(drawn(width: 820, era: .ios7)))
  }

  @Test func sinceIPadOS18TabsAreTitlesAtTheTop() {
    let drawn = drawn(width: 820)
    #expect(drawn.nodes("symbol").isEmpty && drawn.nodes("label").count >= 3)
    let frames = drawn.frames(Tab.name)
    let middle = ((frames.first?.minX ?? 0) + (frames.last?.maxX ?? 0)) / 2
    #expect(abs(middle - 410) < 0.6)
  }

  @Test func theSelectedTabHasTheTint() {
    let environment = Environment(theme: .ios)
    let drawn = drawn(TabBar(selected: 2) { Self.three }.with(\.tint, .token(.green)))
    let other = environment.color(.tabItem)
    #expect(drawn.symbols == [other, other, environment.color(.green)])
  }

  /// A phone has room for five: UIKit puts the others behind one that is called More.
  @Test func whatHasNoRoomOnAPhoneIsBehindOneMoreTab() {
    let seven = TabBar(selected: 5) { (1...7).map { Tab("T\($0)", symbol: "star") } }
    func titles(_ width: Double) -> [String?] {
      drawn(seven, width: width) { $0.systemVersion = 17 }.accessibility(of: Tab.name).map(\.label)
    }
    #expect(titles(390) == ["T1", "T2", "T3", "T4", "More"])
    #expect(titles(820).count == 7)
    let more = drawn(seven).accessibility(of: Tab.name).last
    #expect(more?.traits == [.selected] && more?.value == "tab 5 of 5")
  }

  @Test func theTextSizeChangesNothing() {
    #expect(drawn().frames("label") == drawn { $0.textSize = .accessibility5 }.frames("label"))
  }

  @Test func tabsAreSpokenWithTheirPlaces() {
    let lines = spoken(TabBar(selected: 1) { Self.three }) { $0.screenWidth = 390 }
    #expect(
      lines == [
        "tab bar", "Home, tab 1 of 3", "selected, Messages, 3, tab 2 of 3", "Profile, tab 3 of 3",
      ])
    let german = spoken(TabBar { Tab("", role: .search) }) { $0.locale = LanguageTag("de") }
    #expect(german.last == "ausgewählt, Suchen, Tab 1 von 1")
  }

  @Test func badBarsWarn() {
    #expect(TabBar().problems == [.itemCount(element: "tab-bar", count: 0, allowed: 1...100)])
    #expect(
      TabBar(selected: 3) { Self.three }.problems == [.noSuchItem(element: "tab-bar", index: 3, count: 3)])
    #expect(Tab().problems == [.emptyTitle(element: "tab")] && Tab("", role: .search).problems.isEmpty)
  }

  /// `ios26-tab-badges`: badges begin 7 right of the middle of a symbol.
  @Test func badgesStandBesideTheMiddle() throws {
    let drawn = drawn(era: .glass)
    let badge = try drawn.frame("count")
    let tab = try #require(drawn.frames(Tab.name).dropFirst().first)
    #expect(abs(badge.minX - tab.center.x - 7) < 0.5)
  }
}
