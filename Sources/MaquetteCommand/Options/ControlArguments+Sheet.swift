import MaquetteDocuments
import MaquetteElements

extension ControlArguments {
  /// The sheet that draws the same, so that the picture can carry it.
  ///
  /// - Parameter settings: The keys of the sheet and their values; those without a value are left out.
  func sheet(_ settings: KeyValuePairs<String, String?>) -> String {
    let keys = settings.compactMap { setting in setting.value.map { "\(setting.key): \(Self.yaml($0))" } }
    let body = "body: { \(entry.name): \(Self.yaml(.mapping(values))) }"
    return (["maquette: 1"] + keys + [body]).joined(separator: "\n") + "\n"
  }

  private static func yaml(_ value: AttributeValue) -> String {
    switch value {
    case .scalar(let text, _): yaml(text)
    case .list(let items): "[" + items.map(yaml).joined(separator: ", ") + "]"
    case .mapping(let entries):
      entries.isEmpty
        ? "{}" : "{ " + entries.map { "\($0.name): \(yaml($0.value))" }.joined(separator: ", ") + " }"
    }
  }

  /// A word or a number as it is, for quotes would make a number a text; anything else in quotes.
  private static func yaml(_ text: String) -> String {
    let isPlain = text.wholeMatch(of: /[+-]?[A-Za-z0-9]+(?:[ ._-][A-Za-z0-9]+)*/) != nil
    return isPlain && text.lowercased() != "null" ? text : JSON.text(text).line
  }
}
