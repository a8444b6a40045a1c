import MaquetteCollections
import MaquetteControlKit
@testable import MaquetteControls
import MaquetteElements
import MaquetteInteraction
import MaquetteScreens
import TestSupport
import Testing

@Suite("Pulling to refresh")
struct RefreshTests {
  private static let atRest = RefreshControl(pull: 0)

  private func session(_ element: any Element, height: Double = 400) -> Session {
    var mockup = Mockup(element, environment: Environment(theme: .standard(for: .ios)), padding: .zero)
    (mockup.width, mockup.height) = (200, height)
    return Session(mockup)
  }

  private func list(_ control: any Element = atRest.id("refresh"), height: Double = 400) -> Session {
    session(
      List {
        control
        for number in 1...20 { ListRow("Row \(number)").id("row-\(number)") }
      }.id("list"), height: height)
  }

  private func refresh(_ session: Session) throws -> LiveRefreshControl {
    try #require(session.control("refresh") as? LiveRefreshControl)
  }

  private func top(_ session: Session, _ id: String = "row-1") throws -> Double {
    try #require(session.layout.first { $0.id == id }).frame.minY
  }

  /// A finger comes down in the middle and moves in steps of 20 points.
  private func pull(_ session: Session, by distance: Double) {
    let start = Point(x: 100, y: 100)
    session.touchDown(at: start)
    move(session, by: distance)
  }

  private func move(_ session: Session, by distance: Double) {
    guard let start = session.touch?.touch.location else { return }
    for part in 1...20 {
      session.touchMove(to: Point(x: start.x, y: start.y + distance * Double(part) / 20))
    }
  }

  private func valueChanges(_ session: Session) -> Int {
    session.log.eventNames.filter { $0 == "valueChanged" }.count
  }

  @Test("at rest it takes no room and is not spoken")
  func rest() throws {
    let session = list()
    let plain = self.session(List { for number in 1...20 { ListRow("Row \(number)").id("row-\(number)") } })
    #expect(try top(session) == top(plain))
    #expect(try refresh(session).frame.height == 0)
    #expect(spoken(Self.atRest) == [])
    #expect(Drawn(Self.atRest.with(\.title, "News")).texts.isEmpty)
  }

  @Test("in a scroll, in a column of one, and in a list in one it takes no distance either")
  func restInScroll() throws {
    let views: [any Element] = [
      Scroll(spacing: 30) {
        Self.atRest.id("refresh")
        Button("One").id("row-1")
        Button("Two")
      },
      Scroll {
        VStack(spacing: 30) {
          Self.atRest.id("refresh")
          Button("One").id("row-1")
        }
      },
    ]
    for view in views {
      let session = session(view)
      #expect(try top(session) == 0)
      pull(session, by: 100)
      #expect(try top(session) == refresh(session).frame.height && top(session) > 40)
    }
    let nested = session(
      Scroll {
        List(style: .plain) {
          Self.atRest.id("refresh")
          ListRow("One").id("row-1")
        }
      })
    let before = try top(nested)
    pull(nested, by: 100)
    #expect(try top(nested) == before + refresh(nested).frame.height && refresh(nested).frame.height > 40)
  }

  /// The numbers are those of a program that was published with the law, for a view of 960 points.
  @Test(
    "the content follows the finger less and less",
    arguments: [(10.0, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)])
  func rubberBand(distance: Double, expected: Double) throws {
    let session = list(height: 960)
    let before = try top(session)
    pull(session, by: distance)
    #expect(try abs(top(session) - before - expected) <= 0.5)
  }

  @Test("the spokes come with the pull")
  func spokes() throws {
    let session = list()
    pull(session, by: 120)
    let control = try refresh(session)
    let pull = try #require(control.value.pull)
    #expect(abs(pull - control.frame.height / 100) < 0.01 && pull > 0.4)
    #expect(Drawn(control.element).fills.count == Int((pull * 8).rounded(.up)))
  }

  @Test("beyond the threshold it tells once a pull, keeps its room, and gives it up at the end")
  func refreshing() throws {
    let session = list()
    let control = try refresh(session)
    let before = try top(session)
    pull(session, by: 220)
    #expect(valueChanges(session) == 0 && !control.isRefreshing)
    move(session, by: 40)
    #expect(valueChanges(session) == 1 && control.isRefreshing)
    move(session, by: -150)
    move(session, by: 200)
    #expect(valueChanges(session) == 1)
    session.touchUp()
    #expect(try top(session) == before + 60)
    session.advance(by: Moment(seconds: 5))
    #expect(control.isRefreshing)
    // A pull of what refreshes already stretches it, and tells nothing.
    pull(session, by: 300)
    #expect(try top(session) > before + 160)
    session.touchUp()
    #expect(try valueChanges(session) == 1 && top(session) == before + 60)
    control.endRefreshing()
    #expect(try !control.isRefreshing && top(session) == before)
    pull(session, by: 300)
    session.touchUp()
    #expect(valueChanges(session) == 2)
  }

  @Test("lifted or cancelled before the threshold it springs back and tells nothing")
  func released() throws {
    for isCancelled in [false, true] {
      let session = list()
      let before = try top(session)
      pull(session, by: 120)
      #expect(try top(session) > before + 40)
      if isCancelled { session.touchCancel() } else { session.touchUp() }
      #expect(try valueChanges(session) == 0 && top(session) == before && refresh(session).value.pull == 0)
    }
  }

  @Test("an action that ends it at once is performed once a pull")
  func endedAtOnce() throws {
    let session = list()
    let control = try refresh(session)
    control.addAction(ControlAction("end") { [weak control] in control?.endRefreshing() }, for: .valueChanged)
    pull(session, by: 300)
    move(session, by: -100)
    move(session, by: 100)
    #expect(valueChanges(session) == 1 && !control.isRefreshing)
    session.touchUp()
    #expect(try refresh(session).frame.height == 0)
  }

  @Test("a disabled one is not pulled, and a touch stays with the row")
  func disabled() throws {
    let session = list()
    let control = try refresh(session)
    control.isEnabled = false
    let before = try top(session)
    pull(session, by: 300)
    #expect(try top(session) == before)
    session.touchUp()
    #expect(valueChanges(session) == 0 && !session.log.eventNames.contains("touchCancel"))
    let around = list(Self.atRest.id("refresh").environment(\.isEnabled, false))
    pull(around, by: 300)
    #expect(valueChanges(around) == 0)
  }

  @Test("a program begins and ends without an event")
  func program() throws {
    let session = list()
    let control = try refresh(session)
    let before = try top(session)
    control.beginRefreshing()
    #expect(try control.isRefreshing && top(session) == before + 60)
    control.endRefreshing()
    #expect(try top(session) == before && session.log.eventNames.isEmpty)
  }

  @Test("what is scrolled to stays where it is as it begins and ends")
  func scrolled() throws {
    let session = list()
    let control = try refresh(session)
    session.scroll("list", by: Point(x: 0, y: 200))
    let before = try top(session, "row-8")
    control.beginRefreshing()
    #expect(try top(session, "row-8") == before)
    control.endRefreshing()
    #expect(try top(session, "row-8") == before)
  }

  @Test("it ends after the seconds of its element")
  func time() throws {
    let session = list(Self.atRest.with(\.endsAfter, 2).id("refresh"))
    let control = try refresh(session)
    pull(session, by: 300)
    session.touchUp()
    session.advance(by: Moment(seconds: 1.9))
    #expect(control.isRefreshing)
    session.advance(by: Moment(seconds: 0.2))
    #expect(!control.isRefreshing && control.value.pull == 0)
  }

  @Test("a condition begins and ends it; the same element leaves a pull alone")
  func condition() throws {
    let isOn = ControlCondition("load", isOn: true)
    let control = Self.atRest.id("refresh").replaced(when: [isOn]) { indices in
      (indices.isEmpty ? Self.atRest : Self.atRest.with(\.refreshing, true)).id("refresh")
    }
    let session = session(
      Scroll {
        control
        Switch().id("load")
        Switch().id("other")
      })
    let refresh = try refresh(session)
    session.tap(try #require(session.control("load")))
    #expect(refresh.isRefreshing)
    session.tap(try #require(session.control("load")))
    #expect(!refresh.isRefreshing)
    pull(session, by: 300)
    session.touchUp()
    #expect(refresh.isRefreshing)
    session.tap(try #require(session.control("other")))
    #expect(refresh.isRefreshing)
  }

  /// A critically damped spring of stiffness 100 and mass 1 is at (1 + 10 t) e^(-10 t) of its way.
  @Test(
    "it springs back as a critically damped spring",
    arguments: [(0.05, 0.9098), (0.1, 0.7358), (0.2, 0.406), (0.4, 0.0916)])
  func spring(time: Double, expected: Double) throws {
    let environment = Environment(theme: .standard(for: .ios))
    let former = Self.atRest.with(\.stretch, 80).look(in: environment)
    let look = Self.atRest.look(after: Moment(seconds: time), from: former, in: environment)
    #expect(abs(look.stretch / 80 - expected) < 0.03)
    #expect(Self.atRest.look(after: Moment(seconds: 1), from: former, in: environment).stretch == 0)
  }
}
