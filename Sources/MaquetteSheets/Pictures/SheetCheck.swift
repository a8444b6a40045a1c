package import MaquetteElements

/// A sheet's settings for the comparison of its pictures with golden ones; the program that compares them decides on
/// missing settings.
package struct SheetCheck: Hashable, Sendable {
  /// A metric for pixels that differ, by its name.
  package enum Metric: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    case exact, channel, antialiased, perceptual, structural
  }

  /// The metric that grades differing pixels; nil if the sheet sets none.
  package var tolerance: Metric?

  /// The worst grade that passes, in the tolerance's unit; nil for the metric's default.
  package var threshold: Double?

  /// The maximum number of failing pixels.
  package var maxPixels: Int?

  /// The maximum number of failing pixels in any 32 × 32 block; nil for the metric's default.
  package var maxDensity: Int?

  /// The elements to ignore, by id or element name.
  package var mask: [String] = []

  /// Creates a check without settings.
  package init() {}

  /// Whether the sheet sets any part of a tolerance.
  package var statesTolerance: Bool {
    tolerance != nil || threshold != nil || maxPixels != nil || maxDensity != nil
  }
}

extension SheetCheck: AttributeOwner, AttributeDecodable {
  /// The name in messages.
  package static let ownerName = "a check"

  /// The attributes of a check.
  package static let attributes: [Attribute<SheetCheck>] = [
    Attribute("tolerance", \.tolerance),
    Attribute("threshold", \.threshold),
    Attribute("max-pixels", \.maxPixels),
    Attribute("max-density", \.maxDensity),
    Attribute("mask", \.mask),
  ]

  /// A mapping.
  package static let attributeType = AttributeType.mapping(of: SheetCheck.attributes)

  /// Decodes a mapping.
  package init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    try decode(mapping: value)
  }
}
