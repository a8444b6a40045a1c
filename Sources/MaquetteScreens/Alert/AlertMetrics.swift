import MaquetteCollections
import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The metrics of alerts, in points.
struct AlertMetrics: Hashable, Sendable {
  /// The width at standard and at accessibility text sizes.
  var width = 0.0, accessibilityWidth = 0.0
  var radius = 0.0
  var cornerStyle = CornerStyle.circular
  var panel = PanelMetrics()
  /// Whether the surface is that of a window.
  var isWindow = false
  /// Whether the alert is a screen of its own.
  var isFullScreen = false
  /// The distances of what is above the buttons from the edges and from the buttons.
  var insets = Insets.zero
  /// Whether texts begin at the leading edge, rather than in the middle.
  var isLeading = false
  /// Whether the icon is beside the texts, and buttons are as wide as their titles.
  var isWide = false
  /// Whether an alert has the icon of its application.
  var hasAppIcon = false
  /// The side of the icon, the distance below or beside it, and the size of a symbol in sides.
  var iconSize = 0.0, iconSpacing = 0.0, symbolShare = 0.0
  var titleStyle = TextStyle.body, messageStyle = TextStyle.body
  /// Whether the message is gray.
  var hasGrayMessage = false
  /// The distance from the title to the message, and from the texts to what is below them.
  var messageSpacing = 0.0, accessorySpacing = 0.0
  /// The distance from fields to the buttons below them.
  var fieldBottom = 0.0
  /// The height of text fields, or 0 for the platform's own; their padding, their radius, how far they reach beyond the texts,
  /// and the distance between them, or 0 for one box.
  var fieldHeight = 0.0, fieldInset = 0.0, fieldRadius = 0.0, fieldOutset = 0.0, fieldSpacing = 0.0
  var fieldStyle = TextStyle.body
  var button = DialogButtonMetrics()
  /// The distances of buttons from the sides and from the bottom, below each other, and side by side.
  var buttonInset = 0.0, buttonBottom = 0.0, buttonSpacing = 0.0, buttonGap = 0.0
  /// The least width of buttons that are as wide as their titles.
  var buttonWidth = 0.0
  /// Whether two buttons stand side by side if both fit.
  var hasRows = false
  /// Whether lines stand above buttons and between them.
  var hasLines = false
  /// Whether the default button comes last in a row; if none is marked, the first button is the default.
  var endsWithProminent = false
  var isFirstProminent = false
  /// The least distance from the edges of the screen.
  var margin = 0.0

  /// The colour of the message.
  var messageColor: ColorToken { hasGrayMessage ? .secondaryLabel : .alertText }

  /// The width in an environment.
  func width(in environment: Environment) -> Double {
    environment.textSize.isAccessibilitySize ? Swift.max(width, accessibilityWidth) : width
  }
}

extension AlertMetrics: MeasuredMetrics {
  /// The metrics of the platform and era.
  static let standard = StandardMeasures<AlertMetrics>()

  static let tokenGroup = "alert"
  static let colors: [ColorToken] = [
    .alertFill, .alertText, .alertRim, .alertField, .alertFieldLine, .dialogButton,
  ]

  static let tokens: MetricTokens<AlertMetrics> = [
    .points("width", \.width, in: 0...10_000),
    .points("accessibility-width", \.accessibilityWidth, in: 0...10_000), .points("radius", \.radius),
    .cornerSmoothing("corner-smoothing", \.cornerStyle), .all(\.panel, .panel), .flag("window", \.isWindow),
    .flag("full-screen", \.isFullScreen), .points("inset-top", \.insets.top),
    .points("inset-leading", \.insets.leading), .points("inset-bottom", \.insets.bottom),
    .points("inset-trailing", \.insets.trailing), .flag("leading", \.isLeading), .flag("wide", \.isWide),
    .flag("app-icon", \.hasAppIcon), .points("icon-size", \.iconSize, in: 1...1000),
    .points("icon-spacing", \.iconSpacing), .number("symbol-share", \.symbolShare),
    .textStyle("title-style", \.titleStyle), .textStyle("message-style", \.messageStyle),
    .flag("gray-message", \.hasGrayMessage), .points("message-spacing", \.messageSpacing),
    .points("accessory-spacing", \.accessorySpacing), .points("field-bottom", \.fieldBottom),
    .points("field-height", \.fieldHeight),
    .points("field-inset", \.fieldInset), .points("field-radius", \.fieldRadius),
    .points("field-outset", \.fieldOutset), .points("field-spacing", \.fieldSpacing),
    .textStyle("field-style", \.fieldStyle), .group("button", \.button, .dialogButton),
    .points("button-inset", \.buttonInset), .points("button-bottom", \.buttonBottom),
    .points("button-spacing", \.buttonSpacing), .points("button-gap", \.buttonGap),
    .points("button-width", \.buttonWidth),
    .flag("rows", \.hasRows), .flag("lines", \.hasLines), .flag("prominent-last", \.endsWithProminent),
    .flag("first-prominent", \.isFirstProminent), .points("margin", \.margin),
  ]
}

extension ColorToken {
  /// The title of an alert, and its message where it is not gray.
  public static let alertText = ColorToken("alert-text")
  /// The text fields of an alert.
  public static let alertField = ColorToken("alert-field")
  /// The lines around the text fields of an alert, and between them.
  public static let alertFieldLine = ColorToken("alert-field-line")
}
