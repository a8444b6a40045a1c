package import MaquetteElements

extension StatefulControl {
  /// Whether the control or its environment is disabled.
  package func isDisabled(in environment: Environment) -> Bool {
    effectiveState(in: environment).contains(.disabled)
  }

  /// Returns the traits, with those of a selected control and of a disabled one.
  package func traits(
    _ traits: Accessibility.Trait..., isSelected: Bool = false, in environment: Environment
  ) -> [Accessibility.Trait] {
    traits + (isSelected ? [.selected] : []) + (isDisabled(in: environment) ? [.notEnabled] : [])
  }
}
