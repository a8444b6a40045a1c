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
}
