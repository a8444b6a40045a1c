import MaquetteControlKit
import MaquetteElements
import MaquetteTypography

/// The measures of the actions beside a row, in points.
struct SwipeMetrics: Hashable, Sendable {
  /// The least width of an action.
  var width = 0.0
  /// The padding beside a title.
  var titlePadding = 0.0
  var titleSize = 0.0, symbolSize = 0.0
  var titleWeight = FontWeight.regular
  /// The distance between a symbol and a title below it.
  var contentSpacing = 0.0
  /// The least height of a row whose actions have a symbol and a title; others have the symbol alone.
  var leastHeightOfBoth = 0.0
  /// Whether actions are capsules on the row's background rather than blocks.
  var isCapsule = false
  /// The radius of the corners of such a surface, at most half of its height.
  var capsuleRadius = 0.0
  /// The greatest height of a capsule, and its distance from the row's edges.
  var capsuleHeight = 0.0, inset = 0.0
  /// The size of a title below a capsule.
  var captionSize = 0.0
  /// The distance between actions, and to the ends of what is uncovered.
  var spacing = 0.0, margin = 0.0
  /// The radius of the corners of a row that has moved.
  var rowRadius = 0.0
  var pressedOpacity = 0.0, disabledOpacity = 0.0
}

extension SwipeMetrics: MeasuredMetrics {
  static let standard = StandardMeasures<SwipeMetrics>()

  static let tokenGroup = "swipe-actions"
  static let colors: [ColorToken] = [.swipedRow, .swipePressed]

  static let tokens: MetricTokens<SwipeMetrics> = [
    .points("width", \.width), .points("title-padding", \.titlePadding),
    .points("title-size", \.titleSize, in: 1...1000), .points("symbol-size", \.symbolSize, in: 1...1000),
    .weight("title-weight", \.titleWeight), .points("content-spacing", \.contentSpacing),
    .points("least-height-of-both", \.leastHeightOfBoth), .flag("capsule", \.isCapsule),
    .points("capsule-radius", \.capsuleRadius),
    .points("capsule-height", \.capsuleHeight), .points("inset", \.inset),
    .points("caption-size", \.captionSize, in: 1...1000), .points("spacing", \.spacing),
    .points("margin", \.margin), .points("row-radius", \.rowRadius),
    .number("pressed-opacity", \.pressedOpacity), .number("disabled-opacity", \.disabledOpacity),
  ]
}

extension ColorToken {
  /// The background of a row that has moved to the side.
  static let swipedRow = ColorToken("swiped-row")
  /// What lies over a pressed action.
  static let swipePressed = ColorToken("swipe-pressed")
}
