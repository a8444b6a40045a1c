/// Colours and measures of one platform and era; controls read nothing else.
public struct Theme: Sendable {
  /// The system that the theme belongs to.
  public var platform: Platform
  /// What each colour token looks like.
  public var colors: ColorTable
  /// The measures of buttons.
  public var button: ButtonMetrics
  /// The measures of spinners.
  public var activityIndicator: ActivityIndicatorMetrics

  /// Creates a theme.
  public init(
    platform: Platform, colors: ColorTable, button: ButtonMetrics,
    activityIndicator: ActivityIndicatorMetrics
  ) {
    self.platform = platform
    self.colors = colors
    self.button = button
    self.activityIndicator = activityIndicator
  }

  /// iOS 15 to 18, before the glass era.
  public static let ios = Theme(
    platform: .ios, colors: .ios, button: .ios, activityIndicator: .ios)
}
