public import MaquetteElements

/// A height at which a sheet rests.
public enum SheetDetent: Hashable, Sendable {
  /// As high as the screen lets it be.
  case large
  /// Half as high as the screen.
  case medium
  /// A height in points.
  case height(Double)
  /// A share of the screen's height, 0 to 1.
  case fraction(Double)

  /// The height of a sheet in points, on a screen of a height whose sheets may be as high as a limit.
  func height(in screen: Double, limit: Double) -> Double {
    let height =
      switch self {
      case .large: limit
      case .medium: (screen / 2).rounded()
      case .height(let height): height
      case .fraction(let share): (screen * share).rounded()
      }
    return min(max(height, 0), limit)
  }
}

extension SheetDetent: AttributeDecodable {
  public static let attributeType = AttributeType.either([
    .choice(["large", "medium"]), .percentage, .number(unit: "points"),
  ])

  /// Takes `large`, `medium`, a percentage or a number of points.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    guard case .scalar(let text, _) = value else {
      throw AttributeError(expected: Self.attributeType.description, found: value)
    }
    switch text {
    case "large": self = .large
    case "medium": self = .medium
    default:
      if text.hasSuffix("%"), let percent = Double(text.dropLast()), (0...100).contains(percent) {
        self = .fraction(percent / 100)
      } else if let height = Double(text), (0...100_000).contains(height) {
        self = .height(height)
      } else {
        throw AttributeError(
          expected: Self.attributeType.description, found: value,
          hint: "write, for example, 'medium', '40%' or '320'")
      }
    }
  }
}
