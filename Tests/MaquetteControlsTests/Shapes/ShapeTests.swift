import func Foundation.cos
import func Foundation.sin
import struct MaquetteGraphics.Point
import struct MaquetteGraphics.Rect
import MaquetteGraphics
import MaquetteScene
import TestSupport
import Testing

@testable import MaquetteElements
@testable import MaquetteControls

@Suite("Shapes")
struct ShapeTests {
  private let frame = Rect(x: 10, y: 20, width: 60, height: 40)

  @Test("A circle stands in the middle, as wide as the shorter side")
  func circle() {
    let circle = Circle().outline(in: frame, inset: 2, isMirrored: false)
    #expect(circle == .ellipse(Rect(x: 22, y: 22, width: 36, height: 36)))
  }

  @Test("Each corner has its own radius, by the direction of the text, and less inside")
  func corners() throws {
    var rectangle = Rectangle()
    #expect(rectangle.outline(in: frame, inset: 0, isMirrored: false) == .rect(frame))
    rectangle.radius = try CornerRadiusAttributes(
      attribute: .mapping(["top-leading": "9", "bottom-leading": "4"]))
    func radii(_ inset: Double, _ isMirrored: Bool) -> CornerRadii? {
      guard
        case .roundedRectangle(let rounded) =
          rectangle.outline(in: frame, inset: inset, isMirrored: isMirrored)
      else { return nil }
      return rounded.radii
    }
    #expect(radii(0, false) == CornerRadii(topLeft: 9, topRight: 0, bottomRight: 0, bottomLeft: 4))
    #expect(radii(0, true) == CornerRadii(topLeft: 0, topRight: 9, bottomRight: 4, bottomLeft: 0))
    #expect(radii(5, false) == CornerRadii(topLeft: 4, topRight: 0, bottomRight: 0, bottomLeft: 0))
  }

  @Test(
    "The points of an arc lie on its circle, from the first angle to the last",
    arguments: [
      (0.0, 90.0), (30, 330), (90, -30), (-720, -719), (10, 10.5),
    ])
  func arc(start: Double, end: Double) throws {
    let center = Point(x: 40, y: 40)
    let path = Path(arcAround: center, radius: 20, from: start, to: end, isSector: false)
    func at(_ angle: Double) -> Point {
      Point(x: 40 + 20 * sin(angle * .pi / 180), y: 40 - 20 * cos(angle * .pi / 180))
    }
    let (first, last) = (try #require(path.points.first), try #require(path.points.last))
    #expect(abs(first.x - at(start).x) + abs(first.y - at(start).y) < 1e-9)
    #expect(abs(last.x - at(end).x) + abs(last.y - at(end).y) < 1e-9)
    // The length of the control polygon of a short arc is nearly that of the arc: the way round is the one that was asked for.
    var length = 0.0
    for (from, to) in zip(path.points, path.points.dropFirst()) {
      length += ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
    }
    let expected = 20 * abs(end - start) * .pi / 180
    #expect(length >= expected - 1e-9 && length < expected * 1.12)
  }

  @Test("A whole turn is a circle, and a sector is closed over the middle")
  func wholeTurns() {
    #expect(
      Path(arcAround: .zero, radius: 5, from: 40, to: 400, isSector: true).points.count
        == Path(arcAround: .zero, radius: 5, from: 0, to: 1000, isSector: false).points.count)
    let sector = Path(arcAround: Point(x: 1, y: 2), radius: 5, from: 0, to: 45, isSector: true)
    #expect(sector.points.first == Point(x: 1, y: 2) && sector.verbs.last == .close)
  }

  @Test("A shape without a style has the colour of labels; a line is stroked with it")
  func defaults() {
    let environment = Environment()
    let label = environment.color(.token(.label))
    #expect(operations(ShapeStyle(), isLine: false) == [.fill(.rect(frame), .color(label))])
    #expect(
      operations(ShapeStyle(), isLine: true) == [.stroke(.rect(frame), StrokeStyle(width: 1), .color(label))])
    #expect(operations(ShapeStyle(fill: .token(.red)), isLine: true).count == 1)
  }

  @Test("A line inside lies half its width inside the edge")
  func strokeInside() {
    let style = ShapeStyle(stroke: StrokeAttributes(.token(.red), width: 6, isInside: true))
    guard case .stroke(let edge, _, _)? = operations(style, isLine: false).first else {
      Issue.record("no stroke")
      return
    }
    #expect(edge == .rect(frame.inset(by: 3)))
  }

  private func operations(_ style: ShapeStyle, isLine: Bool) -> [DisplayList.Operation] {
    style.painting(in: Environment(), isLine: isLine) { .rect($0.inset(by: $1)) }(frame)
  }

  @Test(
    "Bad values are refused in words",
    arguments: [
      ("dash", AttributeValue.list([.plain("0"), .plain("0")]), "the dashes have no length"),
      ("cap", .plain("flat"), "butt"),
      ("width", .plain("-1"), "expected"),
    ] as [(String, AttributeValue, String)])
  func badStrokes(name: String, value: AttributeValue, message: String) {
    let error = #expect(throws: AttributeError.self) {
      try StrokeAttributes(attribute: .mapping([AttributeValue.Entry(name: name, value: value)]))
    }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }
}
