import MaquetteControlKit
import MaquetteCollections
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import MaquetteInteraction
import TestSupport
import Testing

/// What a person does with rows that have actions, with rows of an edited list, and with pages.
@Suite("Swipes") struct SwipeTests {
  private func session(_ element: any Element, era: Era = .classic) -> Session {
    var mockup = Mockup(
      element, environment: Environment(theme: .standard(for: .ios, era: era)), padding: .zero)
    (mockup.width, mockup.height) = (320, 240)
    return Session(mockup)
  }

  private func rows(fullSwipe: Bool = true) -> List {
    let delete = SwipeAction("Delete", symbol: "trash", role: .destructive).id("delete")
    let flag = SwipeAction("Flag", symbol: "flag").id("flag")
    return List(style: .plain) {
      ListRow("Pass") {
        SwipeActions(.trailing, allowsFullSwipe: fullSwipe) {
          delete
          flag
        }
      }.id("pass")
      ListRow("Invoice") { SwipeActions(.leading) { SwipeAction("Unread", symbol: "envelope").id("unread") } }
        .id("invoice")
    }
  }

  private func drag(_ session: Session, _ id: String, by distance: Double) throws {
    let start = try #require(session.control(id)).frame.center
    session.touchDown(at: start)
    for part in 1...5 { session.touchMove(to: Point(x: start.x + distance * Double(part) / 5, y: start.y)) }
    session.touchUp()
    session.advance(by: Moment(seconds: 1))
  }

  private func row(_ session: Session, _ id: String = "pass") throws -> LiveSwipedRow {
    try #require(session.control(id) as? LiveSwipedRow)
  }

  @Test("a swipe uncovers the actions as wide as they are", arguments: [Era.classic, .glass])
  func opens(era: Era) throws {
    let session = session(rows(), era: era)
    #expect(session.control("flag") == nil)
    try drag(session, "pass", by: -90)
    // 2 of 74; or 2 of 62, 8 between and around them.
    #expect(try abs(row(session).distance - 148) < 1)
    #expect(session.control("flag") != nil)
    try drag(session, "pass", by: 100)
    #expect(try row(session).distance == 0)
  }

  @Test("a short one covers them again, and does not select the row")
  func short() throws {
    let session = session(rows())
    try drag(session, "pass", by: -40)
    #expect(try row(session).distance == 0 && !row(session).isSelected)
  }

  @Test("a tap fires an action, and the row covers them")
  func fires() throws {
    let session = session(rows())
    try drag(session, "pass", by: -90)
    session.tap(try #require(session.control("flag")))
    #expect(session.log.description.contains("#flag touchUpInside, primaryActionTriggered"))
    #expect(try row(session).distance == 0)
    #expect(session.control("flag")?.isVisible == false)
  }

  @Test("a touch elsewhere only covers them")
  func elsewhere() throws {
    let session = session(rows())
    try drag(session, "pass", by: -90)
    session.tap(try #require(session.control("invoice")))
    #expect(try row(session).distance == 0)
    #expect(try !row(session, "invoice").isSelected)
    session.advance(by: Moment(seconds: 1))
    session.tap(try #require(session.control("invoice")))
    #expect(try row(session, "invoice").isSelected)
  }

  @Test("a tap on the row only covers them")
  func onTheRow() throws {
    let session = session(rows())
    try drag(session, "pass", by: -90)
    session.touchDown(at: Point(x: 20, y: 20))
    session.touchUp()
    #expect(try row(session).distance == 0 && !row(session).isSelected)
  }

  @Test("a swipe over most of the row performs the first, if it may")
  func full() throws {
    let session = session(rows())
    try drag(session, "pass", by: -220)
    #expect(session.log.description.contains("#delete primaryActionTriggered"))
    #expect(try row(session).distance == 0)
    let other = self.session(rows(fullSwipe: false))
    try drag(other, "pass", by: -220)
    #expect(!other.log.description.contains("#delete"))
    #expect(try row(other).distance == 148)
  }

  @Test("leading actions are at the other end")
  func leading() throws {
    let session = session(rows())
    try drag(session, "invoice", by: -90)
    #expect(try row(session, "invoice").distance == 0)
    try drag(session, "invoice", by: 90)
    #expect(try row(session, "invoice").distance == -74)
  }

  @Test("a row stands where its actions say until it is moved")
  func declared() throws {
    func row(_ reveal: SwipeActions.Reveal, _ titles: [String], title: String = "Pass") -> ListRow {
      ListRow(title) { SwipeActions(reveal: reveal) { titles.map { SwipeAction($0, symbol: "flag") } } }
    }
    let session = session(List(style: .plain) { row(.full, ["A", "B"]).id("pass") })
    let control = try self.row(session)
    #expect(control.distance == 320)
    #expect(session.layout.nodes(named: SwipeAction.nodeName).map(\.frame.width) == [320])
    control.redeclared(as: row(.open, ["A", "B"]))
    #expect(control.distance == 148)
    control.close()
    control.redeclared(as: row(.open, ["A", "B"], title: "Other"))
    #expect(control.distance == 0, "a person has closed it")
    control.redeclared(as: row(.closed, ["A", "B"]))
    try drag(session, "pass", by: -90)
    control.redeclared(as: row(.closed, ["A"]))
    #expect(control.distance == 74, "as wide as what there is now")
    control.redeclared(as: ListRow("Pass"))
    #expect(control.distance == 0)
  }

  @Test("actions at both ends are not the same controls")
  func bothEnds() throws {
    let row = ListRow("Pass") {
      SwipeActions(.leading) { SwipeAction("Unread", symbol: "envelope").id("unread") }
      SwipeActions(.trailing) { SwipeAction("Delete", symbol: "trash").id("delete") }
    }
    let session = session(List(style: .plain) { row.id("pass") })
    try drag(session, "pass", by: 90)
    session.tap(try #require(session.control("unread")))
    session.advance(by: Moment(seconds: 1))
    try drag(session, "pass", by: -220)
    #expect(session.log.description.contains("#delete primaryActionTriggered"))
    #expect(session.log.eventNames.filter { $0 == "primaryActionTriggered" }.count == 2)
  }

  @Test("while a list is edited, rows are chosen one by one")
  func chosen() throws {
    let list = List {
      ListRow("Mail").id("mail")
      ListRow("Notes").id("notes")
    }.with(\.isEditing, true).with(\.editingStyle, .select)
    let session = session(list)
    for id in ["mail", "notes"] {
      session.tap(try #require(session.control(id)))
      session.advance(by: Moment(seconds: 1))
    }
    #expect(session.control("mail")?.isSelected == true && session.control("notes")?.isSelected == true)
    session.tap(try #require(session.control("mail")))
    #expect(session.control("mail")?.isSelected == false)
  }

  @Test("letters scroll to the first section that does not begin with an earlier one")
  func index() throws {
    let sections = ["A", "C", "M"].map { letter in
      Section(letter) { (1...6).map { ListRow("\(letter) \($0)") } }.id(letter)
    }
    var list = List(style: .plain) { sections }.with(\.sectionIndex, .alphabet)
    list.scrollOffset = .points(0)
    let session = session(list)
    let index = try #require(session.controls.first { $0.place.name == "section-index" })
    let view = try #require(session.controls.lazy.compactMap { $0 as? any ScrollingControl }.first)
    // B is the second of 27: the section of C is the next.
    session.touchDown(at: Point(x: index.frame.center.x, y: index.frame.minY + index.frame.height * 1.5 / 27))
    session.touchUp()
    let c = try #require(session.layout.first { $0.id == "C" })
    #expect(abs(c.frame.minY) < 1 && view.scrollOffset > 0)
    #expect(index.valueText == "B")
  }

  @Test("the letters of headers lead to their own sections, in whatever order those are")
  func headers() throws {
    let sections = ["Meitner", "Ångström", "Anning"].map { name in
      Section(name) { (1...6).map { ListRow("\(name) \($0)") } }.id(name)
    }
    let loose = ListRow("All")
    var list = List(style: .plain) { [loose as any Element] + sections }.with(\.sectionIndex, .headers)
    list.scrollOffset = .points(0)
    let session = session(list)
    let index = try #require(session.controls.first { $0.place.name == "section-index" })
    for (number, name) in ["Meitner", "Ångström", "Anning"].enumerated() {
      let y = index.frame.minY + index.frame.height * (Double(number) + 0.5) / 3
      session.touchDown(at: Point(x: index.frame.center.x, y: y))
      session.touchUp()
      let section = try #require(session.layout.first { $0.id == name })
      #expect(abs(section.frame.minY) < 1, "\(name)")
    }
  }

  @Test("a swipe turns one page, a tap on the dots another")
  func pages() throws {
    let session = session(PageView { ["One", "Two", "Three"].map { Text($0) } }.id("pages"))
    func page() -> Int? { (session.control("pages")?.element as? PageView)?.current }
    try drag(session, "pages", by: -300)
    #expect(page() == 1)
    try drag(session, "pages", by: 60)
    #expect(page() == 1, "less than half of it turns back")
    session.touchDown(at: Point(x: 185, y: 230))
    session.touchUp()
    #expect(page() == 2)
    try drag(session, "pages", by: -300)
    #expect(page() == 2, "there is none after the last")
    #expect(session.log.eventNames.filter { $0 == "valueChanged" }.count == 2)
  }

  @Test("from a page beyond the last, which is the last, a swipe leads back")
  func beyond() throws {
    let session = session(PageView(current: 9) { ["One", "Two", "Three"].map { Text($0) } }.id("pages"))
    #expect(session.control("pages")?.valueText == "3 of 3")
    try drag(session, "pages", by: 300)
    #expect(session.control("pages")?.valueText == "2 of 3")
  }

  @Test("pages on a page have dots of their own")
  func nested() throws {
    let inner = PageView { ["One", "Two"].map { Text($0) } }.id("inner")
    let outer = PageView {
      inner.frame(width: 320, height: 120)
      Text("Last")
    }
    let session = session(outer.id("outer"))
    let dots = session.layout.nodes(named: "page-view-dots").map(\.frame)
    #expect(dots.count == 2)
    for frame in dots {
      session.touchDown(at: Point(x: frame.maxX - 2, y: frame.center.y))
      session.touchUp()
      #expect(session.control("inner")?.valueText == "2 of 2")
      #expect(session.control("outer")?.valueText == (frame == dots[0] ? "1 of 2" : "2 of 2"))
      session.advance(by: Moment(seconds: 1))
    }
  }

  @Test("a card is a button if it is said to be")
  func card() throws {
    let session = session(
      VStack {
        Card("Trip").with(\.isButton, true).id("trip")
        Card("Note").id("note")
      })
    session.tap(try #require(session.control("trip")))
    #expect(session.log.eventNames == ["touchDown", "touchUpInside", "primaryActionTriggered"])
    #expect(session.control("note") == nil)
  }
}
