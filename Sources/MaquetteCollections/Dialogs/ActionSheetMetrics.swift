import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The metrics of action sheets, in points.
package struct ActionSheetMetrics: Hashable, Sendable {
  /// The width where the screen does not give it, under accessibility text sizes, and in a popover.
  package var width = 0.0, accessibilityWidth = 0.0, popoverWidth = 0.0
  /// Whether the sheet is as wide as the screen.
  var fillsWidth = false
  var radius = 0.0
  var cornerStyle = CornerStyle.circular
  var panel = PanelMetrics()
  var titleStyle = TextStyle.body, messageStyle = TextStyle.body
  /// Whether the title is gray.
  var hasGrayTitle = false
  /// The distances of the title from the sides and from above and below, from the message, and the least height of both.
  var titleInset = 0.0, titlePadding = 0.0, messageSpacing = 0.0, titleHeight = 0.0
  var button = DialogButtonMetrics()
  /// The distance of buttons from the edges and from each other.
  var buttonInset = 0.0, buttonSpacing = 0.0
  /// Whether lines separate buttons.
  var hasLines = false
  /// Whether the button that cancels stands below the others on a card of its own, and its distance; without one, a touch
  /// beside the sheet cancels.
  package var hasCancelCard = false
  var gap = 0.0
  /// The least distance from the edges of the screen.
  var margin = 0.0

  package init() {}

  /// The width in an environment.
  func width(in environment: Environment) -> Double {
    environment.textSize.isAccessibilitySize ? Swift.max(width, accessibilityWidth) : width
  }
}

extension ActionSheetMetrics: MeasuredMetrics {
  /// The metrics of the platform and era; macOS and watchOS, which ask in alerts, have those of iOS 13 to 18.
  package static let standard = StandardMeasures<ActionSheetMetrics>()

  package static let tokenGroup = "action-sheet"
  package static let colors: [ColorToken] = [.actionSheetFill, .actionSheetCancel]

  package static let tokens: MetricTokens<ActionSheetMetrics> = [
    .points("width", \.width, in: 0...10_000),
    .points("accessibility-width", \.accessibilityWidth, in: 0...10_000),
    .points("popover-width", \.popoverWidth, in: 0...10_000), .flag("fills-width", \.fillsWidth),
    .points("radius", \.radius), .cornerSmoothing("corner-smoothing", \.cornerStyle), .all(\.panel, .panel),
    .textStyle("title-style", \.titleStyle), .textStyle("message-style", \.messageStyle),
    .flag("gray-title", \.hasGrayTitle), .points("title-inset", \.titleInset),
    .points("title-padding", \.titlePadding), .points("message-spacing", \.messageSpacing),
    .points("title-height", \.titleHeight), .group("button", \.button, .dialogButton),
    .points("button-inset", \.buttonInset), .points("button-spacing", \.buttonSpacing),
    .flag("lines", \.hasLines), .flag("cancel-card", \.hasCancelCard), .points("gap", \.gap),
    .points("margin", \.margin),
  ]
}

extension ColorToken {
  /// The card of an action sheet.
  public static let actionSheetFill = ColorToken("action-sheet-fill")
  /// The card of the button that cancels.
  public static let actionSheetCancel = ColorToken("action-sheet-cancel")
}

extension ActionSheetMetrics {
}
