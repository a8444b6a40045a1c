import MaquetteLayout
import TestSupport
import Testing

@testable import MaquetteCollections
@testable import MaquetteControlKit
@testable import MaquetteElements
@testable import MaquetteScreens

/// The lens of a tab bar of iOS 26, under a finger and on its way.
@Suite struct TabBarLensTests {
  static let bar = TabBar {
    Tab("Home", symbol: "house.fill")
    Tab("Search", role: .search)
    Tab("Star", symbol: "star").badge("3")
    Tab("More", symbol: "ellipsis")
  }

  private static func environment(_ change: (inout Environment) -> Void = { _ in }) -> Environment {
    var environment = Environment()
    (environment.platform, environment.era, environment.scale) = (.ios, .glass, 2)
    change(&environment)
    return environment
  }

  private func draw(
    _ bar: any Element = bar, era: Era = .glass, width: Double = 402,
    change: (inout Environment) -> Void = { _ in }
  ) -> Drawn {
    Drawn(bar, .ios, era: era, scale: 2, width: width, change: change)
  }

  private func glass(_ drawn: Drawn) throws -> Rect {
    let layers = drawn.operations(of: "lens").compactMap { operation -> Layer? in
      if case .push(let layer) = operation { layer } else { nil }
    }
    return try #require(layers.first { $0.backdrop?.glass != nil }?.clip).bounds
  }

  /// `ios26-tabbar-press-f30` and `-f36`: 4 beyond the bar of 62, and 5.5 beyond the selection on its sides.
  @Test(arguments: [0, 2, 3], [LayoutDirection.leftToRight, .rightToLeft])
  func theLensIsAroundATab(index: Int, direction: LayoutDirection) throws {
    let drawn = draw(Self.bar.with(\.pressedIndex, index)) { $0.direction = direction }
    // The search stands apart, after the others.
    let tab = drawn.frames("tab")[index == 0 ? 0 : index - 1]
    #expect(try glass(drawn) == tab.inset(dx: -5.5, dy: -8))
    #expect(try glass(drawn).height == 70)
  }

  /// `ios26-tabbar-press-f42`: the capsule is a 25th larger under a finger, the tab in the lens by 0.15 more.
  @Test func capsuleAndTabGrow() {
    func scales(_ drawn: Drawn) -> [Double] { drawn.layers.map(\.transform.a).filter { $0 != 1 } }
    #expect(scales(draw()).isEmpty)
    #expect(scales(draw(Self.bar.with(\.pressedIndex, 0))) == [1.04, 1.15, 1.15, 1.15])
    let half = Self.bar.body(.init(position: 0, lifted: 0.5), in: Self.environment())
    #expect(scales(draw(half)) == [1.02, 1.075, 1.075, 1.075])
  }

  /// Beside the lens all tabs are plain, within it all have the tint; nothing is drawn on both sides.
  @Test func theRowIsDrawnOnBothSidesOfTheLens() throws {
    let drawn = draw(Self.bar.with(\.pressedIndex, 2))
    let rows = drawn.nodes("clip").filter { !$0.nodes(named: "tabs").isEmpty }
    try #require(rows.count == 2)
    let clips = rows.compactMap(\.layer?.clip)
    try #require(clips.count == 2)
    guard case .path(let hole, .evenOdd) = clips[0], case .roundedRectangle(let lens) = clips[1] else {
      Issue.record("the row is not cut at the lens")
      return
    }
    #expect(try lens.rect == glass(drawn) && lens.style == .continuous)
    // The row and its overhang without the lens.
    var rest = Path()
    rest.add(rows[0].frame.union(lens.rect))
    rest.add(lens)
    #expect(hole == rest)
    func symbols(_ row: LayoutNode) -> [Color] {
      var colors: [Color] = []
      row.forEach { node, _ in
        for case .pathGroup(_, _, let color) in node.operations { colors.append(color) }
      }
      return colors
    }
    let environment = Self.environment()
    let (plain, tint) = (environment.color(.tabItem), environment.color(environment.tint))
    #expect(symbols(rows[0]) == [plain, plain, plain] && symbols(rows[1]) == [tint, tint, tint])
  }

  /// The row in the lens is a picture alone: neither a finger nor a screen reader finds tabs twice.
  @Test func theRowInTheLensHasNoMeaning() {
    let pressed = draw(Self.bar.with(\.pressedIndex, 2))
    #expect(pressed.accessibilityText == draw().accessibilityText)
    #expect(pressed.frames("tab") == draw().frames("tab"))
  }

  /// The selection is gray at rest; it fades as the lens gains, and goes where the lens goes.
  @Test func theSelectionBecomesTheLens() throws {
    let gray = Self.environment().color(.tabSelection)
    let half = draw(Self.bar.body(.init(position: 1.5, lifted: 0.5), in: Self.environment()))
    let pill = try #require(half.tints.first { $0.color == gray.opacity(0.5) })
    #expect(try pill.rect == glass(half))
    let tabs = half.frames("tab")
    // Halfway between the second and the third of the row, and half as far beyond them.
    let middle = (tabs[1].center.x + tabs[2].center.x) / 2
    #expect(abs(pill.rect.center.x - middle) <= 0.25 && pill.rect.height == 54 + 8)
    #expect(draw(Self.bar.with(\.pressedIndex, 0)).tints.allSatisfy { $0.color != gray })
    #expect(draw().tints.count { $0.color == gray } == 1)
  }

  /// Places count the tabs of the row alone: the second is a search, which stands apart.
  @Test func placesAreThoseOfTheRow() {
    func look(_ bar: TabBar, _ environment: Environment? = nil) -> SelectionLook {
      bar.look(in: environment ?? Self.environment())
    }
    let bar = Self.bar
    #expect(look(bar) == SelectionLook(position: 0))
    #expect(look(bar.with(\.selectedIndex, 3)) == SelectionLook(position: 2))
    #expect(look(bar.with(\.pressedIndex, 2)) == SelectionLook(position: 1, lifted: 1))
    #expect(look(bar.with(\.pressedIndex, 1)) == SelectionLook(position: 0), "the search is no part of it")
    #expect(look(bar.with(\.selectedIndex, nil)) == SelectionLook(position: nil))
    #expect(look(bar.with(\.pressedIndex, 9)) == SelectionLook(position: 0))
    #expect(look(bar.with(\.isMinimized, true)) == SelectionLook(position: nil))
    #expect(look(bar.with(\.pressedIndex, 2).state(.disabled)) == SelectionLook(position: 0))
    #expect(look(bar.with(\.pressedIndex, 2), Self.environment { $0.era = .classic }).position == nil)
    // At the top of a tablet's screen the search is one of the others.
    let tablet = Self.environment { $0.screenWidth = 820 }
    #expect(look(bar.with(\.pressedIndex, 2), tablet) == SelectionLook(position: 2, lifted: 1))
    // A phone has room for five.
    let seven = TabBar(selected: 6) { (1...7).map { Tab("T\($0)", symbol: "star") } }
    #expect(look(seven, Self.environment { $0.screenWidth = 390 }).position == 4)
  }

  /// A selection that changes by itself is a lens in the middle of its way, and lies down again.
  @Test func aSelectionRisesOnItsWay() {
    let environment = Self.environment()
    let (former, next) = (Self.bar, Self.bar.with(\.selectedIndex, 3))
    let start = former.look(in: environment)
    let end = next.settlingTime(from: former, in: environment)
    #expect(end == Moment(seconds: 0.488))
    #expect(next.look(after: .zero, from: start, in: environment) == start)
    #expect(next.look(after: end, from: start, in: environment) == SelectionLook(position: 2))
    for ticks in stride(from: 10, to: end.ticks, by: 10) {
      let look = next.look(after: Moment(ticks: ticks), from: start, in: environment)
      // The whole way is two tabs; a parabola that is 1 in its middle and 0 at its ends.
      let part = (look.position ?? 0) / 2
      #expect(abs(look.lifted - (1 - (2 * part - 1) * (2 * part - 1))) < 1e-12)
    }
    // A way of a quarter of a tab, as after a finger was lifted near its end, is worth a quarter of that.
    let near = SelectionLook(position: 1.75)
    let look = next.look(after: Moment(ticks: 60), from: near, in: environment)
    let part = ((look.position ?? 0) - 1.75) / 0.25
    #expect(abs(look.lifted - part * (1 - part)) < 1e-12)
    // Other systems change at once.
    let classic = Self.environment { $0.era = .classic }
    #expect(next.settlingTime(from: former, in: classic) == .zero)
  }

  /// A still of a moment is what the look of that moment draws, in every frame of the animation.
  @Test func everyFrameIsAStill() throws {
    let (first, next) = (Self.bar, Self.bar.with(\.pressedIndex, 3))
    let change = Keyframes(first, then: [.init(next, at: Moment(ticks: 60))])
    var mockup = Mockup(change, padding: .zero)
    mockup.environment = Self.environment()
    let frames = try #require(Timeline(mockup.motions())).frames.map(\.start.ticks)
    // One before, 15 in half a second, and one that stays.
    #expect(frames.count == 17)
    for ticks in frames {
      let environment = Self.environment()
      let look =
        ticks < 60
        ? first.look(in: environment)
        : next.look(after: Moment(ticks: ticks - 60), from: first.look(in: environment), in: environment)
      let still = draw((ticks < 60 ? first : next).body(look, in: environment))
      #expect(draw(change) { $0.moment = Moment(ticks: ticks) }.operations == still.operations)
    }
  }

  /// A search under a finger grows as the capsule does.
  @Test func aPressedSearchGrows() {
    let scales = draw(Self.bar.with(\.pressedIndex, 1)).layers.map(\.transform.a).filter { $0 != 1 }
    #expect(scales == [1.04])
    #expect(draw(Self.bar.with(\.pressedIndex, 1)).nodes("lens").isEmpty)
  }

  /// At the top of a tablet's screen tabs are as wide as their titles, in the lens as beside it.
  @Test func titlesAtTheTopKeepTheirPlaces() throws {
    let pressed = draw(Self.bar.with(\.pressedIndex, 3), width: 820) { $0.screenWidth = 820 }
    let rest = draw(width: 820) { $0.screenWidth = 820 }
    #expect(pressed.frames("tab") == rest.frames("tab"))
    let tab = try #require(rest.frames("tab").last)
    #expect(try glass(pressed) == tab.inset(dx: -5.5, dy: -8))
    #expect(!pressed.layout.accessibilityText.contains("…") && pressed.warnings.isEmpty)
  }
}
