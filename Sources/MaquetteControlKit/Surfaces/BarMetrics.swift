package import MaquetteElements
import MaquetteGraphics
package import MaquetteTypography

/// The measures that the bars of iOS share, in points: margins, surfaces and buttons.
package struct BarMetrics: Hashable, Sendable {
  /// The distance of contents from the edges of the screen; that of wide screens.
  var margin, wideMargin: Double
  /// Whether a bar has no surface of its own: its buttons stand on glass, and what is under it fades.
  package var isGlass: Bool
  /// The distance over which content fades beyond the bar.
  var fadeReach: Double
  /// The standard deviation of the blur behind surfaces, and the saturation there.
  var blur, saturation: Double
  /// The shadow of the bar at the top of a tablet's screen.
  var shadow: ShadowMetrics
  package var button: ButtonMeasures

  /// The measures of buttons.
  package struct ButtonMeasures: Hashable, Sendable {
    package var titleSize, symbolSize: Double
    /// The weight of titles, of those that end a task, and of symbols.
    package var titleWeight, doneWeight, symbolWeight: FontWeight
    /// The distance between neighbours, and between a symbol and a title.
    package var spacing, symbolSpacing: Double
    /// The height of glass, and the width of a symbol on it.
    package var height: Double
    /// How much less the padding of a title on glass is than the margin of the bar.
    package var paddingDifference: Double
    /// The opacity of a pressed button, and of a disabled one on glass.
    package var pressedOpacity, disabledOpacity: Double
  }

  /// The width of the narrowest screen with wide margins.
  package static let wideScreen = 414.0
  /// The width of the narrowest screen of a tablet: phones are at most 440 wide, tablets at least 744.
  static let regularWidth = 600.0

  static let ios = BarMetrics(
    margin: 16, wideMargin: 20, isGlass: false, fadeReach: 0, blur: 20, saturation: 1.8,
    shadow: .init(opacity: 0.08, sigma: 6, offset: 2),
    button: .init(
      titleSize: 17, symbolSize: 20, titleWeight: .regular, doneWeight: .semibold, symbolWeight: .medium,
      spacing: 24, symbolSpacing: 5, height: 44, paddingDifference: 4, pressedOpacity: 0.3,
      disabledOpacity: 1))

  static let ios7 = ios.with {
    $0.wideMargin = 16
    $0.button.symbolWeight = .regular
    $0.button.symbolSize = 21
    $0.button.pressedOpacity = 0.2
  }

  static let iosGlass = ios.with {
    $0.isGlass = true
    $0.fadeReach = 24
    $0.blur = 4.9
    $0.button.spacing = 12
    $0.button.symbolSize = 19
    $0.button.pressedOpacity = 0.6
    $0.button.disabledOpacity = 0.3
  }
}

extension BarMetrics: ThemeMetrics {
  /// Those of iOS everywhere: no other platform has such bars.
  package static func standard(for platform: Platform, era: Era) -> BarMetrics {
    choice(platform, era, ios: .ios, ios7: .ios7, iosGlass: .iosGlass)
  }

  package static let tokenGroup = "bar"
  package static let colors: [ColorToken] = [
    .barFill, .barLine, .barFade, .barGlass, .barGlassLabel, .barTitle, .barDisabled,
  ]

  package static let tokens: MetricTokens<BarMetrics> = [
    .points("margin", \.margin), .points("wide-margin", \.wideMargin), .flag("glass", \.isGlass),
    .points("fade-reach", \.fadeReach), .points("blur", \.blur, in: 0...100),
    .number("saturation", \.saturation, in: 0...8),
    .group("shadow", \.shadow, .shadow), .group("button", \.button, buttonTokens),
  ]

  private static let buttonTokens: MetricTokens<ButtonMeasures> = [
    .points("title-size", \.titleSize, in: 1...1000), .points("symbol-size", \.symbolSize, in: 1...1000),
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
  static let barFill = ColorToken(
    "bar-fill", DynamicColor(0xF7F7_F7F0, 0x1D1D_1DF0, 0xF7F7_F7FF, 0x1C1C_1EFF))
  /// The line between a bar and the content.
  static let barLine = ColorToken(
    "bar-line", DynamicColor(0x0000_004D, 0xFFFF_FF26, 0x0000_0080, 0xFFFF_FF80))
  /// What content fades to under a bar without a surface.
  package static let barFade = ColorToken(
    "bar-fade", DynamicColor(0xFFFF_FFD9, 0x0000_00D9, 0xFFFF_FFFF, 0x0000_00FF))
  /// The bar at the top of a tablet's screen before iOS 26.
  static let barGlass = ColorToken(
    "bar-glass", DynamicColor(0xFFFF_FFE6, 0x2C2C_2EE6, 0xFFFF_FFFF, 0x2C2C_2EFF))
  /// Titles and symbols on glass over white; over colours they have the ink of the glass.
  package static let barGlassLabel = ColorToken(
    "bar-glass-label", DynamicColor(0x0000_00E6, 0xFFFF_FFF5, 0x0000_00FF, 0xFFFF_FFFF),
    iosGlass: DynamicColor(0x1A1A_1AFF, 0xFFFF_FFF5, 0x0000_00FF, 0xFFFF_FFFF))
  /// The title of a navigation bar.
  package static let barTitle = ColorToken(
    "bar-title", ColorToken.label.standard(for: .ios, era: .classic),
    iosGlass: DynamicColor(0x0000_00F5, 0xFFFF_FFF5, 0x0000_00FF, 0xFFFF_FFFF))
  /// Titles and symbols of disabled buttons without glass.
  package static let barDisabled = ColorToken(
    "bar-disabled", DynamicColor(0x3C3C_434D, 0xEBEB_F54D, 0x3C3C_4361, 0xEBEB_F561))
}
