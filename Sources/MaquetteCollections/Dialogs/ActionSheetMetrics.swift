import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The metrics of action sheets, in points.
package struct ActionSheetMetrics: Hashable, Sendable {
  /// The width where the screen does not give it, under accessibility text sizes, and in a popover.
  package var width, accessibilityWidth, popoverWidth: Double
  /// Whether the sheet is as wide as the screen.
  var fillsWidth: Bool
  var radius: Double
  var cornerStyle: CornerStyle
  var panel: PanelMetrics
  var titleStyle, messageStyle: TextStyle
  /// Whether the title is gray.
  var hasGrayTitle: Bool
  /// The distances of the title from the sides and from above and below, from the message, and the least height of both.
  var titleInset, titlePadding, messageSpacing, titleHeight: Double
  var button: DialogButtonMetrics
  /// The distance of buttons from the edges and from each other.
  var buttonInset, buttonSpacing: Double
  /// Whether lines separate buttons.
  var hasLines: Bool
  /// Whether the button that cancels stands below the others on a card of its own, and its distance; without one, a touch
  /// beside the sheet cancels.
  package var hasCancelCard: Bool
  var gap: Double
  /// The least distance from the edges of the screen.
  var margin: Double

  /// The width in an environment.
  func width(in environment: Environment) -> Double {
    environment.textSize.isAccessibilitySize ? Swift.max(width, accessibilityWidth) : width
  }

  /// iOS 13 to 18: two cards at the bottom of the screen.
  static let ios = ActionSheetMetrics(
    width: 359, accessibilityWidth: 359, popoverWidth: 304, fillsWidth: true, radius: 13,
    cornerStyle: .continuous,
    panel: PanelMetrics(outlineWidth: 0, rimWidth: 0, blur: 20, saturation: 1.8, shadows: []),
    titleStyle: .footnote, messageStyle: .footnote, hasGrayTitle: true, titleInset: 16, titlePadding: 17,
    messageSpacing: 12, titleHeight: 44,
    button: DialogButtonMetrics(
      height: 57, titleStyle: .title3, weight: .regular, strongWeight: .semibold, inset: 16, radius: 0,
      hasTintedTitles: true),
    buttonInset: 0, buttonSpacing: 0, hasLines: true, hasCancelCard: true, gap: 8, margin: 8)

  /// iOS 7 to 12: lower rows and sharper corners.
  static let ios7 = ios.with {
    $0.width = 304
    $0.radius = 4
    $0.cornerStyle = .circular
    $0.titlePadding = 14
    $0.messageSpacing = 8
    $0.button.height = 44
    $0.button.strongWeight = .medium
  }

  /// iOS 26: a card of glass with capsules, at what it belongs to.
  static let iosGlass = ios.with {
    $0.width = 240
    $0.accessibilityWidth = 320
    $0.popoverWidth = 240
    $0.fillsWidth = false
    $0.radius = 32
    $0.panel = .iosGlass
    $0.titleStyle = .body
    $0.messageStyle = .subheadline
    $0.hasGrayTitle = false
    $0.titlePadding = 18
    $0.messageSpacing = 4
    $0.titleHeight = 60
    $0.button = .iosGlass
    $0.buttonInset = 16
    $0.buttonSpacing = 8
    $0.hasLines = false
    $0.hasCancelCard = false
  }
}

extension ActionSheetMetrics: ThemeMetrics {
  /// The metrics of the platform and era; macOS and watchOS, which ask in alerts, have those of iOS 13 to 18.
  package static func standard(for platform: Platform, era: Era) -> ActionSheetMetrics {
    choice(platform, era, ios: .ios, ios7: .ios7, iosGlass: .iosGlass)
  }

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
  public static let actionSheetFill = ColorToken(
    "action-sheet-fill", ColorToken.alertFill.standard(for: .ios, era: .classic),
    ios7: ColorToken.menuFill.standard(for: .ios, era: .ios7),
    iosGlass: ColorToken.menuFill.standard(for: .ios, era: .glass))
  /// The card of the button that cancels.
  public static let actionSheetCancel = ColorToken(
    "action-sheet-cancel", DynamicColor(0xFFFF_FFFF, 0x2C2C_2EFF, 0xFFFF_FFFF, 0x2C2C_2EFF),
    ios7: ColorToken.menuFill.standard(for: .ios, era: .ios7))
}

extension ActionSheetMetrics {
  package static let sources: [MeasureSource] = [
    .measured(
      "an action sheet of iOS 16 at 3x: 8 from the edges, rows of 57 with a hairline, 8 above a row that cancels, corners of an effective radius of 13.4, gray text of 13, a title block of 77 with two lines",
      in: .ios, of: "margin", "gap", "button.height", "radius", "corner-smoothing", "title-style",
      "message-style", "gray-title", "title-padding", "message-spacing", "lines", "cancel-card"),
    .published(
      "UIAlertController: as wide as the screen of a phone, a popover on tablets, titles in the tint, the one that cancels is heavy",
      in: .ios, of: "fills-width", "button", "button-inset", "button-spacing"),
    .chosen(
      "no picture gives them: a title of one line in a row of 44, the least room at its sides, a popover of 304",
      in: .ios, of: "title-inset", "title-height", "button.inset", "popover-width"),
    .derived("an iPhone of 375 less the margins", in: .ios, of: "width", "accessibility-width"),
    .derived(
      "the material of menus", in: .ios, of: "blur", "saturation", "outline-width", "rim-width", "shadow"),
    .derived("an iPhone of 320 less the margins", in: .ios7, of: "width"),
    .measured(
      "an action sheet of iOS 7 at its nominal scale: 8 from the edges, rows of 44, 8 above the button that cancels",
      in: .ios7, of: "button.height", "margin", "gap"),
    .chosen(
      "no picture of the corners and the title of iOS 7 at a known scale", in: .ios7, of: "radius",
      "corner-smoothing", "title-padding", "message-spacing", "button.strong-weight"),
    .measured(
      "`ios26-action-sheet-small`, 0.8x: a card of 240 with a title in the colour of text, capsules 16 from its edges and 8 apart, none that cancels",
      in: .iosGlass, of: "width", "popover-width", "fills-width", "gray-title", "title-style", "title-height",
      "title-padding", "button-inset", "button-spacing", "lines", "cancel-card"),
    .derived(
      "alerts of iOS 26", in: .iosGlass, of: "button", "radius", "rim-width", "blur",
      "saturation", "shadow", "message-style", "accessibility-width"),
    .chosen("no picture of a message in an action sheet of iOS 26", in: .iosGlass, of: "message-spacing"),
    .derived("iOS 13 to 18", in: .ios7, .iosGlass),
    .derived("no effect: the platform asks in alerts", in: .macos10, .macos, .macosGlass, .watchos),
    .derived("alerts of the era", in: .ios, of: "color.action-sheet-fill"),
    .measured(
      "an action sheet of iOS 7: (247) over a dimmed picture", in: .ios7, of: "color.action-sheet-fill"),
    .measured(
      "an action sheet of iOS 16: white", in: .ios, under: .light, of: "color.action-sheet-cancel"),
    .derived(
      "the system's tertiary background", in: .ios, under: .dark, of: "color.action-sheet-cancel"),
    .derived("the other choices of iOS 7", in: .ios7, of: "color.action-sheet-cancel"),
    .derived("menus of iOS 26", in: .iosGlass, of: "color.action-sheet-fill"),
    .derived("iOS 13 to 18", of: "color"),
    .derived("surfaces without translucency", of: "increased-color"),
  ]
}
