import MaquetteControlKit
public import MaquetteElements
import MaquetteTypography

/// The metrics of macOS's windows, sheets and dialogs, drawn as plain shapes; in points.
struct WindowMetrics: Hashable, Sendable {
  /// The radius of the corners of windows, of those with tools over columns, and of sheets and dialogs.
  var radius, columnsRadius, sheetRadius: Double
  /// The height of a title bar without a toolbar.
  var titleBarHeight: Double
  /// The height of a title bar with a toolbar in it.
  var toolbarHeight: Double
  var buttonDiameter: Double
  /// The thickness of the round buttons' borders, which are never thinner than a device pixel.
  var buttonEdge: Double
  var buttonSpacing: Double
  /// The distance of the round buttons from the leading edge in a title bar without a toolbar.
  var buttonInset: Double
  /// The same beside a toolbar.
  var toolbarButtonInset: Double
  /// The style of the title, and of the title beside a toolbar.
  var titleStyle, toolbarTitleStyle: TextStyle
  /// The distance of the title from the round buttons in a title bar without a toolbar; 0 for a title in the middle.
  var titleInset = 0.0
  /// How much higher than in its middle the title stands in such a bar.
  var titleRise = 0.0
  var contentInset, contentSpacing: Double
  /// The distance over which content fades beyond a bar that it goes on behind.
  var fadeReach = 0.0
  /// The part of the border that lies outside the window.
  var edgeReach = ByAppearance(light: 1.0, dark: 0)
  var shadow, inactiveShadow: ByAppearance<ShadowMetrics>

  /// macOS 11 to 15.
  static let macos = WindowMetrics(
    radius: 10, columnsRadius: 10, sheetRadius: 10, titleBarHeight: 28, toolbarHeight: 52, buttonDiameter: 12,
    buttonEdge: 0.5,
    buttonSpacing: 8, buttonInset: 8, toolbarButtonInset: 20, titleStyle: .headline,
    toolbarTitleStyle: .title3, contentInset: 20, contentSpacing: 12,
    shadow: ByAppearance(
      light: .init(opacity: 0.4, sigma: 19.6, offset: 18), dark: .init(opacity: 0.7, sigma: 19.6, offset: 18)),
    inactiveShadow: ByAppearance(
      light: .init(opacity: 0.23, sigma: 12.5, offset: 10), dark: .init(opacity: 0.4, sigma: 12.5, offset: 10)
    ))

  /// macOS 10: lower bars, sharper corners.
  static let macos10 = macos.with {
    $0.radius = 5
    $0.columnsRadius = 5
    $0.sheetRadius = 5
    $0.titleBarHeight = 22
    $0.toolbarHeight = 38
    $0.buttonEdge = 1
    $0.buttonInset = 7
    $0.toolbarButtonInset = 13
    $0.titleStyle = .body
    $0.toolbarTitleStyle = .body
  }

  /// macOS 26: rounder, with larger buttons.
  static let macosGlass = macos.with {
    $0.radius = 16
    $0.columnsRadius = 26
    $0.sheetRadius = 26
    $0.titleBarHeight = 32
    $0.buttonDiameter = 14
    $0.buttonSpacing = 9
    $0.buttonInset = 9
    $0.toolbarButtonInset = 19
    $0.titleInset = 15
    $0.titleRise = -0.625
    $0.fadeReach = 24
  }
}

extension WindowMetrics: ThemeMetrics {
  /// The macOS metrics on every platform: no other platform has windows with title bars here.
  static func standard(for platform: Platform, era: Era) -> WindowMetrics {
    macosChoice(platform, era, macos10: .macos10, macos: .macos, macosGlass: .macosGlass)
  }

  static let tokenGroup = "window"
  static let colors: [ColorToken] = [
    .titleBar, .titleBarEnd, .inactiveTitleBar, .windowTitle, .windowEdge, .windowOutline, .windowLine,
    .windowClose,
    .windowMinimize, .windowZoom,
    .windowButtonInactive, .windowButtonEdge,
  ]

  static let tokens: MetricTokens<WindowMetrics> = [
    .points("radius", \.radius), .points("columns-radius", \.columnsRadius),
    .points("sheet-radius", \.sheetRadius),
    .points("title-bar-height", \.titleBarHeight), .points("toolbar-height", \.toolbarHeight),
    .points("button-diameter", \.buttonDiameter), .points("button-edge", \.buttonEdge),
    .points("button-spacing", \.buttonSpacing),
    .points("button-inset", \.buttonInset), .points("toolbar-button-inset", \.toolbarButtonInset),
    .textStyle("title-style", \.titleStyle), .textStyle("toolbar-title-style", \.toolbarTitleStyle),
    .points("title-inset", \.titleInset), .points("title-rise", \.titleRise, in: -10...10),
    .points("fade-reach", \.fadeReach),
    .points("content-inset", \.contentInset),
    .points("content-spacing", \.contentSpacing),
    .byAppearance("edge-reach", light: \.edgeReach.light, dark: \.edgeReach.dark, .part()),
    .byAppearance("shadow", light: \.shadow.light, dark: \.shadow.dark, .shadow),
    .byAppearance("inactive-shadow", light: \.inactiveShadow.light, dark: \.inactiveShadow.dark, .shadow),
  ]
}

extension ColorToken {
  /// The title bar of the active window.
  public static let titleBar = ColorToken(
    "title-bar", DynamicColor(0xF8F8_F8FF, 0x4444_44FF, 0xF8F8_F8FF, 0x4444_44FF),
    macos10: DynamicColor(0xE7E7_E7FF, 0x4040_40FF, 0xE7E7_E7FF, 0x4040_40FF),
    macosGlass: ColorToken.background.standard(for: .macos, era: .glass))
  /// The same at the bottom.
  public static let titleBarEnd = ColorToken(
    "title-bar-end", ColorToken.titleBar.standard(for: .ios, era: .classic),
    macos10: DynamicColor(0xD1D1_D1FF, 0x3636_36FF, 0xD1D1_D1FF, 0x3636_36FF),
    macosGlass: ColorToken.titleBar.standard(for: .macos, era: .glass))
  /// The title bar of other windows.
  public static let inactiveTitleBar = ColorToken(
    "inactive-title-bar", DynamicColor(0xF2F2_F2FF, 0x3B3B_3BFF, 0xF2F2_F2FF, 0x3B3B_3BFF),
    macos10: DynamicColor(0xF6F6_F6FF, 0x3434_34FF, 0xF6F6_F6FF, 0x3434_34FF),
    macosGlass: ColorToken.background.standard(for: .macos, era: .glass))
  /// The title of the active window in a title bar without a toolbar.
  public static let windowTitle = ColorToken(
    "window-title", DynamicColor(0x0000_00B4, 0xFFFF_FF8C, 0x0000_00D9, 0xFFFF_FFD9),
    macosGlass: DynamicColor(0x0000_00A6, 0xFFFF_FF8C, 0x0000_00D9, 0xFFFF_FFD9))
  /// A line around the border.
  public static let windowOutline = ColorToken(
    "window-outline", DynamicColor(0x0000_0000, 0x0000_00F5, 0x0000_0000, 0x0000_00F5))
  /// The line below a title bar.
  public static let windowLine = ColorToken(
    "window-line", DynamicColor(0x0000_0033, 0x0000_00FF, 0x0000_0066, 0xFFFF_FF66),
    macos10: DynamicColor(0x0000_0029, 0x0000_0066, 0x0000_0066, 0xFFFF_FF66),
    macosGlass: DynamicColor(0x0000_0019, 0x0000_0080, 0x0000_0066, 0xFFFF_FF66))
  /// The round buttons of the active window.
  public static let windowClose = ColorToken(
    "window-close", DynamicColor(0xFF5F_57FF, 0xFF5F_57FF, 0xFF5F_57FF, 0xFF5F_57FF),
    macosGlass: DynamicColor(0xFF5C_5FFF, 0xFF5C_5FFF, 0xFF5C_5FFF, 0xFF5C_5FFF))
  public static let windowMinimize = ColorToken(
    "window-minimize", DynamicColor(0xFEBC_2EFF, 0xFEBC_2EFF, 0xFEBC_2EFF, 0xFEBC_2EFF),
    macosGlass: DynamicColor(0xFAC8_00FF, 0xFAC8_00FF, 0xFAC8_00FF, 0xFAC8_00FF))
  public static let windowZoom = ColorToken(
    "window-zoom", DynamicColor(0x28C8_40FF, 0x28C8_40FF, 0x28C8_40FF, 0x28C8_40FF),
    macosGlass: DynamicColor(0x34C7_59FF, 0x34C7_59FF, 0x34C7_59FF, 0x34C7_59FF))
  /// The round buttons of other windows.
  public static let windowButtonInactive = ColorToken(
    "window-button-inactive", DynamicColor(0xE2E2_E2FF, 0xFFFF_FF20, 0xC4C4_C4FF, 0x6464_64FF),
    macos10: DynamicColor(0xDDDD_DDFF, 0x5454_54FF, 0xC4C4_C4FF, 0x6464_64FF),
    macosGlass: DynamicColor(0xDCDC_DCFF, 0x5454_54FF, 0xC4C4_C4FF, 0x6464_64FF))
  /// The border of a round button.
  public static let windowButtonEdge = ColorToken(
    "window-button-edge", DynamicColor(0x0000_001F, 0x0000_0005, 0x0000_0066, 0xFFFF_FF66),
    macosGlass: DynamicColor(0x0000_000D, 0x0000_0005, 0x0000_0066, 0xFFFF_FF66))
}
