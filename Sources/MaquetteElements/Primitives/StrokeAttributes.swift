import MaquetteGraphics

/// The line along the outline of a shape.
public struct StrokeAttributes: AttributeOwner, AttributeDecodable, Hashable, Sendable {
  /// The colour of the line.
  public var color = ColorReference.token(.label)
  /// The thickness of the line.
  public var width = 1.0
  /// The lengths of dashes and gaps in turn; none for a solid line.
  public var dashes: [Double] = []
  /// The distance by which the dashes begin earlier.
  public var dashPhase = 0.0
  /// The shape of the ends of the line and of its dashes.
  public var cap = StrokeStyle.Cap.butt
  /// The shape of the corners of the line.
  public var join = StrokeStyle.Join.miter
  /// Whether the line lies inside the outline in place of on it.
  public var isInside = false

  /// Creates a solid line of one point in the colour of labels.
  public init() {}

  /// Creates a solid line.
  public init(_ color: ColorReference, width: Double = 1, isInside: Bool = false) {
    self.color = color
    self.width = width
    self.isInside = isInside
  }

  /// Takes a colour, or a mapping.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    if case .scalar = value {
      color = try ColorReference(attribute: value)
    } else {
      try decode(mapping: value)
    }
  }

  public static let ownerName = "a stroke"
  public static let attributeType = AttributeType.either([.color, .mapping(of: StrokeAttributes.attributes)])

  public static let attributes: [Attribute<StrokeAttributes>] = [
    Attribute("color", \.color),
    Attribute("width", \.width, in: 0...1000),
    Attribute(
      name: "dash", help: "The lengths of dashes and gaps in turn, in points.",
      type: .list(of: .number(unit: "points"))
    ) { (value, stroke) throws(AttributeError) in
      let dashes = try [Double](attribute: value)
      guard dashes.allSatisfy({ (0...10_000).contains($0) }), dashes.contains(where: { $0 > 0 }) else {
        throw AttributeError(message: "the dashes have no length", hint: "write, for example, [4, 2]")
      }
      stroke.dashes = dashes
    },
    Attribute("dash-phase", \.dashPhase, in: -10_000...10_000),
    Attribute("cap", \.cap),
    Attribute("join", \.join),
    Attribute("inside", \.isInside),
  ]

  var style: StrokeStyle {
    StrokeStyle(width: width, cap: cap, join: join, dashes: dashes, dashPhase: dashPhase)
  }
}

extension StrokeStyle.Cap: AttributeDecodable {}
extension StrokeStyle.Join: AttributeDecodable {}
