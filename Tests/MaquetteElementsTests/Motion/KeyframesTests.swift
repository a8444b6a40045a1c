import MaquetteControlKit
import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

@Suite("Keyframes")
struct KeyframesTests {
  private let toggled = Keyframes(Switch(), then: [.init(Switch(isOn: true), at: Moment(ticks: 300))])

  private func layout(_ element: any Element, at ticks: Int) -> LayoutNode { draw(element, at: ticks).layout }

  private func draw(_ element: any Element, at ticks: Int, direction: LayoutDirection = .leftToRight) -> Drawn
  {
    Drawn(element) {
      $0.direction = direction
      $0.moment = Moment(ticks: ticks)
    }
  }

  /// The left edges of the thumbs at some moments.
  private func thumbs(
    _ element: any Element, at ticks: [Int], direction: LayoutDirection = .leftToRight
  ) -> [Double] {
    // Track and thumb are the surfaces; the thumb is 27 points high and drawn last.
    ticks.map {
      draw(element, at: $0, direction: direction).frames("surface").last { $0.height == 27 }?.minX ?? -1
    }
  }

  @Test("before and after a change it is drawn as at rest")
  func ends() {
    let (off, on) = (layout(Switch(), at: 0), layout(Switch(isOn: true), at: 0))
    for ticks in [0, 1, 299] { #expect(layout(toggled, at: ticks) == off, "\(ticks)") }
    for ticks in [300 + 293, 700, 100_000] { #expect(layout(toggled, at: ticks) == on, "\(ticks)") }
    // Its value changes at once, its drawing does not.
    let about = draw(toggled, at: 300)
    #expect(about.accessibilityText == on.accessibilityText)
    #expect(about.commands == draw(Switch(), at: 0).commands)
  }

  @Test("the thumb moves from end to end by the curve, from right to left too")
  func way() {
    let ticks = stride(from: 300, through: 600, by: 20).map { $0 }
    let places = thumbs(toggled, at: ticks)
    #expect(places.first == 2 && places.last == 22)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
    let curve = TimingCurve.settledSpring
    for (tick, place) in zip(ticks, places) {
      // 293 ticks are 0.488 seconds; places are on pixels, which are half points.
      #expect(abs(place - (2 + 20 * curve.progress(at: Double(tick - 300) / 293))) <= 0.25 + 1e-9)
    }
    let mirrored = thumbs(toggled, at: ticks, direction: .rightToLeft)
    for (left, right) in zip(places, mirrored) { #expect(abs(left + right - 24) <= 0.5) }
  }

  @Test("what is interrupted goes on from where it is")
  func interruption() throws {
    let changing = Keyframes(
      Switch(),
      then: [.init(Switch(isOn: true), at: Moment(ticks: 0)), .init(Switch(), at: Moment(ticks: 30))])
    let places = thumbs(changing, at: [29, 30, 31, 60, 400])
    #expect(places[0] > 5 && places[0] < 15)
    #expect(abs(places[0] - places[1]) <= 0.5)
    #expect(places[3] < places[1] && places[4] == 2)
  }

  @Test("a finger's press shows at once, its lifting gradually")
  func button() {
    let button = Button("Play").style(.filled)
    let changing = Keyframes(
      button,
      then: [.init(button.state(.highlighted), at: Moment(ticks: 60)), .init(button, at: Moment(ticks: 120))])
    let pressed = layout(button.state(.highlighted), at: 0)
    #expect(layout(changing, at: 60) == pressed)
    #expect(layout(changing, at: 120) == pressed)
    #expect(layout(changing, at: 270) == layout(button, at: 0))
    let between = layout(changing, at: 195)
    #expect(between != pressed && between != layout(button, at: 0))
    #expect(between.layoutText == pressed.layoutText)
  }

  @Test("what is no animated control changes at once")
  func sudden() {
    let changing = Keyframes(Text("One"), then: [.init(Text("Two"), at: Moment(ticks: 60))])
    #expect(layout(changing, at: 59) == layout(Text("One"), at: 0))
    #expect(layout(changing, at: 60) == layout(Text("Two"), at: 0))
    // A switch does not fade into a button that replaces it.
    let other = Keyframes(Switch(), then: [.init(Button("Play"), at: Moment(ticks: 60))])
    #expect(layout(other, at: 61) == layout(Button("Play"), at: 0))
  }

  @Test("what moves is found in the tree, also in elements that come later")
  func motions() {
    let busy = Keyframes(Button("Pay"), then: [.init(Button("Pay").busy(), at: Moment(ticks: 60))])
    let motions = Mockup(
      HStack {
        busy; toggled; ActivityIndicator()
      }
    ).motions()
    #expect(motions.loops == [.init(period: Moment(ticks: 600), stepCount: 8)])
    #expect(
      motions.changes == [
        .init(at: Moment(ticks: 60)), .init(at: Moment(ticks: 300), lasting: Moment(ticks: 293)),
      ])
    #expect(Mockup(Switch()).motions() == Motions())
  }

  @Test("a loop's step depends on the moment alone; one that cannot move is no motion")
  func loops() {
    let loop = Motions.Loop(period: Moment(ticks: 600), stepCount: 8)
    #expect([0, 74, 75, 599, 600, 1275].map { loop.step(at: Moment(ticks: $0)) } == [0, 0, 1, 7, 0, 1])
    for still in [Motions.Loop(period: .zero, stepCount: 8), .init(period: Moment(ticks: 1), stepCount: 0)] {
      #expect(still.step(at: Moment(ticks: 5)) == 0)
      #expect(Mockup(Switch().repeating(still)).motions() == Motions())
    }
    let spinner = ProgressView().with(\.isIndeterminate, true).repeating(loop)
    #expect(Mockup(spinner.padding(4)).motions().loops.count == 2, "its own and the one around it")
  }

  @Test("a surface comes and goes without a muddy shade in between")
  func crossfade() {
    let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
    let blue = Color(red: 0, green: 122, blue: 255)
    #expect(clear.crossfaded(to: blue, fraction: 0.5) == Color(red: 0, green: 122, blue: 255, alpha: 128))
    #expect(blue.crossfaded(to: clear, fraction: 1) == clear)
    #expect(clear.crossfaded(to: clear, fraction: 0.5) == .clear)
    let gray = Color(red: 120, green: 120, blue: 128, alpha: 41)
    let mixed = gray.crossfaded(to: blue, fraction: 0.5)
    // Over white: the mean of both.
    func over(_ color: Color) -> Double {
      255 + (Double(color.red) - 255) * Double(color.alpha) / 255
    }
    #expect(abs(over(mixed) - (over(gray) + over(blue)) / 2) < 1)
  }
}
