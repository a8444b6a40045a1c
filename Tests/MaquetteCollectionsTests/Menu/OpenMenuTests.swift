import MaquetteCollections
import MaquetteElements
import TestSupport
import Testing

/// Where menus stand.
@Suite("Places of open menus") struct OpenMenuTests {
  private func sizes(_ title: String = "Medium") -> PopUpButton {
    PopUpButton(title).with(\.items, ["Small", "Medium", "Large"]).with(\.menu, .open)
  }

  private func menu(_ drawn: Drawn) throws -> Rect { try drawn.frame("presentation") }

  @Test("the choice of a pop-up button of macOS does not move") func over() throws {
    for title in ["Small", "Medium", "Large"] {
      let drawn = Drawn(sizes(title), .macos, width: 300, height: 200)
      let button = try drawn.frame("pop-up-button")
      let labels = drawn.nodes("label").filter { $0.accessibility?.label == title }
      // The button's own title, and that of the item.
      #expect(labels.count == 2)
      #expect(labels[0].frame.minX == labels[1].frame.minX)
      #expect(abs(labels[0].frame.center.y - labels[1].frame.center.y) <= 1)
      #expect(try menu(drawn).maxX >= button.maxX)
    }
  }

  @Test("a menu is in front of everything, and takes no room") func front() throws {
    let stack = VStack(spacing: 0) {
      PullDownButton("Actions") { MenuItem("Edit") }.with(\.menu, .open)
      Text("Below")
    }
    let open = Drawn(stack, .ios, width: 400, height: 300)
    let closed = Drawn(
      VStack(spacing: 0) {
        PullDownButton("Actions") { MenuItem("Edit") }
        Text("Below")
      }, .ios, width: 400, height: 300)
    #expect(open.layout.children.last?.name == "presentation")
    #expect(try open.frame("pull-down-button") == closed.frame("pull-down-button"))
    #expect(closed.frames("presentation").isEmpty)
  }

  @Test("a menu opens upwards where there is no room below") func flips() throws {
    let button = PullDownButton("Actions") {
      MenuItem("Edit"); MenuItem("Share")
    }.with(\.menu, .open)
    func drawn(_ alignment: Alignment) -> Drawn {
      Drawn(
        button.frame(
          width: FrameLength(max: .infinity), height: FrameLength(max: .infinity), alignment: alignment),
        .ios, width: 390, height: 300)
    }
    let (top, bottom) = (drawn(.topLeading), drawn(.bottomTrailing))
    #expect(try menu(top).minY == top.frame("pull-down-button").maxY + 8)
    #expect(try menu(bottom).maxY == bottom.frame("pull-down-button").minY - 8)
    // 8 from the edges of the screen, at whichever end the button is.
    #expect(try menu(top).minX == 8)
    #expect(try menu(bottom).maxX == 390 - 8)
  }

  @Test("a picture without a size grows to hold a menu, one with a size keeps it") func growth() throws {
    let free = Drawn(sizes(), .ios)
    let menu = try menu(free)
    #expect(free.size.width == menu.maxX && free.size.height == menu.maxY)
    #expect(Drawn(sizes(), .ios, width: 100, height: 40).size == Size(width: 100, height: 40))
    // A menu over its control reaches out at the top, too.
    let over = Drawn(sizes("Large"), .macos)
    #expect(try self.menu(over).minY == 0 && over.frame("pop-up-button").minY > 0)
  }

  @Test("submenus of macOS are beside their items, on the side with room") func submenus() throws {
    let button = PullDownButton("Actions") {
      MenuItem("Share") { MenuItem("Mail") }.menu(.open)
    }.with(\.menu, .open)
    func menus(_ alignment: Alignment, _ direction: LayoutDirection = .leftToRight) -> [Rect] {
      Drawn(
        button.frame(
          width: FrameLength(max: .infinity), height: FrameLength(max: .infinity), alignment: alignment),
        .macos, width: 400, height: 200, change: { $0.direction = direction }
      ).frames("presentation")
    }
    let leading = menus(.topLeading)
    #expect(leading.count == 2 && leading[1].minX == leading[0].maxX - 5)
    let trailing = menus(.topTrailing)
    #expect(trailing[1].maxX == trailing[0].minX + 5)
    let mirrored = menus(.topLeading, .rightToLeft)
    #expect(mirrored[1].maxX == mirrored[0].minX + 5)
  }

  @Test(
    "a menu that has room stays at its control, in both directions",
    arguments: [
      LayoutDirection.leftToRight, .rightToLeft,
    ])
  func room(direction: LayoutDirection) throws {
    let button = PullDownButton("Actions") { MenuItem("Edit") }.with(\.menu, .open)
    let drawn = Drawn(button, .macos, width: 500, height: 200) { $0.direction = direction }
    let anchor = try drawn.frame("pull-down-button")
    let frame = try menu(drawn)
    #expect(frame.minX == anchor.minX || frame.maxX == anchor.maxX)
  }

  @Test("choosing marks the item and takes the mark from the former one") func choosing() {
    let chosen = sizes().choosing([2])
    #expect(chosen.title == "Large")
    let marks = chosen.menuItems.compactMap { ($0 as? MenuItem)?.value }
    #expect(marks == [.off, .off, .on])
    #expect(sizes().choosing([7]).title == "Medium")
  }
}
