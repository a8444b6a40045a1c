/// Colours and measures of one platform and era; controls read nothing else.
public struct Theme: Sendable {
  /// The system that the theme belongs to.
  public var platform: Platform
  /// What each colour token looks like.
  public var colors: ColorTable
  /// The measures of buttons.
  public var button: ButtonMetrics

  /// Creates a theme.
  public init(platform: Platform, colors: ColorTable, button: ButtonMetrics) {
    self.platform = platform
    self.colors = colors
    self.button = button
  }

  /// iOS 15 to 18, before the glass era.
  public static let ios = Theme(platform: .ios, colors: .ios, button: .ios)
}
