import MaquetteControlKit
import MaquetteCollections
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import MaquetteInteraction
import TestSupport
import Testing

/// What a person does with the parts of windows of macOS.
@Suite("Parts of windows") struct WindowPartTests {
  private func session(_ element: any Element) -> Session {
    var mockup = Mockup(
      element, environment: Environment(theme: .standard(for: .macos)), padding: .zero)
    (mockup.width, mockup.height) = (400, 300)
    return Session(mockup)
  }

  @Test("a row is selected in place of another one") func selection() throws {
    let session = session(
      Sidebar {
        SidebarItem("Boats").state(.selected).id("boats")
        SidebarItem("Lights").id("lights")
      })
    let (boats, lights) = (try #require(session.control("boats")), try #require(session.control("lights")))
    session.tap(lights)
    #expect(lights.isSelected && !boats.isSelected)
    #expect(
      session.log.eventNames == ["touchDown", "valueChanged", "touchUpInside", "primaryActionTriggered"])
  }

  @Test("the mark shows and hides the rows below, and selects nothing") func disclosure() throws {
    let session = session(Sidebar { SidebarItem("Piers") { SidebarItem("North").id("north") }.id("piers") })
    let piers = try #require(session.control("piers"))
    let mark = try #require(piers.parts("sidebar-disclosure").first).frame.center
    session.touchDown(at: mark)
    session.touchUp()
    #expect((piers.element as? SidebarItem)?.isOpen == false && !piers.isSelected)
    #expect(session.layout.first { $0.id == "north" } == nil)
    #expect(piers.valueText == "closed")
  }

  @Test("a tab shows its page, which keeps what people did in it") func pages() throws {
    let session = session(
      TabView {
        TabPage("North") { Checkbox("Fog").id("fog") }
        TabPage("South") { Checkbox("Tide").id("tide") }
      }.with(\.width, .infinity).id("pages"))
    let view = try #require(session.control("pages"))
    session.tap(try #require(session.control("fog")))
    let tabs = view.parts("segment").suffix(2).map(\.frame.center)
    for tab in tabs.reversed() {
      session.touchDown(at: tab)
      session.touchUp()
      session.advance(by: Moment(seconds: 1))
    }
    #expect(view.valueText == "North")
    #expect((session.control("fog")?.element as? Checkbox)?.value == .on)
    #expect(session.log.eventNames.filter { $0 == "valueChanged" }.count == 3)
  }

  private static let menus: [any Element] = [
    MenuBarItem("File") { MenuItem("New") }.id("file"), MenuBarItem("Edit") { MenuItem("Copy") }.id("edit"),
  ]

  @Test("a pointer over the next title opens its menu") func menus() throws {
    let session = session(MenuBar { Self.menus })
    let edit = try #require(session.control("edit"))
    session.tap(try #require(session.control("file")))
    #expect(session.openMenu?.title == "#file")
    session.touchDown(at: try #require(session.control("file")).frame.center)
    session.touchUp()
    #expect(session.openMenu == nil, "a touch on the open title closes its menu")
    session.touchDown(at: try #require(session.control("file")).frame.center)
    session.touchMove(to: edit.frame.center)
    session.touchUp()
    #expect(session.openMenu?.title == "#edit")
    session.pressKey(.left)
    #expect(session.openMenu?.title == "#file")
    #expect(session.choose("New"))
    #expect(session.openMenu == nil)
  }

  @Test("on an item with a submenu, forward opens it and back leads to the menu before") func submenus()
    throws
  {
    let share = MenuBarItem("Edit") { MenuItem("Share") { MenuItem("Mail") } }.id("edit")
    let session = session(MenuBar { [Self.menus[0], share] })
    session.tap(try #require(session.control("edit")))
    session.pressKey(.down)
    session.pressKey(.right)
    #expect(session.layout.nodes(named: "menu-item").count == 2)
    session.pressKey(.left)
    #expect(session.openMenu?.title == "#edit" && session.layout.nodes(named: "menu-item").count == 1)
    session.pressKey(.left)
    #expect(session.openMenu?.title == "#file")
  }

  /// The guidelines: the title of a window of settings is that of the visible pane.
  @Test("the title of a window of settings follows the pane", arguments: ["", "Options"])
  func title(own: String) throws {
    let panes = Toolbar(style: .preference) {
      ToolbarItem("General", symbol: "switch.2", behavior: .toggle).with(\.isOn, true).id("general")
      ToolbarItem("Keyboard", symbol: "keyboard").id("keyboard")
    }
    let session = session(Window(own) { panes })
    func title() -> String? {
      session.layout.first { $0.name == "label" }?.accessibility?.label
    }
    #expect(title() == (own.isEmpty ? "General" : own))
    session.tap(try #require(session.control("keyboard")))
    #expect(title() == (own.isEmpty ? "Keyboard" : own))
    session.tap(try #require(session.control("general")))
    #expect(title() == (own.isEmpty ? "General" : own))
  }

  @Test("an item of settings chooses its pane in place of another one") func panes() throws {
    let session = session(
      Window {
        Toolbar(display: .iconAndLabel, style: .preference) {
          ToolbarItem("General", symbol: "gearshape", behavior: .toggle).with(\.isOn, true).id("general")
          ToolbarItem("About", symbol: "info.circle").id("about")
        }
        Text("Pane")
      })
    session.tap(try #require(session.control("about")))
    #expect((session.control("about")?.element as? ToolbarItem)?.isOn == true)
    #expect((session.control("general")?.element as? ToolbarItem)?.isOn == false)
  }
}
