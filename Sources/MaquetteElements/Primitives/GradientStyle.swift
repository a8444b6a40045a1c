import MaquetteDiagnostics
import MaquetteGraphics

/// The gradient of a surface or a shape: its colours and the way they take.
package struct GradientStyle: Hashable, Sendable {
  /// The kind of gradient: linear, radial or angular.
  package enum Kind: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// Along a line.
    case linear
    /// From a middle outwards.
    case radial
    /// Once around a middle, clockwise.
    case angular
  }

  /// The colours, in order; empty for those of a brand's token.
  private(set) var colors: [ColorReference] = []
  /// The name of a brand's token.
  private var brand: String?
  /// The place of each colour, from 0 to 1 in ascending order; by default they are equally far apart.
  private var stops: [Double] = []
  /// The kind of gradient: linear, radial or angular.
  private var kind = Kind.linear
  /// The angle in degrees clockwise from the top: the direction of a linear gradient (down by default), or the start of
  /// an angular one.
  private var angle: Double?
  /// The centre of a radial or angular gradient.
  private var center = UnitPoint.center
  /// The radius of a radial gradient in points; by default to the farthest corner.
  private var radius: Double?

  package init() {}

  /// Creates a gradient of colours equally far apart.
  package init(colors: [ColorReference]) { self.colors = colors }

  /// Returns the way of the colours in a frame; `end` is where a linear one without an angle ends.
  package func geometry(in frame: Rect, end: GradientEnd, _ environment: GradientEnvironment)
    -> Gradient.Geometry
  {
    let middle = center.point(in: frame, isMirrored: environment.isMirrored)
    let angle = angle.map { environment.isMirrored ? -$0 : $0 }
    return switch kind {
    case .linear:
      angle.map { Self.line(towards: $0, in: frame) }
        ?? end.line(in: frame, isMirrored: environment.isMirrored)
    case .radial: .radial(center: middle, radius: radius ?? frame.farthestCorner(from: middle))
    case .angular: .angular(center: middle, start: (angle ?? 0) - 90)
    }
  }

  /// The line through the middle at an angle whose ends are level with the corners (CSS Images 4, section 3.1.1).
  private static func line(towards angle: Double, in frame: Rect) -> Gradient.Geometry {
    let way = Transform.rotation(degrees: angle).apply(Point(x: 0, y: -1))
    let half = (abs(way.x) * frame.width + abs(way.y) * frame.height) / 2
    let middle = frame.center
    return .linear(
      start: Point(x: middle.x - way.x * half, y: middle.y - way.y * half),
      end: Point(x: middle.x + way.x * half, y: middle.y + way.y * half))
  }

  /// Looks up what the gradient has to know of an environment.
  package func resolved(in environment: Environment) -> GradientEnvironment {
    let places =
      stops.isEmpty ? colors.indices.map { Double($0) / Double(Swift.max(1, colors.count - 1)) } : stops
    let named =
      brand.map { environment.theme.brand.gradients[$0] ?? [] }
      ?? zip(places, colors).map { Brand.Stop(offset: $0, color: $1) }
    return GradientEnvironment(
      stops: named.map { Gradient.Stop(offset: $0.offset, color: environment.color($0.color)) },
      isMirrored: environment.direction == .rightToLeft)
  }
}

/// What a gradient has to know of its environment: its colours, and on which side it begins.
package struct GradientEnvironment {
  package let stops: [Gradient.Stop]
  var isMirrored = false
}

extension GradientStyle: AttributeDecodable {
  package static let attributeType = AttributeType.either([
    .list(of: .color), .text, .mapping(of: GradientStyle.attributes),
  ])

  /// Takes two colours or more, a brand's token as `{gradient.hero}`, or a mapping.
  package init(attribute value: AttributeValue) throws(AttributeError) {
    switch value {
    case .scalar(let text, _):
      guard let name = Brand.name(in: text) else {
        throw AttributeError(expected: "two or more colours, or a token as {gradient.hero}", found: value)
      }
      brand = try Brand.checked(name, as: .gradient)
    case .list: colors = try Self.colors(value)
    case .mapping:
      try decode(mapping: value)
      guard brand != nil || colors.count > 1 else {
        throw AttributeError(message: "the gradient has no colours", hint: "write 'colors' with two or more")
      }
      guard stops.isEmpty || stops.count == colors.count else {
        throw AttributeError(
          message: "expected \(colors.count) stops, one for each colour, found \(stops.count)",
          path: [.value("stops")])
      }
    }
  }

  private static func colors(_ value: AttributeValue) throws(AttributeError) -> [ColorReference] {
    let colors = try [ColorReference](attribute: value)
    guard colors.count > 1 else {
      throw AttributeError(message: "expected 2 colours or more, found \(colors.count)")
    }
    return colors
  }
}

extension GradientStyle: AttributeOwner {
  package static let ownerName = "a gradient"

  package static let attributes: [Attribute<GradientStyle>] = [
    Attribute("type", \.kind),
    Attribute(
      name: "colors", help: "Two or more colours in order, or a brand's gradient as {gradient.hero}.",
      type: .either([.list(of: .color), .text])
    ) { (value, style) throws(AttributeError) in
      let other = try GradientStyle(attribute: value)
      (style.colors, style.brand) = (other.colors, other.brand)
    },
    Attribute(
      name: "stops", help: "The position of each colour, 0 to 1 in ascending order.",
      type: .list(of: .number(unit: nil))
    ) { (value, style) throws(AttributeError) in
      let stops = try [Double](attribute: value)
      guard stops.allSatisfy({ (0...1).contains($0) }), zip(stops, stops.dropFirst()).allSatisfy(<=) else {
        throw AttributeError(message: "the stops do not ascend from 0 to 1")
      }
      style.stops = stops
    },
    Attribute("angle", \.angle, in: -3600...3600, unit: "degrees"),
    Attribute("center", \.center),
    Attribute("radius", \.radius, in: 0...100_000),
  ]
}

extension Rect {
  /// The distance of the farthest corner from a point.
  fileprivate func farthestCorner(from point: Point) -> Double {
    let x = Swift.max(abs(point.x - minX), abs(maxX - point.x))
    let y = Swift.max(abs(point.y - minY), abs(maxY - point.y))
    return (x * x + y * y).squareRoot()
  }
}
