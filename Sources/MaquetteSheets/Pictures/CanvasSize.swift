package import MaquetteElements

/// The size of a picture in points as far as a sheet sets it; a missing length follows from the body.
package struct CanvasSize: Hashable, Sendable {
  /// The width of the picture in points.
  package var width: Double?

  /// The height of the picture in points.
  package var height: Double?

  /// Creates a size; a length that is nil follows from the body.
  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}

extension CanvasSize: AttributeOwner, AttributeDecodable {
  /// The name in messages.
  package static let ownerName = "a size"

  /// The attributes of a size.
  package static let attributes: [Attribute<CanvasSize>] = [
    Attribute("width", \.width),
    Attribute("height", \.height),
  ]

  /// A mapping.
  package static let attributeType = AttributeType.mapping(of: CanvasSize.attributes)

  /// Decodes a mapping of `width`, `height` or both, each more than 0.
  package init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    try decode(mapping: value)
    for (name, length) in [("width", width), ("height", height)] {
      guard let length, length <= 0 else { continue }
      throw AttributeError(message: "the \(name) must be more than 0", path: [.value(name)])
    }
  }
}
