/// An element with a background of its own. It draws the `background` and the `surface` of a sheet itself: behind it, they would not
/// be seen.
package protocol BackedElement: Element {
  /// The background; nil for none, or for the platform's.
  var background: ColorReference? { get set }
  /// The surface in front of the background; nil for none.
  var ground: SurfaceAttributes? { get set }
}

extension BackedElement {
  /// Returns the element on another background and a surface; nil keeps what it has.
  func backed(by background: ColorReference?, _ ground: SurfaceAttributes?) -> any Element {
    var backed = self
    if let background { backed.background = background }
    if let ground { backed.ground = ground }
    return backed
  }
}

extension Element {
  /// Returns the element on a surface, and behind that a fill; nil for none.
  package func background(_ fill: ColorReference?, under ground: SurfaceAttributes?) -> any Element {
    let onGround: any Element = ground.map { background($0) } ?? self
    return fill.map { onGround.background(Surface(fill: $0)) } ?? onGround
  }
}

/// The surface behind an element in a sheet: fill, gradient, border, corners and shadows.
public struct SurfaceAttributes: AttributeOwner, AttributeDecodable, Element {
  /// The radius of the corners.
  public enum Radius: Hashable, Sendable, AttributeDecodable {
    /// A radius in points.
    case points(Double)
    /// Ends that are half circles.
    case capsule

    public static let attributeType = AttributeType.either([.number(unit: "points"), .choice(["capsule"])])

    /// Takes a number of points or `capsule`.
    public init(attribute value: AttributeValue) throws(AttributeError) {
      if case .scalar("capsule", _) = value {
        self = .capsule
      } else {
        self = .points(try Double(attribute: value, in: 0...10_000))
      }
    }
  }

  /// The colour of the surface.
  private var fill: ColorReference?
  /// The gradient, in place of a fill: colours from top to bottom, a brand's as {gradient.hero}, or a mapping.
  private var gradient: GradientStyle?
  /// The edge or corner at which a linear gradient ends, the bottom by default; it starts opposite.
  private var gradientEnd = GradientEnd.bottom
  /// A line just inside the edge: its colour and width.
  private var border: BorderAttributes?
  /// The corner radius in points, or 'capsule' for round ends.
  private var radius = Radius.points(0)
  /// The shape of the corners.
  private var cornerStyle = CornerStyle.continuous
  private var shadows: [ShadowAttributes] = []

  /// Creates a surface that draws nothing.
  public init() {}

  public init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    try decode(mapping: value)
  }

  public static let ownerName = "a surface"
  public static let attributeType = AttributeType.mapping(of: SurfaceAttributes.attributes)

  public static let attributes: [Attribute<SurfaceAttributes>] = [
    Attribute("fill", \.fill),
    Attribute("gradient", \.gradient),
    Attribute("gradient-end", \.gradientEnd),
    Attribute("border", \.border),
    Attribute("radius", \.radius),
    Attribute("corner-style", \.cornerStyle),
    Attribute(
      name: "shadow", help: "The shadow behind the surface, or a list drawn in order.",
      type: [ShadowAttributes].attributeType
    ) { (value, surface) throws(AttributeError) in
      surface.shadows = try [ShadowAttributes](attribute: Brand.value(value, as: [.shadow]))
    },
  ]

  /// Whether the surface has neither a fill nor a gradient.
  var isHollow: Bool { fill == nil && gradient == nil }

  /// The colour at the top of the surface, or the first of a gradient; nil if it is not known.
  package var firstColor: ColorReference? { gradient?.colors.first ?? fill }

  /// Returns the surface with a fill.
  func filled(with color: ColorReference) -> SurfaceAttributes {
    var filled = self
    filled.fill = color
    return filled
  }

  public func node(in environment: Environment) -> Node {
    let outline: Surface.Outline =
      switch radius {
      case .capsule: .capsule(cornerStyle)
      case .points(0): .rectangle
      case .points(let radius): .rounded(radius: radius, cornerStyle)
      }
    var surface = Surface(
      outline, fill: fill, border: border?.border, shadows: shadows.map { $0.shadow(in: environment) })
    // A shape of its own stays as it is.
    surface.reachesScreenEdges = outline == .rectangle && border == nil
    surface.gradient = gradient
    surface.gradientEnd = gradientEnd
    return surface.node(in: environment)
  }
}

/// The border of a surface in a sheet.
struct BorderAttributes: AttributeOwner, AttributeDecodable {
  /// The colour of the line.
  private var color = ColorReference.token(.separator)
  /// The thickness of the line in points.
  private var width = 1.0

  init() {}

  init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    let border = try Brand.value(value, as: [.border])
    if border != value, case .mapping(let entries) = border, entries.contains(where: { $0.name == "style" }) {
      throw AttributeError(
        message: "the token's line is not solid, but the border of a surface must be",
        hint: "use it as the 'stroke' of a shape behind the element")
    }
    try decode(mapping: border)
  }

  static let ownerName = "a border"
  static let attributeType = AttributeType.mapping(of: BorderAttributes.attributes)

  static let attributes: [Attribute<BorderAttributes>] = [
    Attribute("color", \.color),
    Attribute("width", \.width, in: 0...1000),
  ]

  var border: Surface.Border { Surface.Border(color: color, width: width) }
}

/// A shadow of a surface in a sheet.
struct ShadowAttributes: AttributeOwner, AttributeDecodable {
  /// The colour with its opacity; black at 25 % by default.
  private var color = ColorReference.color(Color(red: 0, green: 0, blue: 0, alpha: 64))
  /// The blur radius in points, as in CSS and design tools.
  private var blur = 8.0
  /// The distance to the right in points.
  private var x = 0.0
  /// The distance down in points.
  private var y = 2.0

  init() {}

  init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    try decode(mapping: value)
  }

  static let ownerName = "a shadow"
  static let attributeType = AttributeType.mapping(of: ShadowAttributes.attributes)

  static let attributes: [Attribute<ShadowAttributes>] = [
    Attribute("color", \.color),
    Attribute("blur", \.blur, in: 0...1000),
    Attribute("x", \.x, in: -10_000...10_000),
    Attribute("y", \.y, in: -10_000...10_000),
  ]

  /// A blur radius is twice the standard deviation, as CSS defines it (Backgrounds and Borders 3, section 6.1.1).
  func shadow(in environment: Environment) -> Shadow {
    Shadow(color: environment.color(color), sigma: blur / 2, offset: Point(x: x, y: y))
  }
}
