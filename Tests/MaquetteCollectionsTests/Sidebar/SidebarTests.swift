import MaquetteElements
import MaquetteGraphics
import TestSupport
import Testing

@testable import MaquetteCollections
@testable import MaquetteControlKit
@testable import MaquetteControls
@testable import MaquetteScreens

/// Places and colours of the rows of sidebars; measures are those of the pictures that they name.
@Suite struct SidebarItemTests {
  private static let mailboxes: [any Element] = [
    Section("Favorites") {
      SidebarItem("Inbox", symbol: "tray", badge: "12").state(.selected)
      SidebarItem("Drafts", symbol: "doc")
    },
    Section("Projects") {
      SidebarItem("Garden", symbol: "folder") { SidebarItem("Seeds", symbol: "leaf") }
    },
  ]

  private func drawn(
    era: Era = .classic, emphasized: Bool = true, width: Double = 144,
    change: (inout Environment) -> Void = { _ in }
  ) -> Drawn {
    let sidebar = Sidebar { Self.mailboxes }.with(\.isEmphasized, emphasized)
    return Drawn(sidebar, .macos, era: era, scale: 1, width: width, change: change)
  }

  /// Two pictures of macOS 26: a capsule of 28.4 whose text begins 28.8 inside it, between the ends of the rows' highlights.
  @Test(arguments: [(Era.classic, 22.0), (.glass, 28)])
  func aSearchIsAsWideAsTheHighlights(era: Era, height: Double) throws {
    let sidebar = Sidebar { [SearchField()] + Self.mailboxes }
    let drawn = Drawn(sidebar, .macos, era: era, scale: 1, width: 200)
    let field = try #require(drawn.frames(SearchField.name).first)
    let text = try #require(drawn.frames("field-text").first)
    #expect(field.height == height)
    let surface = try #require(drawn.frames("surface").first { $0.height == height })
    #expect(surface.minX == 10 && surface.maxX == 190)
    if era == .glass { #expect(abs(text.minX - surface.minX - 28.8) < 0.5) }
  }

  /// `mac12-openpanel-sidebar`: rows 28 apart; `mac26-openpanel-sidebar`: 32 apart.
  @Test(arguments: [(Era.classic, 28.0), (.glass, 32), (.ios7, 24)])
  func rowsAreAsHighAsThePlatforms(era: Era, pitch: Double) {
    let rows = drawn(era: era).frames(SidebarRow.name.text)
    #expect(rows.count == 4)
    #expect(rows[1].minY - rows[0].minY == pitch)
    // The next section begins with a header.
    #expect(rows[2].minY - rows[1].maxY > 20)
  }

  /// `mac12-openpanel-sidebar`, `mac26-openpanel-sidebar`, 1x: baselines 19 and 21 below the tops of rows of 28 and 32.
  @Test(arguments: [(Era.classic, 19.0), (.glass, 21)])
  func titlesHaveTheBaselinesOfThePictures(era: Era, baseline: Double) throws {
    let drawn = Drawn(Sidebar { SidebarItem("Inbox") }, .macos, era: era, scale: 1, width: 144)
    let row = try drawn.frame(SidebarRow.name.text)
    #expect(drawn.baselines.map { ($0 - row.minY).rounded() } == [baseline])
  }

  /// `mac12-openpanel-sidebar`: a highlight from 10 to 134 of 144, (216) on (236).
  @Test func theHighlightIsInset() throws {
    let gray = drawn(emphasized: false)
    let selection = Environment(theme: .standard(for: .macos)).color(.sidebarSelection)
    let fill = try #require(gray.fills.first { $0.color == selection })
    #expect(fill.rect.minX == 10 && fill.rect.width == 124 && fill.rect.height == 28)
    let mixed = 236 * (1 - Double(selection.alpha) / 255)
    #expect(abs(mixed - 216) < 1)
  }

  @Test func theSelectionHasTheTintWithTheFocusInTheActiveWindowOnly() {
    func hasTint(_ drawn: Drawn) -> Bool {
      let tint = Environment(theme: .standard(for: .macos)).color(.accent)
      return drawn.fills.contains { $0.color == tint }
    }
    #expect(hasTint(drawn()))
    #expect(!hasTint(drawn(emphasized: false)))
    #expect(!hasTint(drawn { $0.isWindowActive = false }))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func rowsBelowAreIndented(direction: LayoutDirection) throws {
    let drawn = drawn { $0.direction = direction }
    func start(_ index: Int) throws -> Double {
      let label = try #require(drawn.nodes(SidebarRow.name.text)[index].nodes(named: "symbol").last).frame
      return direction == .leftToRight ? label.center.x : 144 - label.center.x
    }
    // `mac12-sidebar-navigator-2x`: levels are 16 apart.
    #expect(abs(try start(3) - start(2) - 16) < 1)
  }

  @Test func rowsBelowAClosedOneAreNotInThePicture() {
    let open = SidebarItem("Garden") { SidebarItem("Seeds") }
    #expect(Drawn(open, .macos).frames(SidebarRow.name.text).count == 2)
    #expect(Drawn(open.open(false), .macos).frames(SidebarRow.name.text).count == 1)
  }

  @Test func aScreenReaderSpeaksCountAndSelection() {
    let lines = spoken(Sidebar { Self.mailboxes }) { $0.platform = .macos }
    #expect(lines.contains { $0.contains("Favorites") && $0.lowercased().contains("heading") })
    #expect(
      lines.contains { $0.contains("Inbox") && $0.contains("12") && $0.lowercased().contains("selected") })
    #expect(lines.contains { $0.contains("Garden") && $0.lowercased().contains("expanded") })
  }

  @Test func theSidebarOfMacOS26IsAPanelOfGlass() {
    #expect(drawn(era: .glass).nodes("panel-surface").count == 1)
    #expect(drawn().nodes("panel-surface").isEmpty)
  }
}

/// Widths of columns, and what a window puts at their top.
@Suite struct SplitViewTests {
  private static let three: [any Element] = [
    Sidebar { SidebarItem("Inbox") }, Text("Content"), Text("Detail"),
  ]

  private func frames(_ drawn: Drawn) -> [Rect] {
    drawn.nodes(SplitView.columns.text).first?.children.map(\.frame) ?? []
  }

  private func split(_ width: Double) -> Drawn {
    let split = SplitView { Self.three }.with(\.sidebarWidth, 180).with(\.contentWidth, 220)
    return Drawn(split, .macos, width: width, height: 200)
  }

  @Test func theLastColumnTakesTheRest() {
    #expect(frames(split(700)).map(\.width) == [180, 220, 300])
  }

  @Test func columnsGiveRoomDownToTheirLeastWidths() {
    // 200 for the detail, from the middle column first.
    #expect(frames(split(560)).map(\.width) == [180, 180, 200])
    #expect(frames(split(500)).map(\.width) == [150, 150, 200])
    #expect(frames(split(400)).map(\.width) == [140, 150, 110])
  }

  @Test func columnsAreMirrored() {
    let split = SplitView { Self.three }.with(\.sidebarWidth, 180)
    let mirrored = Drawn(split, .macos, width: 700, height: 200) { $0.direction = .rightToLeft }
    #expect(frames(mirrored).first?.maxX == 700)
  }

  @Test(arguments: [
    (SplitView.Visibility.all, 3), (.doubleColumn, 2), (.detailOnly, 1), (.automatic, 3),
  ])
  func visibilityChooses(visibility: SplitView.Visibility, count: Int) {
    let split = SplitView { Self.three }.visibility(visibility)
    #expect(frames(Drawn(split, .macos, width: 900, height: 200)).count == count)
  }

  /// A tablet upright shows the last column, one on its side two, a phone the chosen one.
  @Test(arguments: [
    ("ipad-mini", DeviceCanvas.Orientation.portrait, 1), ("ipad-mini", .landscape, 2),
    ("iphone-17", .portrait, 1),
  ])
  func screensShowWhatTheyHaveRoomFor(
    device: String, orientation: DeviceCanvas.Orientation, count: Int
  ) throws {
    var canvas = DeviceCanvas(try #require(Device.named(device)))
    canvas.orientation = orientation
    let drawn = Drawn(DeviceScreen(canvas, content: SplitView { Self.three }), .ios)
    #expect(frames(drawn).count == count)
  }

  @Test func theTopOfAWindowLiesInTheColumns() throws {
    func window(_ era: Era) -> Drawn {
      let window = Window("Inbox") {
        Toolbar { ToolbarItem("New", symbol: "plus") }
        SplitView { Self.three }
      }
      return Drawn(window.with(\.width, 800).with(\.height, 300), .macos, era: era)
    }
    // The sidebar reaches to the top, as in `mac12-openpanel-sidebar`.
    #expect(frames(window(.classic)).first?.height == 300)
    let before = try #require(frames(window(.ios7)).first)
    #expect(before.height < 300 && before.maxY == window(.ios7).size.height)
    let title = try #require(
      window(.classic).nodes("label").first { $0.accessibility?.label == "Inbox" && $0.frame.minX > 200 })
    #expect(title.frame.maxY < 52)
  }
}

/// Pages and tabs of tab views.
@Suite struct TabViewTests {
  private static let pages: [any Element] = [
    TabPage("General") { Text("First page") }, TabPage("Advanced") { Text("Second page") },
  ]

  private func drawn(_ view: TabView) -> Drawn { Drawn(view, .macos, scale: 1, width: 300, height: 160) }

  /// `mac12-tabview`: the tabs begin 10 above the box, in its middle.
  @Test func tabsLieOnTheEdge() throws {
    let drawn = drawn(TabView { Self.pages }.with(\.width, .infinity))
    let tabs = drawn.frames("segment").reduce(drawn.frames("segment")[0]) { $0.union($1) }
    let fill = Environment(theme: .standard(for: .macos)).color(.groupBoxFill)
    let box = try #require(drawn.fills.first { $0.color == fill && $0.rect.width > 200 }).rect
    #expect(abs(box.minY - tabs.minY - 10) < 1)
    #expect(abs(tabs.center.x - box.center.x) < 1)
  }

  @Test func theSelectedPageAloneIsSeen() {
    let view = TabView(selected: 1) { Self.pages }
    #expect(drawn(view).accessibilityText.contains("Second page"))
    #expect(!drawn(view).accessibilityText.contains("First page"))
  }

  @Test func warnsOfPagesThatDoNotExist() {
    #expect(
      TabView(selected: 2) { Self.pages }.problems
        == [.noSuchItem(element: "tab-view", index: 2, count: 2)])
    #expect(TabView().problems == [.itemCount(element: "tab-view", count: 0, allowed: 1...100)])
  }
}

/// Heights and places in a menu bar.
@Suite struct MenuBarItemTests {
  private static let items: [any Element] = [
    MenuBarItem("Harbor").with(\.isApplication, true),
    MenuBarItem("File") { MenuItem("New") }.id("file"),
    MenuBarItem("9:41", placement: .status),
  ]

  private func drawn(_ era: Era = .classic, change: (inout Environment) -> Void = { _ in }) -> Drawn {
    Drawn(MenuBar { Self.items }, .macos, era: era, scale: 2, width: 600, change: change)
  }

  /// `mac14-status-menu-2x`: 24; `mac26-menu-open`: 30; OS X: 22. A notch makes it higher.
  @Test(arguments: [(Era.ios7, 22.0), (.classic, 24), (.glass, 30)])
  func theHeightIsThePlatforms(era: Era, height: Double) {
    #expect(drawn(era).size.height == height)
    #expect(drawn(era) { $0.screenInsets.top = 38 }.size.height == 38)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func statusItemsStandAtTheEnd(direction: LayoutDirection) {
    let frames = drawn { $0.direction = direction }.frames(MenuBarItem.name)
    let (first, last) = (frames[0], frames[2])
    #expect(direction == .leftToRight ? first.minX == 10 : first.maxX == 590)
    #expect(direction == .leftToRight ? last.maxX == 590 : last.minX == 10)
  }

  /// `mac14-status-menu-2x`: the menu begins right below the bar, where its item begins.
  @Test func theMenuHangsFromItsItem() throws {
    let bar = MenuBar {
      MenuBarItem("Harbor").with(\.isApplication, true)
      MenuBarItem("File") { MenuItem("New") }.menu(.open)
    }
    let drawn = Drawn(bar, .macos, scale: 2, width: 600, height: 200)
    let menu = try drawn.frame("presentation")
    #expect(menu.minX == drawn.frames(MenuBarItem.name)[1].minX)
    #expect(menu.minY == 24 || menu.minY == drawn.frames(MenuBarItem.name)[1].maxY)
  }
}
