public import MaquetteLayout

/// A frame as sheets write it.
public struct FrameAttributes: AttributeOwner, AttributeDecodable {
  private var fixedWidth: FrameBound?
  private var fixedHeight: FrameBound?
  private var minWidth: FrameBound?
  private var idealWidth: FrameBound?
  private var maxWidth: FrameBound?
  private var minHeight: FrameBound?
  private var idealHeight: FrameBound?
  private var maxHeight: FrameBound?
  /// Where the element lies in its frame.
  public private(set) var alignment: Alignment = .center

  /// Creates a frame without bounds.
  public init() {}

  /// What messages call it.
  public static let ownerName = "a frame"
  /// A mapping.
  public static let attributeType = AttributeType.mapping(FrameAttributes.attributes.map(\.name))

  /// What sheets can say of a frame.
  public static let attributes: [Attribute<FrameAttributes>] = [
    Attribute("width", \.fixedWidth, help: "The width in points."),
    Attribute("height", \.fixedHeight, help: "The height in points."),
    Attribute("min-width", \.minWidth, help: "The smallest width in points."),
    Attribute("ideal-width", \.idealWidth, help: "The width in points where none is proposed."),
    Attribute("max-width", \.maxWidth, help: "The greatest width in points, or infinity."),
    Attribute("min-height", \.minHeight, help: "The smallest height in points."),
    Attribute("ideal-height", \.idealHeight, help: "The height in points where none is proposed."),
    Attribute("max-height", \.maxHeight, help: "The greatest height in points, or infinity."),
    Attribute("alignment", \.alignment, help: "Where the element lies in its frame."),
  ]

  /// The bounds of the width.
  public var width: FrameLength { length(fixedWidth, minWidth, idealWidth, maxWidth) }
  /// The bounds of the height.
  public var height: FrameLength { length(fixedHeight, minHeight, idealHeight, maxHeight) }

  /// Reads a mapping of bounds.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    try decode(mapping: value)
  }

  private func length(
    _ fixed: FrameBound?, _ min: FrameBound?, _ ideal: FrameBound?, _ max: FrameBound?
  ) -> FrameLength {
    FrameLength(
      min: (fixed ?? min)?.points, ideal: (fixed ?? ideal)?.points, max: (fixed ?? max)?.points)
  }
}

/// A length in points, or infinity.
struct FrameBound: AttributeDecodable {
  var points: Double

  static let attributeType = AttributeType.number(unit: "points")

  init(attribute value: AttributeValue) throws(AttributeError) {
    if case .scalar("infinity", isQuoted: false) = value {
      points = .infinity
    } else {
      points = try Double(attribute: value, in: 0...1e9)
    }
  }
}
