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
  /// The measures of segmented controls.
  public var segmentedControl: SegmentedControlMetrics = .ios
  /// The measures of checkboxes.
  public var checkbox: SelectionControlMetrics = .checkbox
  /// The measures of radio buttons.
  public var radio: SelectionControlMetrics = .radio
  /// The measures of lists and their rows.
  public var list: ListMetrics = .ios
  /// The measures of switches.
  public var toggleSwitch: SwitchMetrics = .ios

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

  /// macOS 11 to 15, before the glass era.
  ///
  /// Buttons and spinners have the measures of iOS until those of macOS are in.
  public static let macos: Theme = {
    var theme = Theme(platform: .macos, colors: .macos, button: .ios, activityIndicator: .ios)
    theme.toggleSwitch = .macos
    theme.segmentedControl = .macos
    theme.list = .macos
    return theme
  }()

  /// watchOS: its own text styles, and the colours and controls of iOS, which it has none of its own for.
  public static let watchos = Theme(
    platform: .watchos, colors: .ios, button: .ios, activityIndicator: .ios)

  /// Returns the theme that a platform has unless another is given.
  public static func standard(for platform: Platform) -> Theme {
    switch platform {
    case .ios: .ios
    case .macos: .macos
    case .watchos: .watchos
    }
  }
}
