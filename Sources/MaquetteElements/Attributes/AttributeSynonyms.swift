import MaquetteDiagnostics

/// The names of attributes in other systems, and how to write here what they mean (`Sources/CHelp/Synonyms/attributes.txt`). People
/// write the word that they know, and no spelling correction leads from it to ours.
public enum AttributeSynonyms {
  /// The hint for a name that an element does not have: what it has under another word, or one that is spelt nearly the same.
  ///
  /// - Parameter names: The attributes that the element has.
  public static func hint(for name: String, among names: [String]) -> String? {
    let key = name.lowercased().filter { $0.isLetter || $0.isNumber }
    // Names of Swift differ from ours in case and dashes only.
    if let same = names.first(where: { $0.filter { $0 != "-" } == key }) { return NearestName.hint(same) }
    for meant in compiledHelp("attribute \(key)")?.split(separator: " | ") ?? [] {
      guard names.contains(String(meant.prefix { $0 != ":" })) else { continue }
      return meant.contains(":") ? "write '\(meant)'" : NearestName.hint(String(meant))
    }
    return NearestName.hint(for: name, among: names)
  }
}
