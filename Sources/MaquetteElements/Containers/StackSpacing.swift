/// The distance between the neighbours in a stack.
public enum StackSpacing: Hashable, Sendable, AttributeDecodable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// A number of points; a negative one makes neighbours overlap.
  case points(Double)
  /// The distance that each two neighbours ask for, as in SwiftUI without a spacing: none between lines of text, one that depends on
  /// the font between a text and what is no text, and 8 points between others.
  case automatic

  private static let range = -1000.0...10_000

  public static let attributeType = AttributeType.either([.number(unit: "points"), .choice(["automatic"])])

  /// Takes a number of points, or `automatic`.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    if case .scalar("automatic", _) = value {
      self = .automatic
    } else {
      self = .points(try Double(attribute: value, in: Self.range))
    }
  }

  public init(floatLiteral value: Double) { self = .points(value) }
  public init(integerLiteral value: Int) { self = .points(Double(value)) }

  /// The number of points; nil for the distance that neighbours ask for.
  package var distance: Double? {
    if case .points(let distance) = self { distance } else { nil }
  }
}

extension StackSpacing: AttributeWritable {
  var written: AttributeValue? {
    .scalar(distance.map(\.shortText) ?? "automatic", isQuoted: false)
  }
}
