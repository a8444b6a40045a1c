package import MaquetteElements

/// The measures of radio buttons, in points.
package struct RadioMetrics: ThemeMetrics {
  /// The measures of circle, dot and title.
  package var measures: SelectionControlMetrics

  /// The macOS measures on all platforms: iOS has no radio button.
  package static func standard(for platform: Platform, era: Era) -> RadioMetrics {
    RadioMetrics(measures: era == .glass ? .glassRadio : .radio)
  }
}
