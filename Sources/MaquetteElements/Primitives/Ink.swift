import MaquetteScene

extension Environment {
  private enum InksLabelsKey: EnvironmentKey { static let defaultValue = false }

  /// Whether texts and symbols in the label's colour have the ink of the glass that they stand on.
  package var inksLabels: Bool {
    get { self[InksLabelsKey.self] }
    set { self[InksLabelsKey.self] = newValue }
  }

  /// Whether what has a colour is drawn in the ink of the glass that it stands on.
  func inks(_ color: ColorReference) -> Bool { inksLabels && color == .token(.label) }
}

extension [DisplayList.Operation] {
  /// Returns the operations in the ink of the glass around, if they follow it.
  func inked(_ isInked: Bool) -> [DisplayList.Operation] {
    isInked ? [.push(Layer(isInked: true))] + self + [.pop] : self
  }
}
