public import MaquetteElements
internal import MaquetteTypography

/// The metrics of macOS's windows, sheets and dialogs, drawn as plain shapes; in points.
struct WindowMetrics: Hashable, Sendable {
  /// The radius of the corners of windows, and of sheets and dialogs.
  var radius, sheetRadius: Double
  /// The height of a title bar without a toolbar.
  var titleBarHeight: Double
  /// The height of a title bar with a toolbar in it.
  var toolbarHeight: Double
  var buttonDiameter: Double
  /// The thickness of the round buttons' borders.
  var buttonEdge: Double
  var buttonSpacing: Double
  /// The distance of the round buttons from the leading edge in a title bar without a toolbar.
  var buttonInset: Double
  /// The same beside a toolbar.
  var toolbarButtonInset: Double
  /// The style of the title, and of the title beside a toolbar.
  var titleStyle, toolbarTitleStyle: TextStyle
  var toolbarSpacing: Double
  var contentInset, contentSpacing: Double
  var shadow, inactiveShadow: ShadowMetrics

  /// macOS 11 to 15.
  ///
  /// All metrics are our choice after the looks of the system: no picture was measured.
  static let macos = WindowMetrics(
    radius: 10, sheetRadius: 10, titleBarHeight: 28, toolbarHeight: 52, buttonDiameter: 12, buttonEdge: 0.5,
    buttonSpacing: 8, buttonInset: 8, toolbarButtonInset: 20, titleStyle: .headline,
    toolbarTitleStyle: .title3, toolbarSpacing: 10, contentInset: 20, contentSpacing: 12,
    shadow: .init(opacity: 0.28, sigma: 11, offset: 9),
    inactiveShadow: .init(opacity: 0.16, sigma: 7, offset: 5))

  /// macOS 10.
  ///
  /// Published (react-desktop, for 10.11): a title bar of 22, and of 38 with tools, corners of 5, buttons of 12 with lines
  /// of 1, 8 apart and 7 from the edge, titles that are not bold. The rest is as later.
  static let macos10 = macos.with {
    $0.radius = 5
    $0.sheetRadius = 5
    $0.titleBarHeight = 22
    $0.toolbarHeight = 38
    $0.buttonEdge = 1
    $0.buttonInset = 7
    $0.toolbarButtonInset = 13
    $0.titleStyle = .body
    $0.toolbarTitleStyle = .body
  }

  /// macOS 26: larger corner radii, also our choice.
  static let macosGlass = macos.with {
    $0.radius = 16
    $0.sheetRadius = 20
    $0.titleBarHeight = 32
    $0.buttonDiameter = 14
    $0.buttonSpacing = 9
    $0.buttonInset = 10
  }
}

extension WindowMetrics: ThemeMetrics {
  /// The macOS metrics on every platform: no other platform has windows with title bars here.
  static func standard(for platform: Platform, era: Era) -> WindowMetrics {
    macosChoice(platform, era, macos10: .macos10, macos: .macos, macosGlass: .macosGlass)
  }

  static let tokenGroup = "window"
  static let colors: [ColorToken] = [
    .titleBar, .titleBarEnd, .inactiveTitleBar, .windowEdge, .windowLine, .windowClose, .windowMinimize, .windowZoom,
    .windowButtonInactive, .windowButtonEdge,
  ]

  static let tokens: MetricTokens<WindowMetrics> = every.ourChoice()

  private static let every: MetricTokens<WindowMetrics> = [
    .points("radius", \.radius), .points("sheet-radius", \.sheetRadius),
    .points("title-bar-height", \.titleBarHeight), .points("toolbar-height", \.toolbarHeight),
    .points("button-diameter", \.buttonDiameter), .points("button-edge", \.buttonEdge),
    .points("button-spacing", \.buttonSpacing),
    .points("button-inset", \.buttonInset), .points("toolbar-button-inset", \.toolbarButtonInset),
    .textStyle("title-style", \.titleStyle), .textStyle("toolbar-title-style", \.toolbarTitleStyle),
    .points("toolbar-spacing", \.toolbarSpacing), .points("content-inset", \.contentInset),
    .points("content-spacing", \.contentSpacing), .group("shadow", \.shadow, .shadow),
    .group("inactive-shadow", \.inactiveShadow, .shadow),
  ]
}

// No source states the colours of windows: all are our choice. Those of macOS 10 in light appearance are published
// (react-desktop, for 10.11).
extension ColorToken {
  /// The title bar of the active window.
  public static let titleBar = ColorToken(
    "title-bar", DynamicColor(0xF6F6_F6FF, 0x3A3A_3AFF, 0xF6F6_F6FF, 0x3A3A_3AFF),
    macos10: DynamicColor(0xE7E7_E7FF, 0x4040_40FF, 0xE7E7_E7FF, 0x4040_40FF), isOurChoice: true)
  /// The same at the bottom.
  public static let titleBarEnd = ColorToken(
    "title-bar-end", ColorToken.titleBar.standard(for: .ios, era: .classic),
    macos10: DynamicColor(0xD1D1_D1FF, 0x3636_36FF, 0xD1D1_D1FF, 0x3636_36FF), isOurChoice: true)
  /// The title bar of other windows.
  public static let inactiveTitleBar = ColorToken(
    "inactive-title-bar", DynamicColor(0xF0F0_F0FF, 0x3434_34FF, 0xF0F0_F0FF, 0x3434_34FF),
    macos10: DynamicColor(0xF6F6_F6FF, 0x3434_34FF, 0xF6F6_F6FF, 0x3434_34FF), isOurChoice: true)
  /// The border of a window.
  public static let windowEdge = ColorToken(
    "window-edge", DynamicColor(0x0000_0026, 0xFFFF_FF26, 0x0000_0080, 0xFFFF_FF80), isOurChoice: true)
  /// The line below a title bar.
  public static let windowLine = ColorToken(
    "window-line", DynamicColor(0x0000_001A, 0x0000_0066, 0x0000_0066, 0xFFFF_FF66),
    macos10: DynamicColor(0x0000_0029, 0x0000_0066, 0x0000_0066, 0xFFFF_FF66), isOurChoice: true)
  /// The round buttons of the active window.
  public static let windowClose = ColorToken(
    "window-close", DynamicColor(0xFF5F_57FF, 0xFF5F_57FF, 0xFF5F_57FF, 0xFF5F_57FF), isOurChoice: true)
  public static let windowMinimize = ColorToken(
    "window-minimize", DynamicColor(0xFEBC_2EFF, 0xFEBC_2EFF, 0xFEBC_2EFF, 0xFEBC_2EFF), isOurChoice: true)
  public static let windowZoom = ColorToken(
    "window-zoom", DynamicColor(0x28C8_40FF, 0x28C8_40FF, 0x28C8_40FF, 0x28C8_40FF), isOurChoice: true)
  /// The round buttons of other windows.
  public static let windowButtonInactive = ColorToken(
    "window-button-inactive", DynamicColor(0xD4D4_D4FF, 0x5454_54FF, 0xC4C4_C4FF, 0x6464_64FF),
    macos10: DynamicColor(0xDDDD_DDFF, 0x5454_54FF, 0xC4C4_C4FF, 0x6464_64FF), isOurChoice: true)
  /// The border of a round button.
  public static let windowButtonEdge = ColorToken(
    "window-button-edge", DynamicColor(0x0000_001F, 0x0000_001F, 0x0000_0066, 0xFFFF_FF66), isOurChoice: true)
}
