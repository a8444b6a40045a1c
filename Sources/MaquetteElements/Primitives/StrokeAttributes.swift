import MaquetteGraphics

/// The line along the outline of a shape.
public struct StrokeAttributes: AttributeOwner, AttributeDecodable, Hashable, Sendable {
  /// The colour of the line.
  public var color = ColorReference.token(.label)
  /// The thickness of the line in points.
  public var width = 1.0
  /// The manner of the line where it states no dashes.
  public var lineStyle = LineStyle.solid
  /// The lengths of dashes and gaps in turn; none for those of the line's manner.
  public var dashes: [Double] = []
  /// The distance into the dash pattern at which the line starts, in points.
  public var dashPhase = 0.0
  /// The shape of line and dash ends.
  public var cap = StrokeStyle.Cap.butt
  /// The shape of the line's corners.
  public var join = StrokeStyle.Join.miter
  /// Whether the line lies inside the outline instead of on it.
  public var isInside = false

  /// Creates a solid line of one point in the colour of labels.
  public init() {}

  /// Creates a line; without dashes it is solid. Lengths are points.
  public init(
    _ color: ColorReference, width: Double = 1, cap: StrokeStyle.Cap = .butt, dashes: [Double] = [],
    isInside: Bool = false
  ) {
    self.color = color
    self.width = width
    self.cap = cap
    self.dashes = dashes
    self.isInside = isInside
  }

  /// Takes a colour, the name of a token that is a colour or a border, or a mapping.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    if case .scalar(let text, _) = value, let name = Brand.name(in: text), Brand.known[name]?.kind == .border
    {
      try decode(mapping: Brand.value(value, as: [.border]))
    } else if case .scalar = value {
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
      name: "style", help: "The line style: a name, or a mapping of dashes and ends.",
      type: .either([
        LineStyle.attributeType,
        .mapping(of: StrokeAttributes.attributes.filter { ["dash", "cap"].contains($0.name) }),
      ])
    ) { (value, stroke) throws(AttributeError) in
      let value = try Brand.value(value, as: [.strokeStyle])
      if case .mapping = value {
        try stroke.decode(mapping: value)
      } else {
        stroke.lineStyle = try LineStyle(attribute: value)
      }
    },
    .dashes(\.dashes),
    Attribute("dash-phase", \.dashPhase, in: -10_000...10_000),
    Attribute("cap", \.cap),
    Attribute("join", \.join),
    Attribute("inside", \.isInside),
  ]

  var style: StrokeStyle {
    var style = StrokeStyle(width: width, cap: cap, join: join, dashes: dashes, dashPhase: dashPhase)
    if dashes.isEmpty { lineStyle.apply(to: &style) }
    return style
  }
}

extension Attribute {
  /// The dashes of a line.
  package static func dashes(_ place: @autoclosure @escaping Place<[Double]>) -> Attribute {
    Attribute(
      name: "dash", help: "The lengths of dashes and gaps, alternating, in points.",
      type: .list(of: .number(unit: "points"))
    ) { (value, owner) throws(AttributeError) in
      let dashes = try [Double](attribute: value)
      guard dashes.allSatisfy({ (0...10_000).contains($0) }), dashes.contains(where: { $0 > 0 }) else {
        throw AttributeError(message: "the dashes have no length", hint: "write, for example, [4, 2]")
      }
      owner[keyPath: place()] = dashes
    }
  }
}

/// The manner of a line, as CSS and the format of design tokens name it.
public enum LineStyle: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// Without gaps.
  case solid
  /// Dashes three widths long, two apart (our choice; CSS leaves it open).
  case dashed
  /// Round dots as wide as the line, one width apart.
  case dotted

  /// Gives a stroke the dashes for its width.
  package func apply(to stroke: inout StrokeStyle) {
    switch self {
    case .solid: break
    case .dashed: stroke.dashes = [3 * stroke.width, 2 * stroke.width]
    case .dotted: (stroke.dashes, stroke.cap) = ([0, 2 * stroke.width], .round)
    }
  }
}

extension StrokeStyle.Cap: AttributeDecodable {}
extension StrokeStyle.Join: AttributeDecodable {}
