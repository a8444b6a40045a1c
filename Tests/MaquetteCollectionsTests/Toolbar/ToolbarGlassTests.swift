import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteScene
import TestSupport
import Testing

@testable import MaquetteCollections
@testable import MaquetteScreens

/// The glass of the items of toolbars of macOS 26, and what goes on behind it.
@Suite struct ToolbarGlassTests {
  private let share = ToolbarItem("Share", symbol: "square.and.arrow.up")
  private let star = ToolbarItem("Star", symbol: "star.fill", behavior: .toggle).with(\.isOn, true)
  private let done = ToolbarItem("Done").with(\.isProminent, true)

  private func drawn(
    _ element: any Element, era: Era = .glass, _ change: (inout Environment) -> Void = { _ in }
  ) -> Drawn {
    Drawn(element, .macos, era: era, change: change)
  }

  private func toolbar(_ items: [any Element]) -> Toolbar { Toolbar { items } }
  private func backdrops(_ drawn: Drawn) -> [Backdrop] { drawn.layers.compactMap(\.backdrop) }

  /// 36 high: displaced by half of that within a quarter.
  @Test func itemsStandOnTheGlassOfControls() throws {
    let item = drawn(share)
    let backdrop = try #require(backdrops(item).first)
    let glass = try #require(backdrop.glass)
    #expect(item.size.height == 36 && backdrop.sigma == 0)
    #expect(glass.refraction == Glass.Refraction(amount: 18, reach: 9) && glass.rim.width == 1)
    #expect(item.layers.contains { $0.ink != nil } && item.layers.contains { $0.isInked })
    let dark = try #require(backdrops(drawn(share) { $0.appearance = .dark }).first?.glass)
    #expect(dark.face.lift == 25 && dark.darkFace == nil)
  }

  @Test func neighboursAreOneLens() throws {
    let both = drawn(toolbar([share, share]))
    let clips = both.layers.filter { $0.backdrop != nil }.compactMap(\.clip)
    #expect(clips.map(\.bounds) == [Rect(x: 0, y: 0, width: 72, height: 36)])
    #expect(both.layers.count { $0.ink != nil } == 1 && both.layers.count { $0.isInked } == 2)
    // One that is on has the tint on the glass of all.
    let lit = drawn(toolbar([share, star]))
    let tint = Color.token(.accent, .macos)
    #expect(backdrops(lit).map(\.tint.alpha) == [0] && lit.fills.contains { $0.color == tint })
  }

  @Test func whatIsProminentHasTheTintUnlessItIsDisabled() {
    let prominent = drawn(done)
    #expect(backdrops(prominent).map(\.tint) == [.token(.accent, .macos)])
    #expect(prominent.texts == [.token(.onTint, .macos)] && prominent.layers.allSatisfy { !$0.isInked })
    let disabled = drawn(done.state(.disabled))
    #expect(backdrops(disabled).map(\.tint.alpha) == [0] && disabled.layers.contains { $0.isInked })
    // The glass itself does not fade.
    let faded = disabled.layers.filter { $0.opacity < 1 }
    #expect(faded.count == 1 && faded.allSatisfy { $0.backdrop == nil && $0.ink == nil })
  }

  /// Descriptions of the system: in other windows no tint, refraction, light or shadow.
  @Test(arguments: [Appearance.light, .dark])
  func inOtherWindowsGlassIsPlain(appearance: Appearance) throws {
    for item in [share, done, star] {
      let active = drawn(item) { $0.appearance = appearance }
      let inactive = drawn(item) {
        $0.appearance = appearance
        $0.isWindowActive = false
      }
      let backdrop = try #require(backdrops(inactive).first)
      let (glass, usual) = (try #require(backdrop.glass), try #require(backdrops(active).first?.glass))
      #expect(backdrop.tint.alpha == 0 && glass.refraction.amount == 0 && glass.rim.width == 0)
      #expect(inactive.shadows.isEmpty && active.shadows.count == 1)
      #expect(glass.face.chroma == usual.face.chroma / 2 && glass.face.lift == usual.face.lift)
      #expect(inactive.layers.contains { $0.isInked })
    }
  }

  @Test func contrastAndTransparencyMakeItOpaque() {
    for item in [share, done] {
      let contrast = drawn(item) { $0.contrast = .increased }
      let reduced = drawn(item) { $0.transparency = .reduced }
      for drawn in [contrast, reduced] {
        #expect(backdrops(drawn).isEmpty && drawn.layers.allSatisfy { $0.ink == nil })
        #expect(drawn.fills.first?.color.alpha == 255)
      }
      #expect(contrast.strokes.count { $0.width == 1 } == 1, "a border")
    }
  }

  @Test func theMarkForItemsWithoutRoomIsOfGlass() {
    let items = Array(repeating: share, count: 6)
    let window = Window("Mail") { Toolbar { items } }.with(\.width, 330)
    let layers = drawn(window).operations(of: "overflow").compactMap {
      if case .push(let layer) = $0 { layer } else { nil }
    }
    #expect(layers.contains { $0.backdrop?.glass != nil } && layers.contains { $0.isInked })
    #expect(drawn(window) { $0.contrast = .increased }.operations(of: "overflow").count > 2)
  }

  private func window(scrolled: Double) -> Window {
    Window("Photos") {
      Toolbar { share }
      Scroll(offset: .points(scrolled)) { Surface(fill: .token(.red)).frame(width: 100, height: 500) }
    }
    .with(\.width, 300).with(\.height, 200)
  }

  private func content(_ drawn: Drawn) throws -> Rect {
    try #require(drawn.fills.first { $0.color == .token(.red, .macos) || $0.rect.height == 500 }).rect
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func whatScrollsGoesOnBehindTheBar(direction: LayoutDirection) throws {
    let rest = drawn(window(scrolled: 0)) { $0.direction = direction }
    // As elsewhere it begins 20 below the bar of 52.
    #expect(try content(rest).minY == 72)
    let moved = drawn(window(scrolled: 60)) { $0.direction = direction }
    #expect(try content(moved).minY == 12)
    let clip = try #require(moved.clips.dropFirst().first)
    #expect(clip.rect.minY == 0, "to the top of the window")
    let order = moved.operations
    let fill = order.firstIndex {
      if case .fill(let shape, _) = $0 { shape.bounds.height == 500 } else { false }
    }
    let glass = order.firstIndex {
      if case .push(let layer) = $0 { layer.backdrop?.glass != nil } else { false }
    }
    #expect(try #require(fill) < #require(glass))
    #expect(moved.layers.contains { $0.isolatesBackdrop }, "nothing from around the window")
  }

  @Test func withoutGlassTheBarIsOpaque() throws {
    let line = Color.token(.windowLine, .macos)
    #expect(drawn(window(scrolled: 60), era: .classic).fills.contains { $0.color == line })
    let classic = try content(drawn(window(scrolled: 0), era: .classic))
    #expect(classic.minY == 72)
    for change: (inout Environment) -> Void in [
      { $0.contrast = .increased }, { $0.transparency = .reduced },
    ] {
      let drawn = drawn(window(scrolled: 60), change)
      #expect(try content(drawn).minY == 12)
      let bar = Rect(x: 0, y: 0, width: 300, height: 52)
      #expect(drawn.fills.contains { $0.rect == bar && $0.color.alpha == 255 })
      #expect(backdrops(drawn).isEmpty)
    }
  }

  @Test func columnsScrollBehindTheirPartOfTheBar() throws {
    let columns = SplitView {
      Sidebar { SidebarItem("Days") }
      Scroll(offset: .points(60)) { Surface(fill: .token(.red)).frame(width: 100, height: 500) }
    }
    let window = Window("Photos") {
      Toolbar { share }
      columns
    }
    .with(\.width, 600).with(\.height, 300)
    #expect(try content(drawn(window)).minY == 52 - 60)
  }
}
