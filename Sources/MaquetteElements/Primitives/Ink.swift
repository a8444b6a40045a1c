internal import MaquetteScene

extension Environment {
  private enum InksLabelsKey: EnvironmentKey { static let defaultValue = false }

  /// Whether texts and symbols in the label's colour have the ink of the glass that they stand on.
  package var inksLabels: Bool {
    get { self[InksLabelsKey.self] }
    set { self[InksLabelsKey.self] = newValue }
  }

  /// Returns operations in a colour, in the ink of the glass if that is the label's.
  func inked(_ operations: [DisplayList.Operation], if color: ColorReference) -> [DisplayList.Operation] {
    guard inksLabels, color == .token(.label) else { return operations }
    return [.push(Layer(isInked: true))] + operations + [.pop]
  }
}
