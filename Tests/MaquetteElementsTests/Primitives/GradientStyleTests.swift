import MaquetteGraphics
import TestSupport
import Testing

@testable import MaquetteElements

private func plain(_ items: String...) -> AttributeValue { .list(items.map { .plain($0) }) }

private func mapping(_ entries: KeyValuePairs<String, AttributeValue>) -> AttributeValue {
  .mapping(entries.map { AttributeValue.Entry(name: $0.key, value: $0.value) })
}

@Suite("Gradients of sheets")
struct GradientStyleTests {
  private let frame = Rect(x: 0, y: 0, width: 60, height: 40)
  private let environment = GradientEnvironment(stops: [], isMirrored: false)

  @Test("The ends of a line at an angle are level with the corners, as CSS has it")
  func angles() throws {
    let cases: [(String, Point, Point)] = [
      ("0", Point(x: 30, y: 40), Point(x: 30, y: 0)), ("90", Point(x: 0, y: 20), Point(x: 60, y: 20)),
      ("180", Point(x: 30, y: 0), Point(x: 30, y: 40)),
      // Half of 60 sin 45° + 40 cos 45° each way: 25 across and 25 down.
      ("135", Point(x: 5, y: -5), Point(x: 55, y: 45)),
    ]
    for (angle, start, end) in cases {
      let style = try GradientStyle(
        attribute: mapping(["colors": plain("red", "blue"), "angle": .plain(angle)]))
      guard case .linear(let from, let to) = style.geometry(in: frame, end: .bottom, environment) else {
        Issue.record("not linear")
        continue
      }
      for (point, expected) in [(from, start), (to, end)] {
        #expect(abs(point.x - expected.x) + abs(point.y - expected.y) < 1e-9, "\(angle): \(point)")
      }
    }
  }

  @Test("A radial gradient ends at the farthest corner unless it has a radius")
  func radii() throws {
    let style = try GradientStyle(
      attribute: mapping([
        "type": .plain("radial"), "colors": plain("red", "blue"), "center": .plain("top-leading"),
      ]))
    #expect(
      style.geometry(in: frame, end: .bottom, environment)
        == .radial(center: .zero, radius: 5200.squareRoot()))
    let mirrored = GradientEnvironment(stops: [], isMirrored: true)
    #expect(
      style.geometry(in: frame, end: .bottom, mirrored)
        == .radial(center: Point(x: 60, y: 0), radius: 5200.squareRoot()))
  }

  @Test("Colours are equally far apart, or where their stops are")
  func stops() throws {
    func offsets(_ value: AttributeValue) throws -> [Double] {
      try GradientStyle(attribute: value).resolved(in: Environment()).stops.map(\.offset)
    }
    #expect(try offsets(plain("red", "green", "blue")) == [0, 0.5, 1])
    #expect(
      try offsets(mapping(["colors": plain("red", "blue"), "stops": plain("0.25", "0.5")])) == [
        0.25, 0.5,
      ])
  }

  @Test(
    "Bad gradients are refused in words",
    arguments: [
      (plain("red"), "expected 2 colours or more, found 1"),
      (mapping(["angle": .plain("5")]), "the gradient has no colours"),
      (
        mapping(["colors": plain("red", "blue"), "stops": plain("0")]),
        "expected 2 stops, one for each colour, found 1"
      ),
      (
        mapping(["colors": plain("red", "blue"), "stops": plain("1", "0")]), "the stops do not ascend"
      ),
      (.plain("red"), "expected two or more colours"),
    ] as [(AttributeValue, String)])
  func badGradients(value: AttributeValue, message: String) {
    let error = #expect(throws: AttributeError.self) { try GradientStyle(attribute: value) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }
}
