import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The metrics of the banners of notifications, in points.
struct NotificationMetrics: Hashable, Sendable {
  /// The width where the screen does not give it, and the least height.
  var width = 0.0, height = 0.0
  var radius = 0.0
  var cornerStyle = CornerStyle.circular
  var panel = PanelMetrics()
  /// The distances of the content from the edges.
  var inset = 0.0, verticalInset = 0.0
  var iconSize = 0.0, spacing = 0.0
  var textStyle = TextStyle.body, timeStyle = TextStyle.body
  /// The distance of the time at the end from the inset, and of its baseline above the title's.
  var timeInset = 0.0, timeRise = 0.0
  var lineSpacing = 0.0
  /// How much higher than in the middle of the card the texts stand.
  var textRise = 0.0
  /// The distance of what stands below the texts.
  var partSpacing = 0.0
  /// The greatest number of lines of the text.
  var lineCount = 0.0
  /// The side of the picture at the end, and its radius.
  var imageSize = 0.0, imageRadius = 0.0
  /// How much narrower and lower the next one of a stack is, at each side.
  var stackStep = 0.0
  /// The distance from the edges of the screen.
  var margin = 0.0
  /// Whether a grabber is at its lower edge, and the time beside the title instead of at the end.
  var hasGrabber = false, hasTimeBesideTitle = false
  /// Whether it covers the upper edge of the screen from side to side, and is dark in both appearances.
  var coversEdge = false
  var isDark = false
  /// Whether it is in the trailing corner.
  var isTrailing = false

  /// The greatest number of lines of the text.
  var lines: Int { Int(lineCount) }
}

extension NotificationMetrics: MeasuredMetrics {
  /// The metrics of the platform and era; watches draw those of iOS 13 to 18.
  static let standard = StandardMeasures<NotificationMetrics>()

  static let tokenGroup = "notification"
  static let colors: [ColorToken] = [.notificationFill]

  static let tokens: MetricTokens<NotificationMetrics> = [
    .points("width", \.width, in: 0...10_000), .points("height", \.height), .points("radius", \.radius),
    .cornerSmoothing("corner-smoothing", \.cornerStyle), .all(\.panel, .panel), .points("inset", \.inset),
    .points("vertical-inset", \.verticalInset), .points("icon-size", \.iconSize, in: 1...1000),
    .points("spacing", \.spacing), .textStyle("text-style", \.textStyle),
    .textStyle("time-style", \.timeStyle), .points("time-inset", \.timeInset),
    .points("time-rise", \.timeRise, in: -10...10), .points("line-spacing", \.lineSpacing),
    .points("text-rise", \.textRise, in: -10...10),
    .points("part-spacing", \.partSpacing),
    .number("lines", \.lineCount, in: 1...100), .points("image-size", \.imageSize, in: 1...1000),
    .points("image-radius", \.imageRadius), .points("stack-step", \.stackStep), .points("margin", \.margin),
    .flag("grabber", \.hasGrabber), .flag("time-beside-title", \.hasTimeBesideTitle),
    .flag("covers-edge", \.coversEdge), .flag("dark", \.isDark), .flag("trailing", \.isTrailing),
  ]
}

extension ColorToken {
  /// The surface of a notification's banner.
  public static let notificationFill = ColorToken("notification-fill")
}
