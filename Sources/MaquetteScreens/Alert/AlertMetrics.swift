import MaquetteCollections
import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The metrics of alerts, in points.
struct AlertMetrics: Hashable, Sendable {
  /// The width, and that under accessibility text sizes, whose words are longer.
  var width, accessibilityWidth: Double
  var radius: Double
  var cornerStyle: CornerStyle
  var panel: PanelMetrics
  /// Whether the surface is that of a window.
  var isWindow = false
  /// Whether the alert is a screen of its own.
  var isFullScreen = false
  /// The distances of what is above the buttons from the edges and from the buttons.
  var insets: Insets
  /// Whether texts begin at the leading edge, rather than in the middle.
  var isLeading: Bool
  /// Whether the icon is beside the texts, and buttons are as wide as their titles.
  var isWide = false
  /// Whether an alert has the icon of its application.
  var hasAppIcon = false
  /// The side of the icon, the distance below or beside it, and the size of a symbol in sides.
  var iconSize, iconSpacing, symbolShare: Double
  var titleStyle, messageStyle: TextStyle
  /// Whether the message is gray.
  var hasGrayMessage: Bool
  /// The distance from the title to the message, and from the texts to what is below them.
  var messageSpacing, accessorySpacing: Double
  /// The height of text fields, or 0 for the platform's own; their padding, their radius, how far they reach beyond the texts,
  /// and the distance between them, or 0 for one box.
  var fieldHeight, fieldInset, fieldRadius, fieldOutset, fieldSpacing: Double
  var fieldStyle: TextStyle
  var button: DialogButtonMetrics
  /// The distances of buttons from the sides and from the bottom, below each other, and side by side.
  var buttonInset, buttonBottom, buttonSpacing, buttonGap: Double
  /// The least width of buttons that are as wide as their titles.
  var buttonWidth = 76.0
  /// Whether two buttons stand side by side if both fit.
  var hasRows = true
  /// Whether lines stand above buttons and between them.
  var hasLines: Bool
  /// Whether the expected choice is at the end of a row, and without one the first button is it.
  var endsWithProminent: Bool
  var isFirstProminent = false
  /// The least distance from the edges of the screen.
  var margin: Double

  /// The colour of the message.
  var messageColor: ColorToken { hasGrayMessage ? .secondaryLabel : .alertText }

  /// The width in an environment.
  func width(in environment: Environment) -> Double {
    environment.textSize.isAccessibilitySize ? Swift.max(width, accessibilityWidth) : width
  }

  /// iOS 13 to 18.
  static let ios = AlertMetrics(
    width: 270, accessibilityWidth: 343, radius: 13, cornerStyle: .continuous,
    panel: PanelMetrics(outlineWidth: 0, rimWidth: 0, blur: 20, saturation: 1.8, shadows: []),
    insets: Insets(horizontal: 16, vertical: 20), isLeading: false, iconSize: 44, iconSpacing: 12,
    symbolShare: 0.9, titleStyle: .headline, messageStyle: .footnote, hasGrayMessage: false,
    messageSpacing: 3, accessorySpacing: 16, fieldHeight: 30, fieldInset: 7, fieldRadius: 7, fieldOutset: 1,
    fieldSpacing: 0, fieldStyle: .footnote,
    button: DialogButtonMetrics(
      height: 44, titleStyle: .body, weight: .regular, strongWeight: .semibold, inset: 8, radius: 0,
      hasTintedTitles: true),
    buttonInset: 0, buttonBottom: 0, buttonSpacing: 0, buttonGap: 0, hasLines: true,
    endsWithProminent: false, margin: 16)

  /// iOS 7 to 12: sharper corners.
  static let ios7 = ios.with {
    $0.radius = 7
    $0.cornerStyle = .circular
    $0.fieldHeight = 24
    $0.fieldInset = 4
    $0.fieldRadius = 0
  }

  /// iOS 26: on glass, with capsules for buttons.
  static let iosGlass = ios.with {
    $0.width = 320
    $0.radius = 28
    $0.panel = .iosGlass
    $0.insets = Insets(top: 22, leading: 24, bottom: 20, trailing: 24)
    $0.isLeading = true
    $0.messageStyle = .subheadline
    $0.hasGrayMessage = true
    $0.messageSpacing = 6
    $0.fieldHeight = 44
    $0.fieldInset = 16
    $0.fieldRadius = 22
    $0.fieldOutset = 8
    $0.fieldSpacing = 8
    $0.fieldStyle = .body
    $0.button = .iosGlass
    $0.buttonInset = 16
    $0.buttonBottom = 16
    $0.buttonSpacing = 8
    $0.buttonGap = 8
    $0.hasLines = false
    $0.endsWithProminent = true
  }

  /// macOS 11 to 15: narrow, with the icon above the texts.
  static let macos = ios.with {
    $0.width = 260
    $0.accessibilityWidth = 260
    $0.radius = 10
    $0.isWindow = true
    $0.panel.shadows = [.init(opacity: 0.2, sigma: 12.6, offset: 16)]
    $0.insets = Insets(horizontal: 16, vertical: 20)
    $0.insets.bottom = 15
    $0.hasAppIcon = true
    $0.iconSize = 64
    $0.iconSpacing = 21
    $0.messageStyle = .subheadline
    $0.messageSpacing = 10
    $0.fieldHeight = 0
    $0.fieldSpacing = 8
    $0.button = DialogButtonMetrics(
      height: 28, titleStyle: .body, weight: .regular, strongWeight: .regular, inset: 14, radius: 0,
      hasTintedTitles: false, isPushButton: true)
    $0.buttonInset = 16
    $0.buttonBottom = 16
    $0.buttonSpacing = 8
    $0.buttonGap = 8
    $0.hasLines = false
    $0.endsWithProminent = true
    $0.isFirstProminent = true
  }

  /// macOS 10: wide, with the icon beside the texts.
  static let macos10 = macos.with {
    $0.width = 420
    $0.accessibilityWidth = 420
    $0.radius = 5
    $0.isLeading = true
    $0.isWide = true
    $0.insets = Insets(top: 18, leading: 24, bottom: 16, trailing: 20)
    $0.iconSpacing = 16
    $0.messageSpacing = 8
    $0.button.height = 21
    $0.buttonInset = 20
    $0.buttonBottom = 20
    $0.buttonSpacing = 12
    $0.buttonGap = 12
  }

  /// macOS 26: from the leading edge, with capsules for buttons.
  static let macosGlass = macos.with {
    $0.radius = 26
    $0.isLeading = true
    $0.insets = Insets(top: 20, leading: 22, bottom: 15, trailing: 22)
    $0.iconSpacing = 17
    $0.messageStyle = .body
    $0.buttonSpacing = 6
  }

  /// watchOS: the whole screen, with gray buttons.
  static let watchos = ios.with {
    $0.width = 198
    $0.accessibilityWidth = 198
    $0.radius = 0
    $0.panel.blur = 0
    $0.isFullScreen = true
    $0.insets = Insets(top: 4, leading: 4, bottom: 12, trailing: 4)
    $0.iconSize = 36
    $0.iconSpacing = 6
    $0.titleStyle = .headline
    $0.messageStyle = .body
    $0.messageSpacing = 2
    $0.fieldHeight = 0
    $0.fieldSpacing = 6
    $0.button = DialogButtonMetrics(
      height: 44, titleStyle: .body, weight: .regular, strongWeight: .semibold, inset: 8, radius: 22,
      hasTintedTitles: false)
    $0.buttonInset = 1
    $0.buttonBottom = 4
    $0.buttonSpacing = 6
    $0.buttonGap = 6
    $0.hasRows = false
    $0.hasLines = false
    $0.margin = 0
  }
}

extension AlertMetrics: ThemeMetrics {
  /// The metrics of the platform and era.
  static func standard(for platform: Platform, era: Era) -> AlertMetrics {
    choice(
      platform, era, ios: .ios, ios7: .ios7, iosGlass: .iosGlass, macos10: .macos10, macos: .macos,
      macosGlass: .macosGlass, watchos: .watchos)
  }

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
    .points("accessory-spacing", \.accessorySpacing), .points("field-height", \.fieldHeight),
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
  public static let alertText = ColorToken(
    "alert-text", ColorToken.label.standard(for: .ios, era: .classic),
    macos10: ColorToken.label.standard(for: .macos, era: .ios7),
    macos: DynamicColor(0x0000_00D9, 0xFFFF_FFFF, 0x0000_00FF, 0xFFFF_FFFF),
    macosGlass: ColorToken.label.standard(for: .macos, era: .glass))
  /// The text fields of an alert.
  public static let alertField = ColorToken(
    "alert-field", DynamicColor(0xFFFF_FFFF, 0x1C1C_1EFF, 0xFFFF_FFFF, 0x0000_00FF),
    iosGlass: DynamicColor(0x0000_000F, 0xFFFF_FF14, 0x0000_0024, 0xFFFF_FF2E))
  /// The lines around the text fields of an alert, and between them.
  public static let alertFieldLine = ColorToken(
    "alert-field-line", ColorToken.separator.standard(for: .ios, era: .classic),
    iosGlass: DynamicColor(0x0000_0000, 0xFFFF_FF00, 0x0000_0080, 0xFFFF_FF80))
}
