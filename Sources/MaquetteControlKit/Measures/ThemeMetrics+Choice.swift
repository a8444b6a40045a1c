public import MaquetteElements

extension ThemeMetrics {
  /// Returns the metrics with changes, such as those of a later era.
  package func with(_ change: (inout Self) -> Void) -> Self {
    var metrics = self
    change(&metrics)
    return metrics
  }

  /// Returns the metrics of a theme; as with colours, missing ones are those of a theme before it.
  // Inlinable, as are those below, so that each control's module has its own; the generic one looks its types up each time.
  @inlinable
  package static func choice(
    _ platform: Platform, _ era: Era, ios: @autoclosure () -> Self, ios7: @autoclosure () -> Self? = nil,
    iosGlass: @autoclosure () -> Self? = nil, macos10: @autoclosure () -> Self? = nil,
    macos: @autoclosure () -> Self? = nil, macosGlass: @autoclosure () -> Self? = nil,
    watchos: @autoclosure () -> Self? = nil
  ) -> Self {
    switch StandardTheme(platform, era) {
    case .ios7: ios7() ?? ios()
    case .ios: ios()
    case .iosGlass: iosGlass() ?? ios()
    case .macosGlass: macosGlass() ?? macos() ?? ios()
    case .macos10: macos10() ?? macos() ?? ios()
    case .macos: macos() ?? ios()
    case .watchos: watchos() ?? ios()
    }
  }

  /// Returns the metrics of a control of macOS, which is drawn on other platforms as it is there.
  @inlinable
  package static func macosChoice(
    _ platform: Platform, _ era: Era, macos10: @autoclosure () -> Self? = nil,
    macos: @autoclosure () -> Self, macosGlass: @autoclosure () -> Self? = nil
  ) -> Self {
    choice(
      platform, era, ios: macos(), iosGlass: macosGlass(), macos10: macos10(), macosGlass: macosGlass())
  }
}

extension ControlSize {
  /// Returns the metric of the size among those of a control; `large` is as medium unless given.
  @inlinable
  package func choice<Metric>(mini: Metric, small: Metric, medium: Metric, large: Metric? = nil) -> Metric {
    switch self {
    case .mini: mini
    case .small: small
    case .medium: medium
    case .large: large ?? medium
    }
  }
}
