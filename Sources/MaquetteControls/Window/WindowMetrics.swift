public import MaquetteElements
public import MaquetteTypography

/// The measures of macOS's windows, sheets and dialogs, drawn as plain shapes; in points.
public struct WindowMetrics: Hashable, Sendable {
  /// The radius of a window's corners.
  public var radius: Double
  /// The radius of the corners of sheets and dialogs.
  public var sheetRadius: Double
  /// The height of a title bar without a toolbar.
  public var titleBarHeight: Double
  /// The height of a title bar with a toolbar in it.
  public var toolbarHeight: Double
  /// The diameter of the three round buttons.
  public var buttonDiameter: Double
  /// The thickness of their edges.
  public var buttonEdge: Double
  /// The distance between them.
  public var buttonSpacing: Double
  /// Their distance from the leading edge in a title bar without a toolbar.
  public var buttonInset: Double
  /// The same beside a toolbar.
  public var toolbarButtonInset: Double
  /// The style of the title.
  public var titleStyle: TextStyle
  /// The style of the title beside a toolbar.
  public var toolbarTitleStyle: TextStyle
  /// The distance between what stands in a toolbar.
  public var toolbarSpacing: Double
  /// The room around the content.
  public var contentInset: Double
  /// The distance between the elements of the content.
  public var contentSpacing: Double
  /// The shadow of the active window.
  public var shadow: MenuButtonMetrics.BezelShadow
  /// The shadow of other windows.
  public var inactiveShadow: MenuButtonMetrics.BezelShadow

  /// macOS 11 to 15.
  ///
  /// All of it is our choice after the looks of the system: no picture was measured.
  public static let macos = WindowMetrics(
    radius: 10, sheetRadius: 10, titleBarHeight: 28, toolbarHeight: 52, buttonDiameter: 12, buttonEdge: 0.5,
    buttonSpacing: 8,
    buttonInset: 8, toolbarButtonInset: 20, titleStyle: .headline, toolbarTitleStyle: .title3,
    toolbarSpacing: 10, contentInset: 20, contentSpacing: 12,
    shadow: MenuButtonMetrics.BezelShadow(opacity: 0.28, sigma: 11, offset: 9),
    inactiveShadow: MenuButtonMetrics.BezelShadow(opacity: 0.16, sigma: 7, offset: 5))

  /// macOS 26: rounder, which is our choice too.
  public static let macosGlass: WindowMetrics = {
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
  /// Those of macOS everywhere: no other platform has windows with title bars here.
  public static func standard(for platform: Platform, era: Era) -> WindowMetrics {
    era == .glass ? .macosGlass : .macos
  }

  public static let tokenGroup = "window"
  public static let colors: [ColorToken] = [
    .titleBar, .inactiveTitleBar, .windowEdge, .windowLine, .windowClose, .windowMinimize, .windowZoom,
    .windowButtonInactive, .windowButtonEdge,
  ]

  public static let tokens: MetricTokens<WindowMetrics> = every.ourChoice()

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

// No source gives the colours of windows: all are our choice.
extension ColorToken {
  /// The title bar of the active window.
  public static let titleBar = ColorToken(
    "title-bar", DynamicColor(0xF6F6_F6FF, 0x3A3A_3AFF, 0xF6F6_F6FF, 0x3A3A_3AFF), isOurChoice: true)
  /// The title bar of other windows.
  public static let inactiveTitleBar = ColorToken(
    "inactive-title-bar", DynamicColor(0xF0F0_F0FF, 0x3434_34FF, 0xF0F0_F0FF, 0x3434_34FF), isOurChoice: true)
  /// The line around a window.
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
  /// The line around a round button.
  public static let windowButtonEdge = ColorToken(
    "window-button-edge", DynamicColor(0x0000_001F, 0x0000_001F, 0x0000_0066, 0xFFFF_FF66), isOurChoice: true)
}
