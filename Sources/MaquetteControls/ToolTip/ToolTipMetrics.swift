import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// The measures of tool tips, in points and seconds.
struct ToolTipMetrics: Hashable, Sendable {
  var textSize: Double
  /// The greatest width of a line of text.
  var maximumWidth: Double
  var horizontalPadding, verticalPadding: Double
  var radius: Double
  var cornerStyle: CornerStyle
  /// The thickness of the lines outside and inside of the edge, which are never thinner than a device pixel.
  var outlineWidth, rimWidth: Double
  /// The standard deviation of the blur behind the tag, and the saturation there.
  var blur, saturation: Double
  var shadows: [ShadowMetrics]
  /// The distance of the tag below the pointer's tip, which the pointer covers.
  var pointerGap: Double
  /// The least distance from the edges of the picture, and from the pointer's tip where the tag is above it.
  var margin: Double
  /// The time for which the pointer rests before the tag is shown, and the time for which it is shown.
  var delay, stay: Double
  /// The time after a tag in which the next one is shown at once.
  var memory: Double

  /// The surface.
  var panel: PanelMetrics {
    PanelMetrics(
      outlineWidth: outlineWidth, rimWidth: rimWidth, blur: blur, saturation: saturation, shadows: shadows)
  }

  /// macOS 11 to 15: a light material with slightly round corners.
  static let macos = ToolTipMetrics(
    textSize: 11, maximumWidth: 260, horizontalPadding: 5, verticalPadding: 3, radius: 3,
    cornerStyle: .circular,
    outlineWidth: 0.5, rimWidth: 0, blur: 20, saturation: 1.8,
    shadows: [ShadowMetrics(opacity: 0.2, sigma: 3, offset: 2)], pointerGap: 20, margin: 4, delay: 1,
    stay: 10,
    memory: 0.5)

  /// macOS 10: opaque, with square corners.
  static let macos10 = macos.with {
    $0.horizontalPadding = 4
    $0.verticalPadding = 2
    $0.radius = 0
    $0.blur = 0
    $0.saturation = 1
  }

  /// macOS 26: the glass of menus, with rounder corners.
  static let macosGlass = macos.with {
    $0.horizontalPadding = 8
    $0.verticalPadding = 4
    $0.radius = 8
    $0.cornerStyle = .continuous
    $0.rimWidth = 1
    $0.blur = 4.9
    $0.saturation = 1.4
  }
}

extension ToolTipMetrics: ThemeMetrics {
  /// The measures of macOS on all platforms: no other platform has a pointer at all times.
  static func standard(for platform: Platform, era: Era) -> ToolTipMetrics {
    macosChoice(platform, era, macos10: .macos10, macos: .macos, macosGlass: .macosGlass)
  }

  static let tokenGroup = "tool-tip"
  static let colors: [ColorToken] = [.toolTipFill, .toolTipText, .toolTipOutline, .toolTipRim]

  static let tokens: MetricTokens<ToolTipMetrics> = [
    .points("text-size", \.textSize, in: 1...1000),
    .points("maximum-width", \.maximumWidth, in: 0...10_000),
    .points("horizontal-padding", \.horizontalPadding), .points("vertical-padding", \.verticalPadding),
    .points("radius", \.radius), .cornerSmoothing("corner-smoothing", \.cornerStyle),
    .points("outline-width", \.outlineWidth), .points("rim-width", \.rimWidth),
    .points("blur", \.blur, in: 0...100), .number("saturation", \.saturation, in: 0...10),
    .items("shadow", \.shadows, atMost: 2, .shadow), .points("pointer-gap", \.pointerGap),
    .points("margin", \.margin), .number("delay", \.delay, in: 0...60), .number("stay", \.stay, in: 0...60),
    .number("memory", \.memory, in: 0...60),
  ]
}

extension ColorToken {
  /// The surface of a tool tip.
  public static let toolTipFill = ColorToken(
    "tool-tip-fill", DynamicColor(0xF6F6_F6D9, 0x2828_28D9, 0xF6F6_F6FF, 0x2828_28FF),
    glass: DynamicColor(0xF8F8_F8D0, 0x1E1E_1ED0, 0xF8F8_F8FF, 0x1E1E_1EFF),
    macos10: DynamicColor(0xF2F2_F2FF, 0x3232_32FF, 0xFFFF_FFFF, 0x1E1E_1EFF))
  /// The text of a tool tip.
  public static let toolTipText = ColorToken(
    "tool-tip-text", ColorToken.label.standard(for: .macos, era: .classic))
  /// The line around a tool tip.
  public static let toolTipOutline = ColorToken(
    "tool-tip-outline", DynamicColor(0x0000_0033, 0x0000_0099, 0x0000_0099, 0x0000_00FF))
  /// The line just inside the edge of a tool tip.
  public static let toolTipRim = ColorToken(
    "tool-tip-rim", DynamicColor(0, 0xFFFF_FF26, 0x0000_0080, 0xFFFF_FF80),
    glass: DynamicColor(0xFFFF_FFB3, 0xFFFF_FF1F, 0x0000_0080, 0xFFFF_FF80),
    macos10: DynamicColor(0, 0, 0x0000_0080, 0xFFFF_FF80))
}
