public import MaquetteElements

/// The case of the headers of a list's sections.
public enum HeaderCase: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// As the sheet writes them.
  case asWritten = "as-written"
  /// In capitals, by the rules of the environment's language.
  case capitals
}

extension Environment {
  private enum HeaderCaseKey: EnvironmentKey { static let defaultValue: HeaderCase? = nil }

  /// The case of headers in the enclosing list; nil for the era's.
  var headerCase: HeaderCase? {
    get { self[HeaderCaseKey.self] }
    set { self[HeaderCaseKey.self] = newValue }
  }
}
