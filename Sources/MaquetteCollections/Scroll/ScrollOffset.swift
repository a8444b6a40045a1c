public import MaquetteElements

/// The part of a scroll view's content that is seen.
public enum ScrollOffset: Hashable, Sendable {
  /// The part that begins a distance in points after the content's beginning.
  case points(Double)
  /// The beginning.
  case top
  /// The end.
  case bottom
  /// The part that begins with the element of an identifier.
  case element(String)

  static let help =
    "The scroll position: points, top, bottom, or the id of the first visible element."

  /// The position of the content in a scroll area that is scrolled further by a distance in points, to show a field.
  func position(shifted shift: Double) -> ScrollArea.Position {
    switch self {
    case .points(let distance): .points(shift > 0 ? Swift.max(0, distance) + shift : distance)
    case .top: .points(shift)
    case .bottom: .end
    case .element(let id): .element(id)
    }
  }
}

extension ScrollOffset: AttributeDecodable {
  public static let attributeType = AttributeType.either([
    .number(unit: "points"), .choice(["top", "bottom"]), .text,
  ])

  private static let range = 0.0...1_000_000

  /// Takes a number of points from 0, `top`, `bottom`, or an identifier.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    guard case .scalar(let text, let isQuoted) = value else {
      throw AttributeError(expected: Self.attributeType.description, found: value)
    }
    switch text {
    case "top" where !isQuoted: self = .top
    case "bottom" where !isQuoted: self = .bottom
    default:
      guard !isQuoted, let points = try? Double(attribute: value) else {
        self = .element(text)
        return
      }
      guard Self.range.contains(points) else {
        throw AttributeError(expected: "a number between 0 and 1000000", found: value)
      }
      self = .points(points)
    }
  }
}

/// When the indicators of a scroll view show.
public enum ScrollIndicators: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// While the content moves, as on the platforms.
  case automatic
  /// Always, if there is more than is seen.
  case visible
  /// Never.
  case hidden

  static let help = "When scroll indicators show: while scrolling, always or never."
}
