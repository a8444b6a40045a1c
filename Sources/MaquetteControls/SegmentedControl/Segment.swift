public import MaquetteElements
public import MaquetteGraphics

/// One of the choices of a segmented control: a text or a symbol.
public struct Segment: Hashable, Sendable {
  /// The text.
  public var title = ""
  /// The symbol's name.
  public var symbol: String?
  /// The image instead of a symbol; a template image takes the title's colour.
  public var image: Image?
  /// Whether the segment can be chosen.
  public var isEnabled = true
  /// The distance of the content from the middle of its segment towards the trailing edge and down, in points, in
  /// addition to the control's.
  public var contentOffset = Point.zero
  /// The accessibility label; nil for the title or the symbol's name.
  public var accessibilityLabel: String?

  /// Creates a segment without content.
  public init() {}

  /// Creates a segment.
  public init(_ title: String = "", symbol: String? = nil, isEnabled: Bool = true) {
    self.title = title
    self.symbol = symbol
    self.isEnabled = isEnabled
  }

  /// The label of the symbol or the image.
  var pictureLabel: String { symbol ?? image?.accessibilityLabel ?? "" }

  /// Whether the segment has neither title, symbol nor image.
  var isEmpty: Bool { title.isEmpty && symbol == nil && image == nil }
}

extension Segment: ExpressibleByStringLiteral {
  /// Creates a segment with a text.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension Segment: AttributeOwner, AttributeDecodable {
  public static let ownerName = "a segment"
  public static let attributeType = AttributeType.either([.text, .mapping(of: Segment.attributes)])

  public static let attributes: [Attribute<Segment>] = [
    Attribute("title", \.title),
    Attribute("symbol", \.symbol, type: .symbol),
    Attribute("image", \.image),
    Attribute("enabled", \.isEnabled),
    .contentOffset(
      \.contentOffset, help: "The distance of the content from its place, besides the control's."),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Takes a text, or a mapping of attributes.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    switch value {
    case .scalar: title = try String(attribute: value)
    case .mapping: try decode(mapping: value)
    case .list: throw AttributeError(expected: Self.attributeType.description, found: value)
    }
  }
}
