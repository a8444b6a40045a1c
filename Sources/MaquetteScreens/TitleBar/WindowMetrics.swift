import MaquetteControlKit
public import MaquetteElements
import MaquetteTypography

/// The metrics of macOS's windows, sheets and dialogs, drawn as plain shapes; in points.
struct WindowMetrics: Hashable, Sendable {
  /// The radius of the corners of windows, of those with tools over columns, and of sheets and dialogs.
  var radius = 0.0, columnsRadius = 0.0, sheetRadius = 0.0
  /// The height of a title bar without a toolbar.
  var titleBarHeight = 0.0
  /// The height of a title bar with a toolbar in it.
  var toolbarHeight = 0.0
  var buttonDiameter = 0.0
  /// The thickness of the round buttons' borders, which are never thinner than a device pixel.
  var buttonEdge = 0.0
  var buttonSpacing = 0.0
  /// The distance of the round buttons from the leading edge in a title bar without a toolbar.
  var buttonInset = 0.0
  /// The same beside a toolbar.
  var toolbarButtonInset = 0.0
  /// The style of the title, and of the title beside a toolbar.
  var titleStyle = TextStyle.body, toolbarTitleStyle = TextStyle.body
  /// The distance of the title from the round buttons in a title bar without a toolbar; 0 for a title in the middle.
  var titleInset = 0.0
  /// How much higher than in its middle the title stands in such a bar.
  var titleRise = 0.0
  var contentInset = 0.0, contentSpacing = 0.0
  /// The distance over which content fades beyond a bar that it goes on behind.
  var fadeReach = 0.0
  /// The part of the border that lies outside the window.
  var edgeReach = ByAppearance(light: 0.0, dark: 0.0)
  var shadow = ByAppearance(light: ShadowMetrics(), dark: ShadowMetrics()),
    inactiveShadow = ByAppearance(light: ShadowMetrics(), dark: ShadowMetrics())
}

extension WindowMetrics: MeasuredMetrics {
  /// The macOS metrics on every platform: no other platform has windows with title bars here.
  static let standard = StandardMeasures<WindowMetrics>()

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
  public static let titleBar = ColorToken("title-bar")
  /// The same at the bottom.
  public static let titleBarEnd = ColorToken("title-bar-end")
  /// The title bar of other windows.
  public static let inactiveTitleBar = ColorToken("inactive-title-bar")
  /// The title of the active window in a title bar without a toolbar.
  public static let windowTitle = ColorToken("window-title")
  /// A line around the border.
  public static let windowOutline = ColorToken("window-outline")
  /// The line below a title bar.
  public static let windowLine = ColorToken("window-line")
  /// The round buttons of the active window.
  public static let windowClose = ColorToken("window-close")
  public static let windowMinimize = ColorToken("window-minimize")
  public static let windowZoom = ColorToken("window-zoom")
  /// The round buttons of other windows.
  public static let windowButtonInactive = ColorToken("window-button-inactive")
  /// The border of a round button.
  public static let windowButtonEdge = ColorToken("window-button-edge")
}
