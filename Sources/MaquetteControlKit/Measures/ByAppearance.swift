package import MaquetteElements

/// A measure that differs between light and dark appearance.
package struct ByAppearance<Value: Hashable & Sendable>: Hashable, Sendable {
  package var light, dark: Value

  package init(light: Value, dark: Value) {
    self.light = light
    self.dark = dark
  }

  /// Returns the value for an appearance.
  package func resolved(_ appearance: Appearance) -> Value { appearance == .light ? light : dark }
}
