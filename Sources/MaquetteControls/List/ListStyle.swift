public import MaquetteElements

/// How a list sets its sections apart.
public enum ListStyle: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// Each section's rows on a card with round corners.
  case insetGrouped = "inset-grouped"
  /// Rows from edge to edge, sections under their headers.
  case plain
}

extension Environment {
  private enum ListStyleKey: EnvironmentKey { static let defaultValue = ListStyle.insetGrouped }

  /// How the list around sets its sections apart.
  var listStyle: ListStyle {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}
