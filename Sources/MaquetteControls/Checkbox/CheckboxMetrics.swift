public import MaquetteElements

/// The measures of checkboxes, in points.
public struct CheckboxMetrics: ThemeMetrics {
  /// Box, mark and title.
  public var measures: SelectionControlMetrics

  /// Those of macOS everywhere: iOS has no checkbox.
  public static func standard(for platform: Platform, era: Era) -> CheckboxMetrics {
    CheckboxMetrics(measures: era == .glass ? .glassCheckbox : .checkbox)
  }
}
