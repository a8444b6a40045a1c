/// The distance that a sheet moves an element.
public struct OffsetAttributes: AttributeOwner, AttributeDecodable {
  /// The distance towards the trailing edge in points.
  public private(set) var x = 0.0
  /// The distance down in points.
  public private(set) var y = 0.0

  /// Creates an offset that moves nothing.
  public init() {}

  package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  public init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    try decode(mapping: value)
  }

  public static let ownerName = "an offset"
  public static let attributeType = AttributeType.mapping(of: OffsetAttributes.attributes)

  public static let attributes: [Attribute<OffsetAttributes>] = [
    Attribute("x", \.x, in: -10_000...10_000),
    Attribute("y", \.y, in: -10_000...10_000),
  ]
}

/// The axes along which an element keeps its ideal size, for any proposal.
public enum FixedSize: Hashable, Sendable, AttributeDecodable {
  /// Both axes.
  case both
  /// The width.
  case horizontal
  /// The height.
  case vertical

  public static let attributeType = AttributeType.choice(["true", "horizontal", "vertical"])

  /// Takes `true`, `horizontal` or `vertical`.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    switch value {
    case .scalar("true", isQuoted: false): self = .both
    case .scalar("horizontal", _): self = .horizontal
    case .scalar("vertical", _): self = .vertical
    default: throw AttributeError(expected: Self.attributeType.description, found: value)
    }
  }
}

/// An element in front of another in a sheet, with its place in the frame of the one behind.
///
/// Attributes are read from a table that knows no elements: the reader of sheets reads `content` itself.
public struct OverlayAttributes: AttributeOwner {
  /// The element in front.
  public var content: any Element = VStack()
  /// The alignment of the overlay in the element's frame.
  public private(set) var alignment = Alignment.center

  /// Creates an overlay in the middle.
  public init(_ content: any Element) {
    self.content = content
  }

  public static let ownerName = "an overlay"

  public static let attributes: [Attribute<OverlayAttributes>] = [
    Attribute("alignment", \.alignment)
  ]
}
