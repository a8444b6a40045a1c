public import MaquetteControls

/// What a sheet says of how its pictures are compared with golden ones; what it does not say is decided by whoever
/// compares them.
public struct SheetCheck: Hashable, Sendable {
  /// A way to grade pixels that differ, by its name.
  public enum Metric: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    case exact, channel, antialiased, perceptual, structural
  }

  /// How pixels are graded; nil if the sheet does not say.
  public var tolerance: Metric?

  /// The last grade that passes, in the metric's unit; nil for the metric's own.
  public var threshold: Double?

  /// How many pixels may be graded worse.
  public var maxPixels: Int?

  /// How many of them may lie close together; nil for the metric's own.
  public var maxDensity: Int?

  /// The elements that are not compared, by identifier or by name.
  public var mask: [String] = []

  /// Says nothing.
  public init() {}

  /// Whether the sheet states a tolerance, if perhaps not a whole one.
  public var statesTolerance: Bool {
    tolerance != nil || threshold != nil || maxPixels != nil || maxDensity != nil
  }
}

extension SheetCheck: AttributeOwner, AttributeDecodable {
  /// What messages call it.
  public static let ownerName = "a check"

  /// What sheets can say of a check.
  public static let attributes: [Attribute<SheetCheck>] = [
    Attribute("tolerance", \.tolerance, help: "How pixels that differ are graded."),
    Attribute("threshold", \.threshold, help: "The last grade that passes, in the unit of the tolerance."),
    Attribute("max-pixels", \.maxPixels, help: "How many pixels may be graded worse."),
    Attribute("max-density", \.maxDensity, help: "How many of them may lie in any 32 × 32 pixels."),
    Attribute("mask", \.mask, help: "Elements that are not compared, by id or by name."),
  ]

  /// A mapping.
  public static let attributeType = AttributeType.mapping(SheetCheck.attributes.map(\.name))

  /// Takes a mapping.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    try decode(mapping: value)
  }
}
