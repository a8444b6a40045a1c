public import MaquetteLayout

/// A frame as sheets write it.
public struct FrameAttributes: AttributeOwner, AttributeDecodable {
  private var fixedWidth: Double?
  private var fixedHeight: Double?
  private var minWidth: Double?
  private var idealWidth: Double?
  private var maxWidth: Double?
  private var minHeight: Double?
  private var idealHeight: Double?
  private var maxHeight: Double?
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
    Attribute("width", \.fixedWidth, help: "The width in points.", length: 0...1e9),
    Attribute("height", \.fixedHeight, help: "The height in points.", length: 0...1e9),
    Attribute("min-width", \.minWidth, help: "The smallest width in points.", length: 0...1e9),
    Attribute(
      "ideal-width", \.idealWidth, help: "The width in points where none is proposed.", length: 0...1e9),
    Attribute("max-width", \.maxWidth, help: "The greatest width in points, or infinity.", length: 0...1e9),
    Attribute("min-height", \.minHeight, help: "The smallest height in points.", length: 0...1e9),
    Attribute(
      "ideal-height", \.idealHeight, help: "The height in points where none is proposed.", length: 0...1e9),
    Attribute(
      "max-height", \.maxHeight, help: "The greatest height in points, or infinity.", length: 0...1e9),
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
    _ fixed: Double?, _ min: Double?, _ ideal: Double?, _ max: Double?
  ) -> FrameLength {
    FrameLength(
      min: fixed ?? min, ideal: fixed ?? ideal, max: fixed ?? max)
  }
}
