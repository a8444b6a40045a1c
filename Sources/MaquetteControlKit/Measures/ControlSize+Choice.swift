public import MaquetteElements

extension ControlSize {
  /// Returns the metric of the size among those of a control; `large` is as medium unless given.
  // Inlinable, so that each control's module has its own; the generic one looks its types up each time.
  @inlinable
  package func choice<Metric>(mini: Metric, small: Metric, medium: Metric, large: Metric? = nil) -> Metric {
    switch self {
    case .mini: mini
    case .small: small
    case .medium: medium
    case .large: large ?? medium
    }
  }
}
