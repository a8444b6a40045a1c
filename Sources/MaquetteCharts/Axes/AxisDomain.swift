public import MaquetteElements

/// The values that an axis goes over: from one number or date to another, or words in their order.
public struct AxisDomain: Hashable, Sendable, AttributeDecodable {
  /// The first and the last value, or all words.
  public var values: [PlottableValue]

  /// Creates a domain from its ends, or from words.
  public init(_ values: [some Plottable]) { self.values = values.map(\.plottable) }

  public static let attributeType = AttributeType.list(of: PlottableValue.attributeType)

  /// Takes two numbers or dates in ascending order, or words.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    values = try [PlottableValue](attribute: value)
    guard let first = values.first else { throw AttributeError(message: "the domain has no values") }
    guard Set(values.map(\.kind)).count == 1 else {
      throw AttributeError(message: "the domain mixes kinds of values")
    }
    guard first.kind != .category else { return }
    guard values.count == 2, let from = values[0].place, let to = values[1].place, from < to else {
      throw AttributeError(
        message: "expected the smallest and the largest value", hint: "for example [0, 100]")
    }
  }
}

extension PlottableValue {
  /// The place of a number, or of a date in seconds; nil for a word.
  var place: Double? {
    switch self {
    case .number(let number): number
    case .date(let date): Double(date.seconds)
    case .category: nil
    }
  }
}
