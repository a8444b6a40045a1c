import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// The measures of tool tips, in points and seconds.
struct ToolTipMetrics: Hashable, Sendable {
  var textSize = 0.0
  /// The greatest width of a line of text.
  var maximumWidth = 0.0
  var horizontalPadding = 0.0, verticalPadding = 0.0
  var radius = 0.0
  var cornerStyle = CornerStyle.circular
  /// The thickness of the lines outside and inside of the edge, which are never thinner than a device pixel.
  var outlineWidth = 0.0, rimWidth = 0.0
  /// The standard deviation of the blur behind the tag, and the saturation there.
  var blur = 0.0, saturation = 0.0
  var shadows = [ShadowMetrics]()
  /// The distance of the tag below the pointer's tip, which the pointer covers.
  var pointerGap = 0.0
  /// The least distance from the edges of the picture, and from the pointer's tip where the tag is above it.
  var margin = 0.0
  /// The time for which the pointer rests before the tag is shown, and the time for which it is shown.
  var delay = 0.0, stay = 0.0
  /// The time after a tag in which the next one is shown at once.
  var memory = 0.0

  /// The surface.
  var panel: PanelMetrics {
    PanelMetrics(
      outlineWidth: outlineWidth, rimWidth: rimWidth, blur: blur, saturation: saturation, shadows: shadows)
  }
}

extension ToolTipMetrics: MeasuredMetrics {
  /// The measures of macOS on all platforms: no other platform has a pointer at all times.
  static let standard = StandardMeasures<ToolTipMetrics>()

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
  public static let toolTipFill = ColorToken("tool-tip-fill")
  /// The text of a tool tip.
  public static let toolTipText = ColorToken("tool-tip-text")
  /// The line around a tool tip.
  public static let toolTipOutline = ColorToken("tool-tip-outline")
  /// The line just inside the edge of a tool tip.
  public static let toolTipRim = ColorToken("tool-tip-rim")
}
