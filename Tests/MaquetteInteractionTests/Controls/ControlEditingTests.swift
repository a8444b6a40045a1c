import MaquetteControls
import MaquetteElements
import MaquetteInteraction
import Testing

/// Human Interface Guidelines, "Controls": people add controls, and arrange them in Control Center.
@Suite("Control Center while it is arranged") struct ControlEditingTests {
  private let fan = ControlWidget("Fan", symbol: "fan.fill", isOn: true)
  private let timer = ControlWidget("Timer", symbol: "timer").with(\.extent, .medium)

  private func arranged(_ children: [any Element], direction: LayoutDirection = .leftToRight) -> Session {
    var center = ControlCenter { children }
    center.isEditing = true
    center.addTitle = "Add a Control"
    var environment = Environment(theme: .standard(for: .ios, era: .classic))
    environment.direction = direction
    var mockup = Mockup(center, environment: environment, padding: .zero)
    (mockup.width, mockup.height) = (393, 600)
    return Session(mockup)
  }

  @Test("a badge removes its control, and the others close ranks") func removes() throws {
    let session = arranged([timer.id("timer"), fan.id("fan")])
    let (timer, fan) = (try #require(session.control("timer")), try #require(session.control("fan")))
    let start = timer.frame
    session.touchDown(at: Point(x: timer.frame.minX + 4, y: timer.frame.minY + 4))
    session.touchUp()
    _ = session.layout
    #expect(timer.frame.size == .zero)
    #expect(fan.frame.size.height == start.size.height)
    #expect(session.log.description.contains("#timer valueChanged (removed)"))
    #expect(session.layout.accessibilityText.contains("Fan"))
    #expect(!session.layout.accessibilityText.contains("Timer"))
    #expect(session.control("fan") === fan && session.hitTest(fan.frame.center) === fan)
  }

  @Test("a touch elsewhere neither removes nor turns anything on") func elsewhere() throws {
    let session = arranged([fan.id("fan")])
    let fan = try #require(session.control("fan") as? LiveToggle<ControlWidget>)
    session.tap(fan)
    #expect(fan.isOn && fan.frame.width > 0)
    // A finger that leaves the badge changes its mind.
    session.touchDown(at: Point(x: fan.frame.minX + 4, y: fan.frame.minY + 4))
    session.touchMove(to: fan.frame.center)
    session.touchUp()
    _ = session.layout
    #expect(fan.frame.width > 0)
  }

  @Test(
    "a handle that is dragged away from its control makes it larger, and smaller again",
    arguments: [
      LayoutDirection.leftToRight, .rightToLeft,
    ])
  func resizes(direction: LayoutDirection) throws {
    let session = arranged([fan.id("fan")], direction: direction)
    let fan = try #require(session.control("fan"))
    let side = fan.frame.width
    func drag(_ dx: Double, _ dy: Double) {
      let isMirrored = direction == .rightToLeft
      session.touchDown(
        at: Point(x: isMirrored ? fan.frame.minX + 4 : fan.frame.maxX - 4, y: fan.frame.maxY - 4))
      let start = session.touch?.touch.location ?? fan.frame.center
      session.touchMove(to: Point(x: start.x + (isMirrored ? -dx : dx), y: start.y + dy))
      session.touchUp()
      _ = session.layout
    }
    drag(80, 0)
    #expect(fan.frame.width > 2 * side && fan.frame.height == side)
    drag(0, 80)
    #expect(fan.frame.width == fan.frame.height && fan.frame.width > 2 * side)
    drag(-100, -100)
    #expect(fan.frame.width == side)
  }

  @Test("the button opens the gallery, and a control that is tapped there is added") func adds() throws {
    let gallery = ControlGallery {
      ControlSection("Clock") {
        ControlWidget("Alarm", symbol: "alarm").with(\.isPlaceholder, true).id("alarm")
      }
    }
    let session = arranged([fan.id("fan"), gallery])
    #expect(session.control("alarm") == nil)
    let add = try #require(session.controls.first { $0.place.element is Button })
    session.tap(add)
    let alarm = try #require(session.control("alarm"))
    #expect(session.presenter != nil && session.hitTest(alarm.frame.center) === alarm)
    session.tap(alarm)
    _ = session.layout
    #expect(session.presenter == nil)
    #expect(session.layout.accessibilityText.contains("Alarm"))
    let added = session.controls.filter {
      $0.place.element is ControlWidget && $0.isVisible && $0.frame.width > 0
    }
    #expect(added.count == 2)
  }

  @Test("escape closes the gallery without a choice") func escapes() throws {
    let session = arranged([
      fan, ControlGallery { ControlSection("Clock") { ControlWidget("Alarm", symbol: "alarm") } },
    ])
    session.tap(try #require(session.controls.first { $0.place.element is Button }))
    #expect(session.presenter != nil)
    session.pressEscape()
    #expect(session.presenter == nil)
  }
}
