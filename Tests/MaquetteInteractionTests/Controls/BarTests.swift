import MaquetteControlKit
import MaquetteCollections
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import MaquetteInteraction
import TestSupport
import Testing

/// What a person does with the bars of a screen.
@Suite("Bars") struct BarTests {
  private func session(_ element: any Element, era: Era = .classic) -> Session {
    var mockup = Mockup(
      element, environment: Environment(theme: .standard(for: .ios, era: era)), padding: .zero)
    (mockup.width, mockup.height) = (390, 300)
    return Session(mockup)
  }

  private static let tabs: [any Element] = [
    Tab("Home", symbol: "house.fill"), Tab("Search", role: .search), Tab("Profile", symbol: "person.fill"),
  ]

  private func selected(_ session: Session) -> Int? {
    (session.control("tabs")?.element as? TabBar)?.selectedIndex
  }

  @Test("a tap selects a tab, a second one sends no new value", arguments: [Era.classic, .glass])
  func tabs(era: Era) throws {
    let session = session(TabBar { Self.tabs }.id("tabs"), era: era)
    let bar = try #require(session.control("tabs"))
    let frames = bar.parts("tab").map(\.frame)
    // On glass the search comes last.
    let last = try #require(frames.last).center
    session.touchDown(at: last)
    session.touchUp()
    #expect(selected(session) == (era == .glass ? 1 : 2))
    #expect(bar.valueText == (era == .glass ? "Search" : "Profile"))
    #expect(
      session.log.eventNames == ["touchDown", "valueChanged", "primaryActionTriggered", "touchUpInside"])
    // As a second tap of a pair would be another event.
    session.advance(by: Moment(seconds: 1))
    session.touchDown(at: last)
    session.touchUp()
    #expect(session.log.eventNames.suffix(3) == ["touchDown", "primaryActionTriggered", "touchUpInside"])
  }

  @Test("a disabled tab is not selected") func disabled() throws {
    let tabs: [any Element] = [Tab("Home", symbol: "house"), Tab("Mail", symbol: "envelope").disabled()]
    let session = session(TabBar { tabs }.id("tabs"))
    let bar = try #require(session.control("tabs"))
    session.tap(bar, 0.75)
    #expect(selected(session) == 0)
  }

  @Test("what stands above tabs is touched by itself") func accessory() throws {
    let session = session(
      TabBar { Self.tabs + [Button("Play").style(.gray).id("play")] as [any Element] }.id("tabs"), era: .glass
    )
    let button = try #require(session.control("play"))
    session.tap(button)
    #expect(session.log.description.contains("#play touchUpInside, primaryActionTriggered"))
    #expect(!session.log.description.contains("#tabs") && selected(session) == 0)
  }

  @Test("the way back and the buttons of a navigation bar act") func buttons() throws {
    let bar = NavigationBar("Inbox", back: "Mailboxes") { BarButton("Edit").id("edit") }
    let session = session(bar)
    for id in ["back", "edit"] {
      session.tap(try #require(session.control(id)))
      session.advance(by: Moment(seconds: 1))
    }
    let one = ["touchDown", "touchUpInside", "primaryActionTriggered"]
    #expect(session.log.eventNames == one + one)
  }

  @Test("a button with items opens its menu at once", arguments: [Era.classic, .glass])
  func menu(era: Era) throws {
    let more = BarButton(symbol: "ellipsis") { MenuItem("Copy") }.with(\.accessibilityLabel, "More").id(
      "more")
    let session = session(NavigationBar("Inbox") { more }, era: era)
    let button = try #require(session.control("more"))
    session.tap(button)
    #expect(session.openMenu === button)
    #expect(session.choose("Copy"))
    #expect(session.openMenu == nil)
    #expect(session.log.entries.contains { $0.event == .action("Copy") })
  }
}
