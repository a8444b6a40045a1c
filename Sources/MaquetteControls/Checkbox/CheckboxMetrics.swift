package import MaquetteElements

/// The measures of checkboxes, in points.
package struct CheckboxMetrics: ThemeMetrics {
  /// The measures of box, mark and title.
  package var measures: SelectionControlMetrics

  /// The macOS measures on all platforms: iOS has no checkbox.
  package static func standard(for platform: Platform, era: Era) -> CheckboxMetrics {
    CheckboxMetrics(measures: era == .glass ? .glassCheckbox : .checkbox)
  }
}
