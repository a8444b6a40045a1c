import MaquetteElements
import MaquetteGraphics
import MaquetteScene
import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteScreens

@Suite("Rings")
struct RingTests {
  private func arc(_ turns: Double, shadow: Bool = true) -> RingArc {
    RingArc(
      center: Point(x: 50, y: 50), radius: 40, width: 10, turns: turns,
      stops: [.init(offset: 0, color: .black), .init(offset: 1, color: .white)],
      shadow: shadow ? (.black, 1, 1) : nil)
  }

  @Test(
    "No turn draws nothing, a part one line, and what reaches its beginning an end above a shadow",
    arguments: [
      (0.0, 0), (-1, 0), (.nan, 0), (0.001, 1), (0.5, 1), (0.9, 1), (0.97, 5), (1, 5), (1.3, 5), (1e9, 5),
    ])
  func operations(turns: Double, count: Int) {
    #expect(arc(turns).operations.count == count)
    #expect(arc(turns, shadow: false).operations.count == Swift.min(count, 2))
  }

  @Test(
    "The end is on the circle at its angle, clockwise from the top",
    arguments: [
      (1.0, 50.0, 10.0), (1.25, 90, 50), (1.5, 50, 90), (7.75, 10, 50),
    ])
  func end(turns: Double, x: Double, y: Double) throws {
    guard case .fill(.ellipse(let disc), .color(let color))? = arc(turns).operations.last else {
      Issue.record("no end")
      return
    }
    #expect(abs(disc.center.x - x) < 1e-9 && abs(disc.center.y - y) < 1e-9 && abs(disc.width - 10) < 1e-9)
    #expect(color == .white)
  }

  @Test("The shadow of an end lies ahead of it and never beside the ring")
  func shadow() throws {
    let operations = arc(1.25).operations
    guard case .push(let layer) = operations[1], case .path(let ground, _)? = layer.clip,
      case .shadow(_, let shadow) = operations[2]
    else {
      Issue.record("no shadow")
      return
    }
    // At a quarter past the top, ahead is down.
    #expect(abs(shadow.offset.x) < 1e-12 && abs(shadow.offset.y - 1) < 1e-12)
    let bounds = try #require(ground.controlBounds)
    #expect(bounds.minY > 49.999 && bounds.maxY < 95.001 && bounds.minX > 4.999 && bounds.maxX < 95.001)
  }

  @Test("Beyond a turn the colours of the last turn are seen")
  func lastTurn() {
    guard case .stroke(_, _, .gradient(let gradient))? = arc(2).operations.first else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.stops.map(\.color.red) == [128, 255] && gradient.stops.map(\.offset) == [0, 1])
  }

  @Test("Parts of a gradient keep the colours at their places")
  func parts() {
    let stops: [Gradient.Stop] = [0, 0.5, 1].map {
      .init(offset: $0, color: Color(red: UInt8($0 * 200), green: 0, blue: 0))
    }
    #expect(stops.prefix(to: 0.75).map(\.color.red) == [0, 100, 150])
    #expect(stops.suffix(from: 0.75).map(\.color.red) == [150, 200])
    #expect(stops.prefix(to: 1) == stops && stops.suffix(from: 0) == stops)
    #expect([-1, 0.25, 0.5, 2].map { stops.color(at: $0).red } == [0, 50, 100, 200])
    #expect([Gradient.Stop]().color(at: 0.5) == .clear)
  }

  @Test("Rings lie inside each other, and the middle stays open", arguments: 1...12)
  func nested(count: Int) {
    let ring = Ring(Array(repeating: RingPart(0), count: count)).with(\.diameter, 100)
    let tracks = Drawn(ring).operations.compactMap { operation -> (Rect, Double)? in
      guard case .stroke(.ellipse(let rect), let style, _) = operation else { return nil }
      return (rect, style.width)
    }
    #expect(tracks.count == count)
    let outsides = tracks.map { $0.0.width + $0.1 }, insides = tracks.map { $0.0.width - $0.1 }
    #expect(abs((outsides.first ?? 0) - 100) < 1e-9)
    #expect(zip(insides, outsides.dropFirst()).allSatisfy { $0 > $1 })
    #expect((insides.last ?? 0) >= 12 - 1e-9)
  }

  @Test("Each ring is spoken with its name and how far it is, over a turn too")
  func spoken() {
    let ring = Ring([RingPart(1.15, label: "Move"), RingPart(0.5, label: "Stand"), RingPart(0.255)])
    #expect(ring.exposed.label == "Progress" && ring.exposed.value == "Move 115%, Stand 50%, 26%")
    #expect(ring.with(\.accessibilityLabel, "Today").exposed.label == "Today")
  }

  @Test("A sheet writes one value, several, or what each stands for")
  func attributes() throws {
    #expect(try [RingPart](attribute: .plain("0.7")) == [RingPart(0.7)])
    #expect(
      try [RingPart](
        attribute: .list([.plain("1.2"), .mapping(["value": "0.5", "label": "Stand", "tint": "red"])]))
        == [RingPart(1.2), RingPart(0.5, label: "Stand", tint: GradientTint(.token(.red)))])
    #expect(throws: AttributeError.self) { try RingPart(attribute: .plain("-1")) }
    #expect(throws: AttributeError.self) { try RingPart(attribute: .mapping(["name": "Stand"])) }
  }

  @Test("No ring, and more than can be drawn, are told")
  func warnings() {
    #expect(Drawn(Ring([])).warnings.count == 1)
    #expect(Drawn(Ring([RingPart(1)])).warnings.isEmpty)
    #expect(Drawn(Ring(Array(repeating: RingPart(1), count: 13))).warnings.count == 1)
  }
}
