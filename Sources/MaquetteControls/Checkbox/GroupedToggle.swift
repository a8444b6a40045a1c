internal import MaquetteElements

/// An element that contributes to the value of its parent checkbox.
protocol GroupedToggle {
  /// Its own value, or the values of its children.
  var values: [ToggleValue] { get }
}
