internal import MaquetteElements

/// Something that counts for the value of the checkbox above it.
protocol GroupedToggle {
  /// Its value, or those of what it holds.
  var values: [ToggleValue] { get }
}
