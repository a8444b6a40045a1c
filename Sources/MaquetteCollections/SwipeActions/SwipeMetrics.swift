import MaquetteControlKit
import MaquetteElements
import MaquetteTypography

/// The measures of the actions beside a row, in points.
struct SwipeMetrics: Hashable, Sendable {
  /// The least width of an action.
  var width: Double
  /// The padding beside a title.
  var titlePadding: Double
  var titleSize, symbolSize: Double
  var titleWeight: FontWeight
  /// The distance between a symbol and a title below it.
  var contentSpacing: Double
  /// The least height of a row whose actions have a symbol and a title; others have the symbol alone.
  var leastHeightOfBoth: Double
  /// Whether actions are capsules on the row's background rather than blocks.
  var isCapsule: Bool
  /// The greatest height of a capsule, and its distance from the row's edges.
  var capsuleHeight, inset: Double
  /// The size of a title below a capsule.
  var captionSize: Double
  /// The distance between actions, and to the ends of what is uncovered.
  var spacing, margin: Double
  /// The radius of the corners of a row that has moved.
  var rowRadius: Double
  var pressedOpacity, disabledOpacity: Double

  /// iOS 11 to 18.
  static let ios = SwipeMetrics(
    width: 74, titlePadding: 15, titleSize: 15, symbolSize: 20, titleWeight: .regular, contentSpacing: 4,
    leastHeightOfBoth: 91, isCapsule: false, capsuleHeight: 48, inset: 0, captionSize: 12, spacing: 0,
    margin: 0, rowRadius: 0, pressedOpacity: 1, disabledOpacity: 0.5)

  /// iOS 7 to 12.
  static let ios7 = ios.with { $0.titleSize = 18 }

  /// iOS 26: capsules.
  static let iosGlass = ios.with {
    $0.width = 60
    $0.titlePadding = 14
    $0.titleWeight = .medium
    $0.symbolSize = 19
    $0.leastHeightOfBoth = 68
    $0.isCapsule = true
    $0.inset = 4
    $0.spacing = 8
    $0.margin = 8
    $0.rowRadius = 26
    $0.pressedOpacity = 0.7
  }

  /// macOS 11 and later: narrower blocks with smaller text.
  static let macos = ios.with {
    $0.width = 56
    $0.titlePadding = 10
    $0.titleSize = 11
    $0.symbolSize = 15
    $0.leastHeightOfBoth = 44
    $0.contentSpacing = 2
  }

  /// watchOS: symbols alone, beside a row with round corners.
  static let watchos = ios.with {
    $0.width = 50
    $0.isCapsule = true
    $0.capsuleHeight = 200
    $0.spacing = 4
    $0.margin = 4
    $0.leastHeightOfBoth = 200
    $0.pressedOpacity = 0.7
  }
}

extension SwipeMetrics: ThemeMetrics {
  static func standard(for platform: Platform, era: Era) -> SwipeMetrics {
    choice(
      platform, era, ios: .ios, ios7: .ios7, iosGlass: .iosGlass, macos: .macos, watchos: .watchos)
  }

  static let tokenGroup = "swipe-actions"
  static let colors: [ColorToken] = [.swipedRow, .swipePressed]

  static let tokens: MetricTokens<SwipeMetrics> = [
    .points("width", \.width), .points("title-padding", \.titlePadding),
    .points("title-size", \.titleSize, in: 1...1000), .points("symbol-size", \.symbolSize, in: 1...1000),
    .weight("title-weight", \.titleWeight), .points("content-spacing", \.contentSpacing),
    .points("least-height-of-both", \.leastHeightOfBoth), .flag("capsule", \.isCapsule),
    .points("capsule-height", \.capsuleHeight), .points("inset", \.inset),
    .points("caption-size", \.captionSize, in: 1...1000), .points("spacing", \.spacing),
    .points("margin", \.margin), .points("row-radius", \.rowRadius),
    .number("pressed-opacity", \.pressedOpacity), .number("disabled-opacity", \.disabledOpacity),
  ]
}

extension ColorToken {
  /// The background of a row that has moved to the side.
  static let swipedRow = ColorToken(
    "swiped-row", DynamicColor(0xFFFF_FFFF, 0x2C2C_2EFF, 0xFFFF_FFFF, 0x3636_38FF))
  /// What lies over a pressed action.
  static let swipePressed = ColorToken(
    "swipe-pressed", DynamicColor(0x0000_0033, 0x0000_0033, 0x0000_0052, 0x0000_0052))
}
