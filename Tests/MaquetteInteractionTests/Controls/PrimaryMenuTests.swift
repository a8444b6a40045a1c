import MaquetteControlKit
import MaquetteCollections
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import MaquetteInteraction
import TestSupport
import Testing

/// `isContextMenuInteractionEnabled` and `showsMenuAsPrimaryAction`, as the reference of `UIControl` describes them.
@Suite("Menus as primary actions") struct PrimaryMenuTests {
  private func sized(_ platform: Platform = .ios, _ elements: any Element...) -> Session {
    var mockup = Mockup(
      VStack(spacing: 40, alignment: .leading) { elements },
      environment: Environment(theme: .standard(for: platform, era: .classic)), padding: Insets(all: 40))
    (mockup.width, mockup.height) = (400, 500)
    return Session(mockup)
  }

  private func photo(_ isPrimary: Bool) -> any Element {
    ContextMenu(Button("Photo").id("photo")) { MenuItem("Delete") }.with(\.isPrimaryAction, isPrimary)
  }

  @Test("a control knows the menu around it, unless it is one of several") func linked() throws {
    let session = sized(.ios, photo(true), photo(false), Button("Plain"))
    let buttons = session.controls.filter { $0.place.name == "button" }
    #expect(buttons.map(\.isContextMenuInteractionEnabled) == [true, true, false])
    #expect(buttons.map(\.showsMenuAsPrimaryAction) == [true, false, false])
    let several = sized(
      .ios,
      ContextMenu(
        HStack {
          Button("A"); Button("B")
        }
      ) { MenuItem("Delete") })
    #expect(several.controls.map(\.isContextMenuInteractionEnabled) == [true, false, false])
  }

  @Test("a button that pops up opens the menu around it at once, and one with a menu of its own its own")
  func popUps() throws {
    let session = sized(
      .macos, ContextMenu(GradientButton("plus", behavior: .popUp).id("plus")) { MenuItem("New") },
      ContextMenu(ImageButton("folder", behavior: .popUp).id("folder")) { MenuItem("Open") },
      ContextMenu(PullDownButton("More") { MenuItem("Copy") }.id("more")) { MenuItem("Delete") })
    for (id, item) in [("plus", "New"), ("folder", "Open"), ("more", "Copy")] {
      let button = try #require(session.control(id))
      session.tap(button)
      let menu = try #require(session.openMenu)
      #expect((menu === button) == (id == "more"), "\(id) opened another menu")
      session.choose(item)
      #expect(session.openMenu == nil)
    }
  }

  @Test("a menu as primary action opens as the control is touched, in place of its action") func opening()
    throws
  {
    let session = sized(.ios, photo(true))
    let button = try #require(session.control("photo"))
    session.touchDown(at: button.frame.center)
    #expect(session.openMenu != nil)
    session.touchUp()
    #expect(session.openMenu != nil)
    #expect(session.log.eventNames == ["touchDown", "menuActionTriggered", "touchUpInside"])
  }

  @Test("a program makes the menu the primary action, or the action again") func switching() throws {
    let session = sized(.ios, photo(false))
    let button = try #require(session.control("photo"))
    session.tap(button)
    #expect(session.openMenu == nil && session.log.eventNames.last == "primaryActionTriggered")
    button.showsMenuAsPrimaryAction = true
    session.tap(button)
    #expect(session.openMenu != nil)
    session.choose("Delete")
    button.showsMenuAsPrimaryAction = false
    let count = session.log.eventNames.count
    session.tap(button)
    #expect(
      session.openMenu == nil && !session.log.eventNames.dropFirst(count).contains("menuActionTriggered"))
  }

  @Test("without the interaction no touch and no secondary click opens a menu") func disabled() throws {
    for platform in [Platform.ios, .macos] {
      let session = sized(platform, photo(true))
      let button = try #require(session.control("photo"))
      button.isContextMenuInteractionEnabled = false
      session.touchDown(at: button.frame.center)
      session.advance(by: Moment(seconds: 2))
      session.touchUp()
      session.secondaryClick(at: button.frame.center)
      #expect(session.openMenu == nil, "\(platform)")
      #expect(session.log.eventNames.contains("primaryActionTriggered"))
    }
  }

  @Test("a pull-down button whose menu is not its primary action acts at a tap, and opens after a while")
  func pullDown()
    throws
  {
    let session = sized(.ios, PullDownButton("Reply") { MenuItem("Reply All") }.id("reply"))
    let button = try #require(session.control("reply"))
    #expect(button.isContextMenuInteractionEnabled && button.showsMenuAsPrimaryAction)
    button.showsMenuAsPrimaryAction = false
    session.tap(button)
    #expect(session.openMenu == nil && session.log.eventNames.contains("primaryActionTriggered"))
    session.touchDown(at: button.frame.center)
    session.advance(by: Moment(seconds: 0.6))
    #expect(session.openMenu === button)
    #expect(session.log.eventNames.suffix(2) == ["touchCancel", "menuActionTriggered"])
    button.isContextMenuInteractionEnabled = false
    session.choose("Reply All")
    session.tap(button)
    session.touchDown(at: button.frame.center)
    session.advance(by: Moment(seconds: 2))
    #expect(session.openMenu == nil)
  }

  @Test("performing the primary action opens a menu that is one") func performing() throws {
    let session = sized(.ios, PullDownButton("More") { MenuItem("Copy") }.id("more"))
    let button = try #require(session.control("more"))
    button.performPrimaryAction()
    #expect(session.openMenu === button && session.log.eventNames == ["menuActionTriggered"])
    session.openMenu?.closeMenu()
    button.showsMenuAsPrimaryAction = false
    button.performPrimaryAction()
    #expect(session.openMenu == nil && session.log.eventNames.last == "primaryActionTriggered")
  }
}

/// Items of a toolbar that have no room are in a menu, as those of `NSToolbar` are.
@Suite("Overflow of toolbars") struct ToolbarOverflowTests {
  private func window(_ width: Double) -> Session {
    var window = Window()
    window.title = "Mail"
    window.width = width
    window.children = [
      Toolbar {
        ToolbarItem("Archive", symbol: "archivebox")
        ToolbarItem("Reply", symbol: "arrowshape.turn.up.left")
        ToolbarItem("Flag", symbol: "flag", behavior: .toggle).with(\.isOn, true)
        ToolbarItem("Move", symbol: "folder").disabled()
        ToolbarItem("Share", symbol: "square.and.arrow.up")
      }
    ]
    var mockup = Mockup(window, environment: Environment(theme: .standard(for: .macos, era: .classic)))
    (mockup.width, mockup.height) = (800, 400)
    return Session(mockup)
  }

  private func mark(_ session: Session) throws -> LiveControl {
    try #require(session.controls.last { $0.place.name == "toolbar-overflow" })
  }

  @Test("the menu has the items without room, in their order and as they are") func items() throws {
    let session = window(260)
    let shown = session.layout.nodes(named: "toolbar-item").count
    #expect((1..<5).contains(shown))
    session.tap(try mark(session))
    #expect(session.openMenu != nil)
    #expect(session.log.eventNames.prefix(2) == ["touchDown", "menuActionTriggered"])
    let items = session.layout.nodes(named: "menu-item").compactMap { $0.subject?.element as? MenuItem }
    let all = ["Archive", "Reply", "Flag", "Move", "Share"]
    #expect(items.map(\.title) == Array(all.dropFirst(shown)))
    #expect(items.first { $0.title == "Flag" }.map { $0.value == .on } ?? true)
    #expect(items.first { $0.title == "Move" }?.state == .disabled)
    #expect(session.choose("Share"))
    #expect(session.openMenu == nil && session.log.entries.contains { $0.event == .action("Share") })
  }

  @Test("with room for all there is nothing to touch and nothing to hear") func room() throws {
    let session = window(700)
    #expect(session.layout.nodes(named: "toolbar-item").count == 5)
    #expect(try mark(session).frame.width == 0)
    #expect(!session.layout.accessibilityText.contains("More"))
    #expect(window(260).layout.accessibilityText.contains("More"))
  }
}
