import MaquetteDiagnostics

/// The value of a checkbox or a radio button.
public enum ToggleValue: String, Hashable, Sendable, CaseIterable {
  /// Not chosen.
  case off = "false"
  /// Chosen.
  case on = "true"
  /// Chosen for some of the items that it represents, not for all.
  case mixed

  /// Creates the combination of several values: their common value, or mixed if they differ; nil for no values.
  public init?(combining values: [ToggleValue]) {
    guard let first = values.first else { return nil }
    self = values.allSatisfy { $0 == first } ? first : .mixed
  }
}

extension ToggleValue: AttributeDecodable {
  public static var attributeType: AttributeType { .choice(["true", "false", "mixed"]) }

  public init(attribute value: AttributeValue) throws(AttributeError) {
    guard case .scalar(let text, isQuoted: false) = value, let match = Self(rawValue: text) else {
      throw AttributeError(
        expected: Self.attributeType.description, found: value, hint: Self.hint(for: value))
    }
    self = match
  }

  private static func hint(for value: AttributeValue) -> String? {
    guard case .scalar(let text, let isQuoted) = value else { return nil }
    let word = text.lowercased()
    if isQuoted, Self(rawValue: text) != nil { return "write it without quotes" }
    return switch word {
    case "on", "yes", "y", "1", "checked", "selected": "write true"
    case "off", "no", "n", "0", "unchecked": "write false"
    default: NearestName.hint(for: word, among: allCases.map(\.rawValue))
    }
  }
}
