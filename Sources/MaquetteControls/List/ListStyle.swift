public import MaquetteElements

/// The style that separates a list's sections.
public enum ListStyle: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// The rows of each section on a card with round corners.
  case insetGrouped = "inset-grouped"
  /// Rows from edge to edge, sections under their headers.
  case plain
}

extension Environment {
  private enum ListStyleKey: EnvironmentKey { static let defaultValue = ListStyle.insetGrouped }

  /// The style of the enclosing list.
  var listStyle: ListStyle {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}
