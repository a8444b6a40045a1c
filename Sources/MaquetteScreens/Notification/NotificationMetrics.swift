import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The metrics of the banners of notifications, in points.
struct NotificationMetrics: Hashable, Sendable {
  /// The width where the screen does not give it, and the least height.
  var width, height: Double
  var radius: Double
  var cornerStyle: CornerStyle
  var panel: PanelMetrics
  /// The distances of the content from the edges.
  var inset, verticalInset: Double
  var iconSize, spacing: Double
  var textStyle, timeStyle: TextStyle
  var lineSpacing: Double
  /// How much higher than in the middle of the card the texts stand.
  var textRise = 0.0
  /// The distance of what stands below the texts.
  var partSpacing = 6.0
  /// The greatest number of lines of the text.
  var lineCount: Double
  /// The side of the picture at the end, and its radius.
  var imageSize, imageRadius: Double
  /// How much narrower and lower the next one of a stack is, at each side.
  var stackStep: Double
  /// The distance from the edges of the screen.
  var margin: Double
  /// Whether it covers the upper edge of the screen from side to side, and is dark in both appearances.
  var coversEdge = false
  var isDark = false
  /// Whether it is in the trailing corner.
  var isTrailing = false

  /// The greatest number of lines of the text.
  var lines: Int { Int(lineCount) }

  /// iOS 13 to 18.
  static let ios = NotificationMetrics(
    width: 359, height: 66, radius: 22, cornerStyle: .continuous,
    panel: PanelMetrics(
      outlineWidth: 0, rimWidth: 0, blur: 20, saturation: 1.8,
      shadows: [.init(opacity: 0.12, sigma: 12, offset: 4)]),
    inset: 14, verticalInset: 14, iconSize: 38, spacing: 10, textStyle: .subheadline, timeStyle: .footnote,
    lineSpacing: 1, lineCount: 4, imageSize: 38, imageRadius: 6, stackStep: 8, margin: 8)

  /// iOS 7 to 12: a dark bar over the upper edge.
  static let ios7 = ios.with {
    $0.height = 68
    $0.radius = 0
    $0.panel.shadows = []
    $0.inset = 15
    $0.verticalInset = 9
    $0.iconSize = 20
    $0.spacing = 9
    $0.lineSpacing = 0
    $0.lineCount = 2
    $0.coversEdge = true
    $0.isDark = true
    $0.stackStep = 0
  }

  /// iOS 26: on glass.
  static let iosGlass = ios.with {
    $0.radius = 28
    $0.panel = .iosGlass
    $0.height = 70
  }

  /// macOS 11 to 15: in the upper trailing corner.
  static let macos = NotificationMetrics(
    width: 344, height: 60, radius: 16, cornerStyle: .continuous,
    panel: PanelMetrics(
      outlineWidth: 0.5, rimWidth: 0.5, blur: 20, saturation: 1.8,
      shadows: [.init(opacity: 0.2, sigma: 9, offset: 4)]),
    inset: 14, verticalInset: 14, iconSize: 32, spacing: 12, textStyle: .body, timeStyle: .subheadline,
    lineSpacing: 0, lineCount: 2, imageSize: 32, imageRadius: 5, stackStep: 8, margin: 13, isTrailing: true)

  /// macOS 10: sharper corners.
  static let macos10 = macos.with {
    $0.radius = 5
    $0.panel.rimWidth = 0
  }

  /// macOS 26: rounder and higher.
  static let macosGlass = macos.with {
    $0.height = 72
    $0.radius = 22
    $0.textRise = -0.625
  }
}

extension NotificationMetrics: ThemeMetrics {
  /// The metrics of the platform and era; watches draw those of iOS 13 to 18.
  static func standard(for platform: Platform, era: Era) -> NotificationMetrics {
    choice(
      platform, era, ios: .ios, ios7: .ios7, iosGlass: .iosGlass, macos10: .macos10, macos: .macos,
      macosGlass: .macosGlass)
  }

  static let tokenGroup = "notification"
  static let colors: [ColorToken] = [.notificationFill]

  static let tokens: MetricTokens<NotificationMetrics> = [
    .points("width", \.width, in: 0...10_000), .points("height", \.height), .points("radius", \.radius),
    .cornerSmoothing("corner-smoothing", \.cornerStyle), .all(\.panel, .panel), .points("inset", \.inset),
    .points("vertical-inset", \.verticalInset), .points("icon-size", \.iconSize, in: 1...1000),
    .points("spacing", \.spacing), .textStyle("text-style", \.textStyle),
    .textStyle("time-style", \.timeStyle), .points("line-spacing", \.lineSpacing),
    .points("text-rise", \.textRise, in: -10...10),
    .points("part-spacing", \.partSpacing),
    .number("lines", \.lineCount, in: 1...100), .points("image-size", \.imageSize, in: 1...1000),
    .points("image-radius", \.imageRadius), .points("stack-step", \.stackStep), .points("margin", \.margin),
    .flag("covers-edge", \.coversEdge), .flag("dark", \.isDark), .flag("trailing", \.isTrailing),
  ]
}

extension ColorToken {
  /// The surface of a notification's banner.
  public static let notificationFill = ColorToken(
    "notification-fill", DynamicColor(0xF2F2_F2C7, 0x2626_26C7, 0xF2F2_F2FF, 0x2626_26FF),
    ios7: DynamicColor(0x0000_00E6, 0x0000_00E6, 0x0000_00FF, 0x0000_00FF),
    iosGlass: ColorToken.menuFill.standard(for: .ios, era: .glass),
    macos10: ColorToken.menuFill.standard(for: .macos, era: .ios7),
    macos: ColorToken.menuFill.standard(for: .macos, era: .classic),
    macosGlass: ColorToken.menuFill.standard(for: .macos, era: .glass))
}

extension NotificationMetrics {
  static let sources: [MeasureSource] = [
    .measured(
      "a banner of iOS 16 at 1.5x: 8 from the edges, an icon of 38 that is 14 from the card's, a title of 15, corners of about 22, (235) over a light picture",
      in: .ios, of: "margin", "icon-size", "inset", "vertical-inset", "text-style", "radius", "height"),
    .chosen(
      "no picture has times, several lines, images or stacks", in: .ios, of: "spacing", "time-style",
      "line-spacing", "part-spacing", "lines", "image-size", "image-radius", "stack-step", "shadow",
      "corner-smoothing"),
    .derived("an iPhone of 375 less the margins", in: .ios, of: "width"),
    .derived("the material of menus", in: .ios, of: "blur", "saturation", "outline-width", "rim-width"),
    .chosen("no picture at a known scale: in the middle", in: .ios, .macos, of: "text-rise"),
    .derived(
      "no effect: on macOS banners are in the corner", in: .ios, of: "covers-edge", "dark", "trailing"),
    .published(
      "the guidelines of iOS 7: a banner covers the status bar at the top of the screen for a while",
      in: .ios7,
      of: "covers-edge"),
    .chosen(
      "no picture of a banner of iOS 7 to 9: a dark bar of 68 with an icon of 20", in: .ios7, of: "height",
      "radius", "inset", "vertical-inset", "icon-size", "spacing", "line-spacing", "lines", "dark",
      "stack-step", "shadow"),
    .chosen(
      "no picture of a banner of iOS 26: rounder, on the glass of alerts", in: .iosGlass, of: "radius",
      "height"),
    .derived("the glass of alerts", in: .iosGlass, of: "rim-width", "blur", "saturation", "shadow"),
    .derived("iOS 13 to 18", in: .ios7, .iosGlass, .watchos),
    .measured(
      "`mac26-notification`, 1x: 344 x 72, 13 from the edge of the screen, corners of 22, an icon of 32 that is 14 from the edge, texts of 13 in lines of 16 that begin 12 after it, with baselines 13 below their tops",
      in: .macosGlass, of: "text-rise", "width", "height", "radius", "margin", "icon-size", "inset",
      "spacing",
      "text-style", "line-spacing", "trailing"),
    .derived(
      "`mac26-notification`, in the corners and the height of macOS 11 to 15", in: .macos, of: "width",
      "margin", "icon-size", "inset", "vertical-inset", "spacing", "text-style", "line-spacing", "trailing"),
    .chosen(
      "no picture before macOS 26: two lines in their insets, corners between those of windows and of macOS 26",
      in: .macos, of: "height", "radius", "corner-smoothing"),
    .chosen(
      "no picture has times, more lines, images or stacks", in: .macos, of: "time-style", "lines",
      "part-spacing", "image-size", "image-radius", "stack-step"),
    .derived(
      "the material of menus", in: .macos, of: "blur", "saturation", "outline-width", "rim-width", "shadow"),
    .derived("no effect: banners are in the corner", in: .macos, of: "covers-edge", "dark"),
    .chosen("no picture: the corners of windows", in: .macos10, of: "radius", "rim-width"),
    .derived("macOS 11 to 15", in: .macos10, .macosGlass),
    .measured("a banner of iOS 16: (235) over a light picture", in: .ios, under: .light, of: "color"),
    .derived("the light look in the gray of menus", in: .ios, under: .dark, of: "color"),
    .chosen("no picture: nearly black", in: .ios7, of: "color"),
    .derived("menus of the era", in: .iosGlass, .macos10, .macos, .macosGlass, of: "color"),
    .derived("iOS 13 to 18 in dark appearance", in: .watchos, of: "color"),
    .derived("surfaces without translucency", of: "increased-color"),
  ]
}
