internal import MaquetteElements

/// A measure that differs between light and dark appearance.
struct ByAppearance<Value: Hashable & Sendable>: Hashable, Sendable {
  var light, dark: Value

  /// Returns the value for an appearance.
  func resolved(_ appearance: Appearance) -> Value { appearance == .light ? light : dark }
}
