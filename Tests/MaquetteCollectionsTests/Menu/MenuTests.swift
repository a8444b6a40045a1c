import MaquetteControlKit
import MaquetteCollections
import MaquetteElements
import TestSupport
import Testing

@Suite("Open menus") struct MenuTests {
  private let files = Menu {
    MenuItem("New File", symbol: "doc")
    MenuItem("New Folder", symbol: "folder")
    Divider()
    MenuItem("Rename", symbol: "pencil")
    MenuItem("Delete", symbol: "trash").disabled()
  }

  /// `ios26-menu-glass-white`, 3x: 250 x 209 with four rows and a separator; rows are 42 to 43 apart, icons in the middle of
  /// 24 to 48, titles at 60.
  @Test("a menu of iOS 26 has the size and the places of the picture") func glass() throws {
    let drawn = Drawn(files, .ios, era: .glass, scale: 3)
    #expect(drawn.size.width == 250)
    #expect(abs(drawn.size.height - 209) < 0.7)
    let rows = drawn.frames("menu-item")
    #expect(rows.count == 4 && rows[0].minY == 10)
    #expect((42...43).contains(rows[1].minY - rows[0].minY))
    #expect(abs(rows[2].minY - rows[1].maxY - 20) < 0.4)
    let symbol = try drawn.frame("symbol")
    #expect(abs(symbol.center.x - 36) < 0.4)
    #expect(drawn.frames("label").allSatisfy { $0.minX == 60 })
  }

  /// `mac14-status-menu-2x`, `mac26-menu-open`: baselines 13 below the tops of lines of 16, in rows of 22 and 24.
  @Test("titles of menus of macOS have the baselines of the pictures") func baselines() {
    let menu = Menu { MenuItem("New") }
    #expect(Drawn(menu, .macos).baselines.map { ($0 * 2).rounded() / 2 } == [21])
    #expect(Drawn(menu, .macos, era: .glass, scale: 1).baselines.map { $0.rounded() } == [22])
  }

  /// `mac26-status-menu`, 1x: without keys a menu of 85 ends 19 after the widest title, whose letters begin 17 from the edge.
  @Test("menus of macOS 26 without keys are as narrow as their titles") func bare() throws {
    let menu = Drawn(Menu { [MenuItem("Open"), MenuItem("Settings")] }, .macos, era: .glass)
    let title = try #require(menu.frames("label").max { $0.width < $1.width })
    #expect(abs(menu.size.width - title.maxX - 19) <= 0.5 && abs(title.minX - 16.5) <= 0.5)
    let keys = Drawn(Menu { [MenuItem("Open"), MenuItem("Settings", shortcut: "⌘S")] }, .macos, era: .glass)
    #expect(keys.size.width - menu.size.width > 40)
  }

  /// `mac12-menu-open-dark`, 1x: the signs before N, O and W begin at 198.45.
  @Test("keys of a menu of macOS stand in one column") func keys() throws {
    let menu = Menu { [MenuItem("New", shortcut: "⌘I"), MenuItem("Close", shortcut: "⌘W")] }
    let labels = Drawn(menu, .macos).nodes("label").map(\.frame).filter { $0.minX > 40 }
    #expect(labels.count == 2)
    #expect(abs(labels[1].minX - labels[0].minX) <= 0.5 && labels[0].maxX < labels[1].maxX)
  }

  /// `mac14-status-menu-2x`: rows of 22 from 5 below the edge, a separator in a band of 11, titles 14 from the edge:
  /// 131.5 high with five items and one separator.
  @Test("a menu of macOS has the rows of the picture") func macos() throws {
    let menu = Menu {
      MenuItem("Action 1")
      MenuItem("Sub Menu") { MenuItem("More") }
      MenuItem("Action 2")
      Divider()
      MenuItem("About")
      MenuItem("Quit", shortcut: "⌘Q")
    }
    let drawn = Drawn(menu, .macos)
    #expect(drawn.size.height == 131)
    #expect(drawn.frames("menu-item").map(\.minY) == [5, 27, 49, 82, 104])
    #expect(try drawn.frame("label").minX == 14)
  }

  @Test("lines and bands of iOS 13 to 18 separate rows of 44") func classic() {
    let drawn = Drawn(files, .ios)
    let rows = drawn.frames("menu-item")
    // A row of 44 with the line between two.
    #expect(rows[1].minY - rows[0].minY == 44 && rows[1].minY - rows[0].maxY == 0.5)
    #expect(rows[2].minY - rows[1].maxY == 8)
    #expect(drawn.size.width == 250)
  }

  @Test("iOS 7 to 12 offers choices in a sheet with a button that cancels") func sheet() {
    let drawn = Drawn(files, .ios, era: .ios7)
    #expect(drawn.nodes("sheet-button").count == 1)
    #expect(drawn.accessibilityText.contains("\"Cancel\", button"))
    #expect(drawn.frames("menu-item").count == 4)
  }

  @Test("a title stands farther in where another item has a mark or a symbol") func columns() throws {
    func start(_ other: MenuItem) throws -> Double {
      try Drawn(
        Menu {
          MenuItem("A"); other
        }, .macos
      ).frame("label").minX
    }
    let plain = try start(MenuItem("B"))
    #expect(try start(MenuItem("B", value: .on)) > plain)
    #expect(try start(MenuItem("B", symbol: "doc")) > plain)
    #expect(try start(MenuItem("B", shortcut: "⌘B")) == plain)
  }

  @Test("items say their state to accessibility") func accessibility() {
    let menu = Menu("Size") {
      MenuItem("Small")
      MenuItem("Medium", value: .on)
      MenuItem("Large", value: .mixed).disabled()
      MenuItem("More") { MenuItem("Huge") }
    }
    let items = Drawn(menu, .ios).accessibility(of: "menu-item")
    #expect(items.map(\.label) == ["Small", "Medium", "Large", "More"])
    #expect(items[1].traits == [.button, .selected])
    #expect(items[2].traits == [.button, .notEnabled] && items[2].value == "mixed")
    #expect(items[3].value == "collapsed")
    #expect(Drawn(menu, .ios).accessibility?.isContainer == true)
  }

  @Test("keys show on macOS only, destruction is red on iOS only") func platforms() {
    let item = MenuItem("Delete", shortcut: "⌘D").role(.destructive)
    func texts(_ platform: Platform) -> [String] {
      Drawn(item, platform).nodes("label").compactMap(\.accessibility?.label)
    }
    #expect(texts(.macos) == ["Delete", "⌘\u{2009}D"] && texts(.ios) == ["Delete"])
    func colors(_ platform: Platform, _ item: MenuItem) -> [DisplayList.Operation] {
      Drawn(item, platform).operations(of: "label")
    }
    let plain = MenuItem("Delete", shortcut: "⌘D")
    #expect(colors(.ios, item) != colors(.ios, plain))
    #expect(colors(.macos, item) == colors(.macos, plain))
  }

  @Test("symbols stand side by side in small and medium sections") func sizes() {
    let menu = Menu {
      MenuSection(itemSize: .medium) {
        MenuItem("Share", symbol: "square.and.arrow.up")
        MenuItem("Pin", symbol: "pin")
      }
      MenuSection(itemSize: .small) {
        MenuItem("Bold", symbol: "bold")
        MenuItem("Italic", symbol: "italic")
      }
    }
    let drawn = Drawn(menu, .ios)
    let cells = drawn.frames("menu-item")
    #expect(cells.map(\.width) == [125, 125, 125, 125])
    #expect(cells[0].minY == cells[1].minY && cells[2].minY == cells[3].minY && cells[2].minY > cells[0].maxY)
    #expect(drawn.nodes("label").compactMap(\.accessibility?.label) == ["Share", "Pin"])
  }

  @Test("a menu without items and an item without content are warned of") func warnings() {
    #expect(Drawn(Menu {}, .ios).warnings.contains(.itemCount(element: "menu", count: 0, allowed: 1...100)))
    #expect(Drawn(MenuItem(""), .ios).warnings == [.emptyTitle(element: "menu-item")])
  }
}
