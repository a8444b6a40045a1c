import MaquetteElements

/// A row of stars that shows a rating, and takes one.
public struct Rating: StatefulControl {
  /// The number of filled stars.
  public var value = 0
  /// The number of stars.
  public var count = 5
  /// The interaction state.
  public var state: ControlState = .normal
  /// The accessibility label.
  public var accessibilityLabel: String?

  /// Creates a rating without a star.
  public init() {}

  /// Creates a rating.
  public init(_ value: Int, of count: Int = 5) {
    self.value = value
    self.count = count
  }

  public static let name = "rating"
  public static let summary = "A row of stars that shows a rating, and takes one."
  public static let example: String? = "rating: 3"
  public static let guideline = "Use five stars unless people know another scale; label what is rated."
  public static let shorthand: String? = "value"
  public static let metrics: [any ThemeMetrics.Type] = [RatingMetrics.self]

  public static let attributes: [Attribute<Rating>] = [
    Attribute("value", \.value, help: "The number of filled stars.", upTo: 10),
    Attribute("count", \.count, help: "The number of stars.", upTo: 10),
    Attribute("state", \.state, help: "The interaction state, or a list of states."),
    Attribute("accessibility-label", \.accessibilityLabel, help: "The accessibility label."),
  ]

  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[RatingMetrics.self]
    let isDisabled = state.contains(.disabled) || !environment.isEnabled
    return HStack(spacing: metrics.spacing) {
      (0..<max(count, 0)).map { index in
        PathShape(
          size: Size(width: metrics.side, height: metrics.side),
          fill: .token(index < value ? .ratingStar : .ratingEmpty), path: Self.star)
      }
    }.opacity(isDisabled ? metrics.disabledOpacity : 1)
  }

  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(
      label: accessibilityLabel ?? "", value: environment.spokenPlace(value, of: count),
      traits: state.contains(.disabled) ? [.adjustable, .notEnabled] : [.adjustable])
  }

  /// The corners of a five-pointed star of radius 1; its inner radius 0.381966 makes opposite edges collinear.
  ///
  /// Sines and cosines are constants, because their computation may differ between machines.
  private static let corners = [
    Point(x: 0, y: -1), Point(x: 0.224514, y: -0.309017), Point(x: 0.951057, y: -0.309017),
    Point(x: 0.363271, y: 0.118034), Point(x: 0.587785, y: 0.809017), Point(x: 0, y: 0.381966),
    Point(x: -0.587785, y: 0.809017), Point(x: -0.363271, y: 0.118034), Point(x: -0.951057, y: -0.309017),
    Point(x: -0.224514, y: -0.309017),
  ]

  /// Returns a star that fills a square.
  private static func star(in frame: Rect) -> Path {
    let radius = frame.width / 2
    var path = Path()
    for (index, corner) in corners.enumerated() {
      let point = Point(x: frame.center.x + corner.x * radius, y: frame.center.y + corner.y * radius)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    return path
  }
}
