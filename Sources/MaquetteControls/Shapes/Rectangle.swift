public import MaquetteElements
public import MaquetteGraphics

/// A rectangle with square or round corners, each with its own radius.
public struct Rectangle: ShapeElement {
  /// How it is painted.
  public var style = ShapeStyle()
  /// The corner radius in points: one for all, or 'top-leading', 'top-trailing', 'bottom-leading' and
  /// 'bottom-trailing'.
  public var radius = CornerRadiusAttributes()
  /// The shape of the corners.
  public var cornerStyle = CornerStyle.continuous

  /// Creates a rectangle with square corners.
  public init() {}

  /// Creates a rectangle whose corners have a radius in points.
  public init(radius: Double = 0, cornerStyle: CornerStyle = .continuous, style: ShapeStyle = ShapeStyle()) {
    self.radius = CornerRadiusAttributes(all: radius)
    self.cornerStyle = cornerStyle
    self.style = style
  }

  public static let name = "rectangle"

  public static let attributes: [Attribute<Rectangle>] =
    styleAttributes + [Attribute("radius", \.radius), Attribute("corner-style", \.cornerStyle)]

  package func outline(in frame: Rect, inset: Double, isMirrored: Bool) -> Shape {
    let rect = frame.inset(by: inset)
    guard !radius.isZero else { return .rect(rect) }
    return .roundedRectangle(
      RoundedRectangle(
        rect: rect, radii: radius.radii(less: inset, isMirrored: isMirrored), style: cornerStyle))
  }
}

/// The radii of a rectangle's corners in points, by the direction of the text.
public struct CornerRadiusAttributes: AttributeOwner, AttributeDecodable, Hashable, Sendable {
  /// The radius of the top leading corner in points.
  public var topLeading = 0.0
  /// The radius of the top trailing corner in points.
  public var topTrailing = 0.0
  /// The radius of the bottom leading corner in points.
  public var bottomLeading = 0.0
  /// The radius of the bottom trailing corner in points.
  public var bottomTrailing = 0.0

  /// Creates square corners.
  public init() {}

  /// Creates four equal corners.
  public init(all radius: Double) {
    (topLeading, topTrailing, bottomLeading, bottomTrailing) = (radius, radius, radius, radius)
  }

  private static let range = 0.0...10_000

  /// Takes one radius, or one for each corner.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    if case .scalar = value {
      self.init(all: try Double(attribute: value, in: Self.range))
    } else {
      self.init()
      try decode(mapping: value)
    }
  }

  public static let ownerName = "corners"
  public static let attributeType = AttributeType.either([
    .number(unit: "points"), .mapping(of: CornerRadiusAttributes.attributes),
  ])

  public static let attributes: [Attribute<CornerRadiusAttributes>] = [
    Attribute("top-leading", \.topLeading, in: range),
    Attribute("top-trailing", \.topTrailing, in: range),
    Attribute("bottom-leading", \.bottomLeading, in: range),
    Attribute("bottom-trailing", \.bottomTrailing, in: range),
  ]

  var isZero: Bool { self == CornerRadiusAttributes() }

  /// Returns the radii by their sides, of an outline that lies inside by a distance.
  func radii(less inset: Double, isMirrored: Bool) -> CornerRadii {
    func reduced(_ radius: Double) -> Double { Swift.max(0, radius - inset) }
    let (left, right) =
      isMirrored
      ? ((topTrailing, bottomTrailing), (topLeading, bottomLeading))
      : ((topLeading, bottomLeading), (topTrailing, bottomTrailing))
    return CornerRadii(
      topLeft: reduced(left.0), topRight: reduced(right.0), bottomRight: reduced(right.1),
      bottomLeft: reduced(left.1))
  }
}
