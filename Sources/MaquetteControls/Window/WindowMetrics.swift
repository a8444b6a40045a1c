public import MaquetteElements
internal import MaquetteTypography

/// The metrics of macOS's windows, sheets and dialogs, drawn as plain shapes; in points.
package struct WindowMetrics: Hashable, Sendable {
  /// The radius of a window's corners.
  package var radius: Double
  /// The radius of the corners of sheets and dialogs.
  package var sheetRadius: Double
  /// The height of a title bar without a toolbar.
  package var titleBarHeight: Double
  /// The height of a title bar with a toolbar in it.
  package var toolbarHeight: Double
  /// The diameter of the three round buttons.
  package var buttonDiameter: Double
  /// The thickness of the round buttons' borders.
  package var buttonEdge: Double
  /// The distance between the round buttons.
  package var buttonSpacing: Double
  /// The distance of the round buttons from the leading edge in a title bar without a toolbar.
  package var buttonInset: Double
  /// The same beside a toolbar.
  package var toolbarButtonInset: Double
  /// The style of the title.
  package var titleStyle: TextStyle
  /// The style of the title beside a toolbar.
  package var toolbarTitleStyle: TextStyle
  /// The distance between the elements of a toolbar.
  package var toolbarSpacing: Double
  /// The padding around the content.
  package var contentInset: Double
  /// The distance between the elements of the content.
  package var contentSpacing: Double
  /// The shadow of the active window.
  package var shadow: MenuButtonMetrics.BezelShadow
  /// The shadow of other windows.
  package var inactiveShadow: MenuButtonMetrics.BezelShadow

  /// macOS 11 to 15.
  ///
  /// All metrics are our choice after the looks of the system: no picture was measured.
  package static let macos = WindowMetrics(
    radius: 10, sheetRadius: 10, titleBarHeight: 28, toolbarHeight: 52, buttonDiameter: 12, buttonEdge: 0.5,
    buttonSpacing: 8,
    buttonInset: 8, toolbarButtonInset: 20, titleStyle: .headline, toolbarTitleStyle: .title3,
    toolbarSpacing: 10, contentInset: 20, contentSpacing: 12,
    shadow: MenuButtonMetrics.BezelShadow(opacity: 0.28, sigma: 11, offset: 9),
    inactiveShadow: MenuButtonMetrics.BezelShadow(opacity: 0.16, sigma: 7, offset: 5))

  /// macOS 26: larger corner radii, also our choice.
  package static let macosGlass: WindowMetrics = {
    var metrics = macos
    metrics.radius = 16
    metrics.sheetRadius = 20
    metrics.titleBarHeight = 32
    metrics.buttonDiameter = 14
    metrics.buttonSpacing = 9
    metrics.buttonInset = 10
    return metrics
  }()
}

extension WindowMetrics: ThemeMetrics {
  /// The macOS metrics on every platform: no other platform has windows with title bars here.
  package static func standard(for platform: Platform, era: Era) -> WindowMetrics {
    era == .glass ? .macosGlass : .macos
  }

  package static let tokenGroup = "window"
  package static let colors: [ColorToken] = [
    .titleBar, .inactiveTitleBar, .windowEdge, .windowLine, .windowClose, .windowMinimize, .windowZoom,
    .windowButtonInactive, .windowButtonEdge,
  ]

  package static let tokens: MetricTokens<WindowMetrics> = every.ourChoice()

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

// No source states the colours of windows: all are our choice.
extension ColorToken {
  /// The title bar of the active window.
  public static let titleBar = ColorToken(
    "title-bar", DynamicColor(0xF6F6_F6FF, 0x3A3A_3AFF, 0xF6F6_F6FF, 0x3A3A_3AFF), isOurChoice: true)
  /// The title bar of other windows.
  public static let inactiveTitleBar = ColorToken(
    "inactive-title-bar", DynamicColor(0xF0F0_F0FF, 0x3434_34FF, 0xF0F0_F0FF, 0x3434_34FF), isOurChoice: true)
  /// The border of a window.
  public static let windowEdge = ColorToken(
    "window-edge", DynamicColor(0x0000_0026, 0xFFFF_FF26, 0x0000_0080, 0xFFFF_FF80), isOurChoice: true)
  /// The line below a title bar.
  public static let windowLine = ColorToken(
    "window-line", DynamicColor(0x0000_001A, 0x0000_0066, 0x0000_0066, 0xFFFF_FF66), isOurChoice: true)
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
    isOurChoice: true)
  /// The border of a round button.
  public static let windowButtonEdge = ColorToken(
    "window-button-edge", DynamicColor(0x0000_001F, 0x0000_001F, 0x0000_0066, 0xFFFF_FF66), isOurChoice: true)
}
