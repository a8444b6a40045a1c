/// The frame of an element in a sheet.
public struct FrameAttributes: AttributeOwner, AttributeDecodable {
  /// The width in points, or infinity to fill.
  private var fixedWidth: Double?
  /// The height in points, or infinity to fill.
  private var fixedHeight: Double?
  private var minWidth: Double?
  private var idealWidth: Double?
  /// The maximum width in points, or infinity.
  private var maxWidth: Double?
  private var minHeight: Double?
  private var idealHeight: Double?
  /// The maximum height in points, or infinity.
  private var maxHeight: Double?
  /// The alignment of the element in its frame.
  public private(set) var alignment: Alignment = .center

  /// Creates a frame without bounds.
  public init() {}

  public static let ownerName = "a frame"
  public static let attributeType = AttributeType.mapping(of: FrameAttributes.attributes)

  public static let attributes: [Attribute<FrameAttributes>] = [
    Attribute("width", \.fixedWidth, length: 0...1e9),
    Attribute("height", \.fixedHeight, length: 0...1e9),
    finite("min-width", \.minWidth, help: "The minimum width in points.", filling: "max-width"),
    finite(
      "ideal-width", \.idealWidth, help: "The width in points if the parent proposes none.",
      filling: "max-width"),
    Attribute("max-width", \.maxWidth, length: 0...1e9),
    finite("min-height", \.minHeight, help: "The minimum height in points.", filling: "max-height"),
    finite(
      "ideal-height", \.idealHeight, help: "The height in points if the parent proposes none.",
      filling: "max-height"),
    Attribute("max-height", \.maxHeight, length: 0...1e9),
    Attribute("alignment", \.alignment),
  ]

  /// The bounds of the width.
  public var width: FrameLength { length(fixedWidth, minWidth, idealWidth, maxWidth) }
  /// The bounds of the height.
  public var height: FrameLength { length(fixedHeight, minHeight, idealHeight, maxHeight) }

  /// The bounds that exclude each other.
  var contradictions: [Contradiction] {
    Contradiction.between(
      ("min-width", minWidth), ("max-width", maxWidth), value: ("ideal-width", idealWidth))
      + Contradiction.between(
        ("min-height", minHeight), ("max-height", maxHeight), value: ("ideal-height", idealHeight))
  }

  public init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    try decode(mapping: value)
  }

  private func length(_ fixed: Double?, _ min: Double?, _ ideal: Double?, _ max: Double?) -> FrameLength {
    // A frame cannot have an infinite length: a fixed length of infinity fills the room, as max-width does.
    if fixed == .infinity { return FrameLength(min: min, ideal: ideal, max: .infinity) }
    return FrameLength(min: fixed ?? min, ideal: fixed ?? ideal, max: fixed ?? max)
  }

  /// A length that cannot be infinite; the hint names the attribute that can.
  private static func finite(
    _ name: String, _ keyPath: @autoclosure @escaping Attribute<FrameAttributes>.Place<Double?>, help: String,
    filling filler: String
  ) -> Attribute<FrameAttributes> {
    Attribute(name: name, help: help, type: .number(unit: "points")) {
      (value, frame) throws(AttributeError) in
      if case .scalar("infinity", isQuoted: false) = value {
        throw AttributeError(
          expected: "a number of points", found: value,
          hint: "write '\(filler): infinity' to fill the available space")
      }
      frame[keyPath: keyPath()] = try Double(attribute: value, in: 0...1e9)
    }
  }
}

extension FrameLength {
  /// Creates the length of a control from its attribute: a fixed length, all the room for infinity, its ideal for nil.
  public init(filling length: Double?) {
    guard let length else {
      self.init()
      return
    }
    if length.isFinite {
      self.init(min: length, ideal: length, max: length)
    } else {
      self.init(max: .infinity)
    }
  }
}
