import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// The metrics of sheets, in points.
struct SheetMetrics: Hashable, Sendable {
  /// The radius of the corners at the top.
  var radius = 0.0
  /// The radius of all corners of a sheet that floats, at its top and its bottom.
  var floatingRadius = 0.0, floatingBottomRadius = 0.0
  var cornerStyle = CornerStyle.circular
  /// The surface of a sheet that floats.
  var panel = PanelMetrics()
  /// Whether a sheet lower than the screen floats in front of it, and its distance from the edges.
  var floats = false
  var floatingMargin = 0.0
  /// Whether a sheet covers the whole screen.
  var coversScreen = false
  /// The distance of the highest sheet from the safe area of a phone.
  var topGap = 0.0
  /// Whether the page behind the highest sheet shrinks to leave a margin at both sides, which its corners then have as their
  /// radius less the half of it.
  var recedes = false
  var recessMargin = 0.0, recessRadius = 0.0
  /// The size of the grabber, and its distance from the top.
  var grabberWidth = 0.0, grabberHeight = 0.0, grabberTop = 0.0
  /// The size of a sheet in the middle of a tablet, and its radius.
  var formWidth = 0.0, formHeight = 0.0, formRadius = 0.0
  /// The duration in seconds in which a page turns over.
  var flipDuration = 0.0
  /// Whether the surface is that of a window, and its padding.
  var isWindow = false
  var inset = 0.0
}

extension SheetMetrics: MeasuredMetrics {
  /// The metrics of the platform and era.
  static let standard = StandardMeasures<SheetMetrics>()

  static let tokenGroup = "sheet"
  static let colors: [ColorToken] = [.sheetFill, .sheetGrabber, .sheetSurroundings]

  static let tokens: MetricTokens<SheetMetrics> = [
    .points("radius", \.radius), .points("floating-radius", \.floatingRadius),
    .points("floating-bottom-radius", \.floatingBottomRadius),
    .cornerSmoothing("corner-smoothing", \.cornerStyle), .all(\.panel, .panel), .flag("floats", \.floats),
    .points("floating-margin", \.floatingMargin), .flag("covers-screen", \.coversScreen),
    .points("top-gap", \.topGap), .flag("recedes", \.recedes), .points("recess-margin", \.recessMargin),
    .points("recess-radius", \.recessRadius), .points("grabber-width", \.grabberWidth),
    .points("grabber-height", \.grabberHeight), .points("grabber-top", \.grabberTop),
    .points("form-width", \.formWidth, in: 0...10_000), .points("form-height", \.formHeight, in: 0...10_000),
    .points("form-radius", \.formRadius), .number("flip-duration", \.flipDuration, in: 0...60),
    .flag("window", \.isWindow), .points("inset", \.inset),
  ]
}

extension ColorToken {
  /// The surface of a sheet.
  public static let sheetFill = ColorToken("sheet-fill")
  /// The grabber of a sheet.
  public static let sheetGrabber = ColorToken("sheet-grabber")
}

extension SheetMetrics {
}
