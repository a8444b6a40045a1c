import MaquetteCollections
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import MaquetteInteraction
import TestSupport
import Testing

/// A pointer that moves and rests, as the reference of `NSView.toolTip` and menus of macOS describe it.
@Suite("Pointers") struct PointerTests {
  private func sized(_ platform: Platform, _ elements: [any Element]) -> Session {
    var mockup = Mockup(
      VStack(spacing: 20, alignment: .leading) { elements },
      environment: Environment(theme: .standard(for: platform, era: .classic)), padding: Insets(all: 40))
    (mockup.width, mockup.height) = (400, 400)
    return Session(mockup)
  }

  private func buttons(_ platform: Platform = .macos) -> Session {
    sized(
      platform,
      [
        PushButton("Save").toolTip("Writes the file").id("save"),
        PushButton("Lock").disabled().toolTip("Only its owner can lock it").id("lock"),
        PushButton("Plain").id("plain"),
      ])
  }

  private func seconds(_ seconds: Double) -> Moment { Moment(seconds: seconds) }

  private func center(_ id: String, in session: Session) throws -> Point {
    try #require(session.layout.first { $0.id == id }).frame.center
  }

  private func tips(_ session: Session) -> [LayoutNode] { session.layout.nodes(named: "tool-tip") }

  @Test("a pointer that rests shows the tool tip, for a while") func resting() throws {
    let session = buttons()
    session.pointerMoved(to: try center("save", in: session))
    session.advance(by: seconds(0.9))
    #expect(session.shownToolTip == nil && tips(session).isEmpty)
    session.advance(by: seconds(0.2))
    #expect(session.shownToolTip == "Writes the file")
    let tip = try #require(tips(session).first)
    #expect(tip.accessibility?.label == "Writes the file")
    #expect(session.log.entries.last?.event == .toolTip("Writes the file"))
    // Below the tip of the pointer, which covers 18 points.
    #expect(tip.frame.minY >= (try center("save", in: session)).y + 18)
    session.advance(by: seconds(9))
    #expect(session.shownToolTip != nil)
    session.advance(by: seconds(2))
    #expect(session.shownToolTip == nil && tips(session).isEmpty)
    // It does not come back by itself, nor by a move within the control.
    session.pointerMoved(to: try center("save", in: session))
    session.advance(by: seconds(5))
    #expect(session.shownToolTip == nil)
  }

  @Test("a pointer that moves does not rest") func moving() throws {
    let session = buttons()
    let place = try center("save", in: session)
    session.pointerMoved(to: place)
    session.advance(by: seconds(0.8))
    session.pointerMoved(to: Point(x: place.x + 3, y: place.y))
    session.advance(by: seconds(0.8))
    #expect(session.shownToolTip == nil)
    session.advance(by: seconds(0.3))
    #expect(session.shownToolTip != nil)
  }

  @Test("the next tool tip needs no rest, one without takes it away; disabled controls have theirs")
  func next() throws {
    let session = buttons()
    session.pointerMoved(to: try center("save", in: session))
    session.advance(by: seconds(2))
    session.pointerMoved(to: try center("lock", in: session))
    #expect(session.shownToolTip == "Only its owner can lock it" && tips(session).count == 1)
    session.pointerMoved(to: try center("plain", in: session))
    #expect(session.shownToolTip == nil)
    session.advance(by: seconds(0.6))
    session.pointerMoved(to: try center("save", in: session))
    #expect(session.shownToolTip == nil)
    session.advance(by: seconds(1.1))
    #expect(session.shownToolTip == "Writes the file")
  }

  @Test("a click and a key take the tool tip away") func dismissing() throws {
    for act in [{ $0.touchDown(at: Point(x: 1, y: 1)) }, { $0.pressEscape() }, { $0.type("a") }]
      as [(Session) -> Void]
    {
      let session = buttons()
      session.pointerMoved(to: try center("save", in: session))
      session.advance(by: seconds(2))
      #expect(session.shownToolTip != nil)
      act(session)
      #expect(session.shownToolTip == nil && tips(session).isEmpty)
      session.advance(by: seconds(2))
      #expect(session.shownToolTip == nil)
    }
  }

  @Test("the tool tip of a live control is the element's, until a program sets another or none")
  func ownToolTip() throws {
    let session = buttons()
    let save = try #require(session.control("save"))
    #expect(save.toolTip == "Writes the file")
    save.toolTip = "Saves"
    session.pointerMoved(to: save.frame.center)
    session.advance(by: seconds(2))
    #expect(session.shownToolTip == "Saves")
    save.toolTip = nil
    let plain = try #require(session.control("plain"))
    plain.toolTip = "Now with a text"
    session.pointerMoved(to: plain.frame.center)
    #expect(session.shownToolTip == "Now with a text")
    session.pointerMoved(to: save.frame.center)
    session.advance(by: seconds(2))
    #expect(session.shownToolTip == nil && save.toolTip == nil)
  }

  @Test("texts and groups have tool tips too, and touch platforms show none") func elements() throws {
    let session = sized(
      .macos,
      [
        HStack {
          Text("report.pdf").id("file"); PushButton("Open").toolTip("Opens it")
        }.toolTip("A file")
      ])
    session.pointerMoved(to: try center("file", in: session))
    session.advance(by: seconds(2))
    #expect(session.shownToolTip == "A file")
    session.pointerMoved(to: session.controls[0].frame.center)
    #expect(session.shownToolTip == "Opens it")
    let phone = sized(.ios, [Button("Save").toolTip("Writes the file")])
    phone.pointerMoved(to: phone.controls[0].frame.center)
    phone.advance(by: seconds(5))
    #expect(phone.shownToolTip == nil && phone.controls[0].toolTip == "Writes the file")
    phone.pointerMoved(to: Point(x: .nan, y: 0))
    #expect(phone.pointer == phone.controls[0].frame.center)
  }

  @Test("a pointer over an open menu of macOS highlights items and opens submenus, and chooses nothing")
  func menus() throws {
    let session = sized(
      .macos,
      [
        PullDownButton("Sort") {
          MenuItem("Name").id("name")
          MenuItem("Date") { MenuItem("Created").id("created") }.id("date")
        }.id("sort")
      ])
    session.tap(try #require(session.control("sort")))
    session.pointerMoved(to: try center("name", in: session))
    func isHighlighted(_ id: String) -> Bool {
      let item = session.layout.first { $0.id == id }?.first { $0.name == "menu-item" }
      return (item?.subject?.element as? MenuItem)?.state == .highlighted
    }
    #expect(isHighlighted("name") && session.layout.nodes(named: "menu-item").count == 2)
    session.pointerMoved(to: try center("date", in: session))
    #expect(!isHighlighted("name") && session.layout.nodes(named: "menu-item").count == 3)
    session.pointerMoved(to: try center("created", in: session))
    #expect(isHighlighted("created"))
    session.pointerMoved(to: try center("name", in: session))
    #expect(session.layout.nodes(named: "menu-item").count == 2)
    #expect(session.openMenu != nil && !session.log.eventNames.contains("valueChanged"))
  }

  @Test("a pointer on a menu of iOS opens no submenu") func touchMenus() throws {
    let session = sized(
      .ios, [PullDownButton("Sort") { MenuItem("Date") { MenuItem("Created") }.id("date") }.id("sort")])
    session.tap(try #require(session.control("sort")))
    session.pointerMoved(to: try center("date", in: session))
    #expect(session.layout.nodes(named: "menu-item").count == 1 && session.openMenu != nil)
  }

  @Test("a hover step shows the tool tip with a pointer, in a strip and in a film") func steps() throws {
    let mockup = Mockup(
      PushButton("Save").toolTip("Writes the file").id("save"),
      environment: Environment(theme: .standard(for: .macos, era: .classic)))
    let storyboard = Storyboard(mockup, script: Script([.hover("save"), .tap("save")]))
    #expect(storyboard.run.results.map(\.caption) == ["Point at Save", "Click Save"])
    let strip = storyboard.strip.layout()
    #expect(strip.nodes(named: "tool-tip").count == 1)
    #expect(strip.nodes(named: "pointer").count == 2 && strip.nodes(named: "finger").isEmpty)
    func tips(_ time: Double) -> Int {
      var film = storyboard.animation
      film.environment.moment = seconds(time)
      return film.layout().nodes(named: "tool-tip").count
    }
    // The step begins after half a second, and the pointer rests for one.
    #expect(tips(1.4) == 0 && tips(1.6) == 1 && tips(2.1) == 0)
    #expect(storyboard.animation.motions().changes.contains { $0.start == seconds(1.5) })
    #expect(storyboard.log.description.contains("tool tip 'Writes the file'"))
    #expect(storyboard.log.json.contains("\"tool-tip\": \"Writes the file\""))
  }

  @Test("a short rest shows nothing, which the step says") func shortRest() {
    let mockup = Mockup(
      PushButton("Save").toolTip("Writes the file").id("save"),
      environment: Environment(theme: .standard(for: .macos, era: .classic)))
    let run = ScriptRun(Script([.hover("save", over: 0.3), .hover("save")]), on: mockup)
    #expect(run.session.shownToolTip == "Writes the file")
    #expect(run.results.map { $0.end.ticks - $0.start.ticks } == [180, 900])
  }
}
