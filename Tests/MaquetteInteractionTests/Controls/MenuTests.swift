import MaquetteCollections
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import MaquetteInteraction
import TestSupport
import Testing

/// Menus that a person opens, walks through, chooses from and dismisses.
@Suite("Menus") struct MenuTests {
  private func sized(_ platform: Platform, _ element: any Element) -> Session {
    var mockup = Mockup(
      VStack(spacing: 20, alignment: .leading) { element },
      environment: Environment(theme: .standard(for: platform, era: .classic)),
      padding: Insets(all: 40))
    (mockup.width, mockup.height) = (400, 400)
    return Session(mockup)
  }

  private func sizes(_ platform: Platform = .ios) throws -> (Session, LiveControl) {
    let session = sized(
      platform, PopUpButton("Medium").with(\.items, ["Small", "Medium", "Large"]).id("size"))
    return (session, try #require(session.control("size")))
  }

  private func title(_ control: LiveControl) -> String? { (control.element as? PopUpButton)?.title }

  @Test("a touch opens the menu at once, and a tap on an item chooses it") func choice() throws {
    let (session, button) = try sizes()
    session.touchDown(at: button.frame.center)
    #expect(session.openMenu === button)
    #expect(session.log.eventNames == ["touchDown", "menuActionTriggered"])
    session.touchUp()
    #expect(session.openMenu === button)
    #expect(session.choose("Large"))
    #expect(session.openMenu == nil && title(button) == "Large")
    #expect(session.log.eventNames.last == "valueChanged")
    // The action of the item bears its title.
    #expect(session.log.entries.contains { $0.event == .action("Large") })
    #expect(!session.choose("Small"))
  }

  @Test("choosing what is chosen changes no value") func same() throws {
    let (session, button) = try sizes()
    session.tap(button)
    session.choose("Medium")
    #expect(!session.log.eventNames.contains("valueChanged") && title(button) == "Medium")
  }

  @Test("a finger that opened the menu may slide to an item") func sliding() throws {
    let (session, button) = try sizes()
    session.touchDown(at: button.frame.center)
    let place = try #require(session.place(ofItem: "Small"))
    session.touchMove(to: place)
    let item = session.layout.first { $0.name == "menu-item" }
    #expect((item?.subject?.element as? MenuItem)?.state == .highlighted)
    session.touchUp()
    #expect(title(button) == "Small" && session.openMenu == nil)
  }

  @Test("a touch beside the menu closes it and does nothing else") func dismissal() throws {
    let session = sized(
      .ios,
      VStack(spacing: 300) {
        PullDownButton("More") { MenuItem("Copy") }.id("more")
        Switch().id("switch")
      })
    let (more, toggle) = (try #require(session.control("more")), try #require(session.control("switch")))
    session.tap(more)
    session.tap(toggle)
    #expect(session.openMenu == nil && toggle.valueText == "off")
    session.tap(toggle)
    #expect(toggle.valueText == "on")
  }

  @Test("a disabled item cannot be chosen, a control without items opens nothing") func disabled() throws {
    let session = sized(.ios, PullDownButton("More") { MenuItem("Copy").disabled() }.id("more"))
    let more = try #require(session.control("more"))
    session.tap(more)
    session.choose("Copy")
    #expect(session.openMenu === more)
    #expect(!session.log.entries.contains { $0.event == .action("Copy") })
    let empty = sized(.ios, PullDownButton("More").id("more"))
    empty.tap(try #require(empty.control("more")))
    #expect(empty.openMenu == nil)
  }

  @Test("arrow keys walk over what can be chosen, return chooses, escape closes") func keys() throws {
    let session = sized(
      .macos,
      PullDownButton("More") {
        MenuItem("Copy")
        MenuItem("Move").disabled()
        Divider()
        MenuItem("Share") {
          MenuItem("Mail")
          MenuItem("Messages")
        }
      }.id("more"))
    let more = try #require(session.control("more"))
    session.tap(more)
    session.pressKey(.down)
    session.pressKey(.down)
    #expect(session.layout.nodes(named: "menu-item").count == 3)
    session.pressKey(.right)
    #expect(session.layout.nodes(named: "menu-item").count == 5)
    session.pressKey(.left)
    #expect(session.layout.nodes(named: "menu-item").count == 3)
    session.pressKey(.right)
    session.pressKey(.down)
    session.pressReturn()
    #expect(session.openMenu == nil)
    #expect(session.log.entries.contains { $0.event == .action("Messages") })
    session.tap(more)
    session.pressEscape()
    #expect(session.openMenu == nil)
  }

  @Test("a tap on an item with others opens its submenu") func submenu() throws {
    let session = sized(
      .ios, PullDownButton("More") { MenuItem("Sort") { MenuItem("Name") } }.id("more"))
    session.tap(try #require(session.control("more")))
    session.choose("Sort")
    #expect(session.openMenu != nil)
    session.choose("Name")
    #expect(session.openMenu == nil && session.log.entries.contains { $0.event == .action("Name") })
  }

  @Test("a finger that stays opens the context menu and takes the touch from the control") func longPress()
    throws
  {
    let session = sized(.ios, ContextMenu(Button("Photo").id("photo")) { MenuItem("Delete") })
    let photo = try #require(session.control("photo"))
    session.touchDown(at: photo.frame.center)
    session.advance(by: Moment(seconds: 0.4))
    #expect(session.openMenu == nil)
    session.advance(by: Moment(seconds: 0.2))
    #expect(session.openMenu != nil)
    #expect(session.log.eventNames == ["touchDown", "touchCancel", "menuActionTriggered"])
    session.choose("Delete")
    #expect(session.openMenu == nil && session.log.entries.contains { $0.event == .action("Delete") })
    // A tap, and a finger that moves, do not open it.
    session.tap(photo)
    session.advance(by: Moment(seconds: 1))
    #expect(session.openMenu == nil && session.log.eventNames.last == "primaryActionTriggered")
    session.touchDown(at: photo.frame.center)
    session.touchMove(to: Point(x: photo.frame.center.x + 11, y: photo.frame.center.y))
    session.advance(by: Moment(seconds: 1))
    #expect(session.openMenu == nil)
  }

  @Test("a menu as primary action opens at a tap") func primary() throws {
    let session = sized(
      .ios, ContextMenu(Button("Photo").id("photo")) { MenuItem("Delete") }.with(\.isPrimaryAction, true))
    session.tap(try #require(session.control("photo")))
    #expect(session.openMenu != nil)
  }

  @Test("a secondary click opens the context menu of macOS, a primary one does not") func secondaryClick()
    throws
  {
    let session = sized(.macos, ContextMenu(Text("report.pdf").id("file")) { MenuItem("Open") })
    let file = try #require(session.layout.first { $0.id == "file" })
    session.touchDown(at: file.frame.center)
    session.advance(by: Moment(seconds: 2))
    session.touchUp()
    #expect(session.openMenu == nil)
    session.secondaryClick(at: file.frame.center)
    #expect(session.openMenu != nil)
    session.secondaryClick(at: Point(x: 1, y: 1))
    #expect(session.openMenu == nil)
  }

  @Test("steps of scripts do the same") func steps() throws {
    let mockup = Mockup(PopUpButton("Medium").with(\.items, ["Small", "Medium"]).id("size"))
    let run = ScriptRun(Script([.tap("size"), .choose("Small"), .tap("size"), .key(.escape)]), on: mockup)
    #expect(run.results.map(\.caption) == ["Tap on size", "Choose Small", "Tap on size", "Press Escape"])
    #expect(run.results[1].events == ["valueChanged"])
    #expect(run.session.openMenu == nil)
  }
}
