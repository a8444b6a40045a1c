public import MaquetteElements

/// The measures of radio buttons, in points.
public struct RadioMetrics: ThemeMetrics {
  /// Circle, dot and title.
  public var measures: SelectionControlMetrics

  /// Those of macOS everywhere: iOS has no radio button.
  public static func standard(for platform: Platform, era: Era) -> RadioMetrics {
    RadioMetrics(measures: era == .glass ? .glassRadio : .radio)
  }
}
