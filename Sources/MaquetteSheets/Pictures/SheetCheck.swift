package import MaquetteElements

/// A sheet's settings for the comparison of its pictures with golden ones; the program that compares them decides on
/// missing settings.
package struct SheetCheck: Hashable, Sendable {
  /// A metric for pixels that differ, by its name.
  package enum Metric: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    case exact, channel, antialiased, perceptual, structural
  }

  /// The metric that grades pixels that differ; nil if the sheet sets none.
  package var tolerance: Metric?

  /// The last grade that passes, in the unit of the tolerance; nil for the metric's default.
  package var threshold: Double?

  /// The number of pixels that may have a worse grade.
  package var maxPixels: Int?

  /// The number of these that may lie in any 32 × 32 pixels; nil for the metric's default.
  package var maxDensity: Int?

  /// The elements that are not compared, by identifier or by name.
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
