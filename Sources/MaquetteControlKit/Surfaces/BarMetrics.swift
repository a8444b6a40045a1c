package import MaquetteElements
import MaquetteGraphics
package import MaquetteTypography

/// The measures that the bars of iOS share, in points: margins, surfaces and buttons.
package struct BarMetrics: Hashable, Sendable {
  /// The distance of contents from the edges of the screen; that of wide screens.
  var margin = 0.0, wideMargin = 0.0
  /// Whether a bar has no surface of its own: its buttons stand on glass, and what is under it fades.
  package var isGlass = false
  /// The distance over which content fades beyond the bar.
  var fadeReach = 0.0
  /// The standard deviation of the blur behind surfaces, and the saturation there.
  var blur = 0.0, saturation = 0.0
  /// The shadow of the bar at the top of a tablet's screen.
  var shadow = ShadowMetrics()
  package var button = ButtonMeasures()

  package init() {}

  /// The measures of buttons.
  package struct ButtonMeasures: Hashable, Sendable {
    package var titleSize = 0.0, symbolSize = 0.0
    /// Whether symbols are of the large scale.
    package var hasLargeSymbols = false
    /// The weight of titles, of those that end a task, and of symbols.
    package var titleWeight = FontWeight.regular, doneWeight = FontWeight.regular,
      symbolWeight = FontWeight.regular
    /// The distance between neighbours, and between a symbol and a title.
    package var spacing = 0.0, symbolSpacing = 0.0
    /// The height of glass, and the width of a symbol on it.
    package var height = 0.0
    /// How much less the padding of a title on glass is than the margin of the bar.
    package var paddingDifference = 0.0
    /// The opacity of a pressed button, and of a disabled one on glass.
    package var pressedOpacity = 0.0, disabledOpacity = 0.0
  }

  /// The width of the narrowest screen with wide margins.
  package static let wideScreen = 414.0
  /// The width of the narrowest screen of a tablet: phones are at most 440 wide, tablets at least 744.
  static let regularWidth = 600.0
}

extension BarMetrics: MeasuredMetrics {
  /// Those of iOS everywhere: no other platform has such bars.
  package static let standard = StandardMeasures<BarMetrics>()

  package static let tokenGroup = "bar"
  package static let colors: [ColorToken] = [
    .barFill, .barLine, .barFade, .barGlass, .barGlassLabel, .barTitle, .barDisabled, .disabledProminent,
  ]

  package static let tokens: MetricTokens<BarMetrics> = [
    .points("margin", \.margin), .points("wide-margin", \.wideMargin), .flag("glass", \.isGlass),
    .points("fade-reach", \.fadeReach), .points("blur", \.blur, in: 0...100),
    .number("saturation", \.saturation, in: 0...8),
    .group("shadow", \.shadow, .shadow), .group("button", \.button, buttonTokens),
  ]

  private static let buttonTokens: MetricTokens<ButtonMeasures> = [
    .points("title-size", \.titleSize, in: 1...1000), .points("symbol-size", \.symbolSize, in: 1...1000),
    .flag("large-symbols", \.hasLargeSymbols),
    .weight("title-weight", \.titleWeight), .weight("done-weight", \.doneWeight),
    .weight("symbol-weight", \.symbolWeight), .points("spacing", \.spacing),
    .points("symbol-spacing", \.symbolSpacing), .points("height", \.height),
    .points("padding-difference", \.paddingDifference, in: -100...100),
    .number("pressed-opacity", \.pressedOpacity), .number("disabled-opacity", \.disabledOpacity),
  ]
}

extension Environment {
  /// The distance of a bar's contents from the edges of the screen, in points.
  package var barMargin: Double {
    let metrics = theme[BarMetrics.self]
    return (screenWidth ?? 0) >= BarMetrics.wideScreen ? metrics.wideMargin : metrics.margin
  }

  /// Whether the screen is as wide as that of a tablet, or a tablet's.
  package var isRegularWidth: Bool { (screenWidth ?? 0) >= BarMetrics.regularWidth }

  /// Whether the screen is that of a tablet rather than that of a phone on its side, in whose notched ones something is
  /// left out of the safe area on both sides.
  package var isTablet: Bool {
    isRegularWidth && !isCompactHeight && screenInsets.leading == 0 && screenInsets.trailing == 0
  }
}

extension ColorToken {
  /// The surface of a bar.
  static let barFill = ColorToken("bar-fill")
  /// The line between a bar and the content.
  static let barLine = ColorToken("bar-line")
  /// What content fades to under a bar without a surface.
  package static let barFade = ColorToken("bar-fade")
  /// The bar at the top of a tablet's screen before iOS 26.
  static let barGlass = ColorToken("bar-glass")
  /// Titles and symbols on glass over white; over colours they have the ink of the glass.
  package static let barGlassLabel = ColorToken("bar-glass-label")
  /// The title of a navigation bar.
  package static let barTitle = ColorToken("bar-title")
  /// Titles and symbols of disabled buttons without glass.
  package static let barDisabled = ColorToken("bar-disabled")
  /// The glass of a disabled prominent button.
  package static let disabledProminent = ColorToken("bar-disabled-prominent")
}
