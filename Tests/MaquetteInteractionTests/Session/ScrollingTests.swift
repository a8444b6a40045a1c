import MaquetteCollections
import MaquetteControlKit
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import MaquetteInteraction
import TestSupport
import Testing

@Suite("Scrolling")
struct ScrollingTests {
  /// Buttons and a slider on a page of 600 points, of which 200 are seen.
  private func page(_ offset: ScrollOffset = .points(0)) -> Session {
    var mockup = Mockup(
      Scroll(offset: offset, spacing: 0) {
        Button("First").frame(width: 100, height: 100).id("first")
        Slider(0.5).frame(width: 100, height: 100).id("slider")
        Button("Third").frame(width: 100, height: 100).id("third")
        Spacer().frame(height: 300).id("end")
      }.id("page"), padding: .zero)
    (mockup.width, mockup.height) = (200, 200)
    return Session(mockup)
  }

  private func view(_ session: Session) throws -> any ScrollingControl {
    try #require(session.controls.lazy.compactMap { $0 as? any ScrollingControl }.first)
  }

  private func drag(_ session: Session, from start: Point, by distance: Point) {
    session.touchDown(at: start)
    for part in 1...5 {
      session.touchMove(
        to: Point(x: start.x + distance.x * Double(part) / 5, y: start.y + distance.y * Double(part) / 5))
    }
    session.touchUp()
  }

  @Test("a finger moves the content as far as it goes, up to its ends")
  func finger() throws {
    let session = page()
    drag(session, from: Point(x: 180, y: 150), by: Point(x: 0, y: -80))
    #expect(try view(session).scrollOffset == 80)
    drag(session, from: Point(x: 180, y: 50), by: Point(x: 0, y: 300))
    #expect(try view(session).scrollOffset == 0)
    drag(session, from: Point(x: 180, y: 150), by: Point(x: 0, y: -5000))
    #expect(try view(session).scrollOffset == 400 && view(session).scrollLimit == 400)
  }

  @Test("a button that the finger came down on loses the touch")
  func cancelled() throws {
    let session = page()
    let button = try #require(session.control("first"))
    drag(session, from: session.point(button), by: Point(x: 0, y: -60))
    #expect(try view(session).scrollOffset == 60)
    #expect(session.log.eventNames == ["touchDown", "touchCancel"])
    #expect(!button.isHighlighted && !button.isTracking)
    #expect(button.frame.minY < 0)
  }

  @Test("a tap that hardly moves is still one")
  func tap() throws {
    let session = page()
    drag(session, from: Point(x: 100, y: 50), by: Point(x: 3, y: -6))
    #expect(try view(session).scrollOffset == 0)
    #expect(session.log.eventNames.contains("touchUpInside"))
  }

  @Test("a slider keeps its finger")
  func slider() throws {
    let session = page()
    let slider = try #require(session.control("slider"))
    drag(session, from: session.point(slider), by: Point(x: 20, y: -60))
    #expect(try view(session).scrollOffset == 0)
    #expect(session.log.eventNames.contains("valueChanged"))
  }

  @Test("a view is scrolled by its name, whatever the axis; a row in it by its own")
  func named() throws {
    let rows = (1...9).map { number in
      ListRow("Row \(number)") { SwipeActions { SwipeAction("Flag") } }.id("row-\(number)")
    }
    let list = List(style: .plain) { rows }.with(\.scrollOffset, .points(0))
    var mockup = Mockup(list.id("list"), padding: .zero)
    (mockup.width, mockup.height) = (200, 200)
    let session = Session(mockup)
    let row = try #require(session.control("row-1") as? LiveSwipedRow)
    #expect(session.scroll("list", by: Point(x: 70, y: 20)))
    #expect(try view(session).scrollOffset == 20 && row.distance == 0)
    #expect(session.scroll("row-1", by: Point(x: 0, y: 10)))
    #expect(try view(session).scrollOffset == 30 && row.distance == 0)
    #expect(session.scroll("row-1", by: Point(x: 60, y: 0)))
    #expect(row.distance > 0)
  }

  @Test("a finger that moves across does not scroll down")
  func across() throws {
    let session = page()
    drag(session, from: Point(x: 180, y: 150), by: Point(x: -100, y: -20))
    #expect(try view(session).scrollOffset == 0)
  }

  @Test("what is out of sight is not hit")
  func sight() throws {
    let session = page()
    let third = try #require(session.control("third"))
    #expect(!third.isVisible)
    #expect(session.hitTest(Point(x: 100, y: 250)) == nil)
    session.scroll("page", by: Point(x: 0, y: 150))
    #expect(try #require(session.control("third")).isVisible)
    #expect(try #require(session.control("first")).isVisible == false)
    #expect(session.hitTest(Point(x: 100, y: 100))?.id == "third")
  }

  @Test("programs scroll by a distance, or to an element")
  func programs() throws {
    let session = page()
    #expect(session.scroll("slider", by: Point(x: 0, y: 30)))
    #expect(try view(session).scrollOffset == 30)
    #expect(session.scroll(to: "third"))
    #expect(try view(session).scrollOffset == 200)
    #expect(session.scroll(to: "nothing") == false && session.scroll("nothing", by: .zero) == false)
    #expect(session.scroll("page", by: Point(x: 0, y: .nan)) == false)
    #expect(
      session.log.description == """
        0.000  scroll #page by (0, 30)
        0.000  scroll #page to #third

        """)
  }

  /// v / 1000 * 0.998 / 0.002 = 0.499 v points.
  @Test("content goes on after a swipe")
  func swipe() throws {
    let session = page()
    session.touchDown(at: Point(x: 180, y: 150))
    session.touchMove(to: Point(x: 180, y: 130))
    session.touchUp(velocity: Point(x: 0, y: -200))
    #expect(abs(try view(session).scrollOffset - (20 + 99.8)) <= 0.5)
    session.touchDown(at: Point(x: 180, y: 50))
    session.touchMove(to: Point(x: 180, y: 70))
    session.touchUp(velocity: Point(x: 0, y: 5000))
    #expect(try view(session).scrollOffset == 0)
  }

  @Test("the mark shows while the finger is down")
  func mark() throws {
    let session = page()
    func marks() -> Int {
      session.layout.nodes(named: "scroll-area").map { $0.children.count - 1 }.first ?? 0
    }
    #expect(marks() == 0)
    session.touchDown(at: Point(x: 180, y: 150))
    session.touchMove(to: Point(x: 180, y: 100))
    #expect(marks() == 1)
    session.touchUp()
    #expect(marks() == 0)
  }

  @Test("a screen's list scrolls, and its rows are selected by taps")
  func list() throws {
    let phone = try #require(Device.named("iphone-se"))
    let list = List { (1...30).map { ListRow("Row \($0)").id("row-\($0)") } }.id("list")
    let session = Session(Mockup(Screen(phone) { list }, padding: .zero))
    drag(session, from: Point(x: 100, y: 400), by: Point(x: 0, y: -220))
    #expect(try view(session).scrollOffset == 220)
    let row = try #require(session.control("row-8"))
    session.touchDown(at: session.point(row))
    session.touchUp()
    #expect(row.isSelected)
    #expect(try view(session).scrollOffset == 220)
  }

  @Test("a tap on the status bar goes back to the beginning")
  func statusBar() throws {
    let phone = try #require(Device.named("iphone-17"))
    let list = List { (1...40).map { ListRow("Row \($0)") } }.with(\.scrollOffset, .points(300))
    let session = Session(Mockup(Screen(phone) { list }, padding: .zero))
    #expect(try view(session).scrollOffset == 300)
    session.touchDown(at: Point(x: 200, y: 30))
    session.touchUp()
    #expect(try view(session).scrollOffset == 0)
    session.touchDown(at: Point(x: 5, y: 860))
    session.touchUp()
    #expect(try view(session).scrollOffset == 0)
  }

  @Test("sheets have a step for it")
  func step() throws {
    let mapping = AttributeValue.mapping([
      .init(name: "scroll", value: .scalar("page", isQuoted: false)),
      .init(name: "to", value: .scalar("third", isQuoted: false)),
    ])
    #expect(try ScriptStep(attribute: mapping) == .scroll("page", to: "third"))
    let bare = AttributeValue.mapping([.init(name: "scroll", value: .scalar("page", isQuoted: false))])
    #expect(throws: AttributeError.self) { try ScriptStep(attribute: bare) }
  }
}
