import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteElements
@testable import MaquetteScreens

/// Human Interface Guidelines, "Controls": people add controls in Control Center and on the Lock Screen, and find them in a gallery.
@Suite("Editing controls") struct ControlEditingTests {
  private let timer = ControlWidget("Timer", status: "10 Minutes", symbol: "timer")
  private let badge = Color.token(.controlBadge)

  @Test(
    "a badge lies over the outline of its corner, and a handle lies outside of the other corner",
    arguments: ControlWidget.Extent.allCases)
  func corners(extent: ControlWidget.Extent) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let control = timer.with(\.extent, extent).with(\.isEditing, true).padding(20)
      let drawn = Drawn(control) { $0.direction = direction }
      let frame = try drawn.frame(ControlWidget.name)
      let center = try #require(drawn.fills.first { $0.color == badge }).rect.center
      let isMirrored = direction == .rightToLeft
      // The distance from the middle of the corner's circle to the outline is its radius.
      let radius = extent == .large ? 34.0 : 35
      let x = isMirrored ? frame.maxX - center.x : center.x - frame.minX
      let y = center.y - frame.minY
      let distance = ((radius - x) * (radius - x) + (radius - y) * (radius - y)).squareRoot() - radius
      #expect(x == y && distance > 6 && distance < 12)
      let handle = try drawn.frame("handle")
      #expect(handle.maxY > frame.maxY && (isMirrored ? handle.minX < frame.minX : handle.maxX > frame.maxX))
    }
  }

  @Test("on the Lock Screen there is no size to change") func lockScreen() {
    let drawn = Drawn(timer.with(\.place, .lockScreen).with(\.isEditing, true))
    #expect(drawn.nodes("handle").isEmpty && drawn.fills.contains { $0.color == badge })
  }

  @Test("a page that is edited edits all of its controls, which stay where they are")
  func page() {
    let controls: [any Element] = [timer, timer.with(\.extent, .medium).id("b")]
    let still = Drawn(ControlCenter(page: false) { controls })
    let edited = Drawn(ControlCenter(page: false) { controls }.with(\.isEditing, true))
    #expect(edited.frames(ControlWidget.name) == still.frames(ControlWidget.name))
    #expect(still.fills.allSatisfy { $0.color != badge })
    #expect(edited.fills.count { $0.color == badge } == 2)
  }

  @Test("the button that adds a control stands at the bottom of the page") func adding() throws {
    let center = ControlCenter { timer }.with(\.addTitle, "Add a Control").frame(width: 393, height: 600)
    let drawn = Drawn(center)
    let button = try drawn.frame("button")
    #expect(abs(button.center.x - 393 / 2) < 0.5 && button.maxY == 600 - 16)
    #expect(drawn.accessibility(of: "button").map(\.label) == ["Add a Control"])
  }

  @Test("controls of the gallery have their names below them, in rows from the leading side")
  func section() throws {
    let controls: [any Element] = [
      timer.with(\.extent, .medium).with(\.galleryName, "Start a Timer"), timer, timer, timer,
    ]
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let drawn = Drawn(ControlSection("Clock") { controls }, width: 328) { $0.direction = direction }
      let frames = drawn.frames(ControlWidget.name)
      let starts = frames.map { direction == .leftToRight ? $0.minX : 328 - $0.maxX }
      #expect(starts == [0, 172, 258, 0])
      #expect(frames[0].minY == frames[2].minY && frames[3].minY > frames[0].maxY)
      let names = drawn.nodes("label").compactMap { $0.accessibility?.label }
      #expect(names.contains("Start a Timer"))
    }
  }

  @Test("a gallery without room puts each control in a row of its own") func narrow() {
    let drawn = Drawn(ControlSection("Clock") { [timer, timer] as [any Element] }, width: 40)
    let frames = drawn.frames(ControlWidget.name)
    #expect(frames[1].minY > frames[0].maxY)
  }
}
