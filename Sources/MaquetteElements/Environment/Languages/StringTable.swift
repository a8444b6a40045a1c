/// Translations of the texts of elements, by language and by the text in the sheet.
public struct StringTable: Hashable, Sendable {
  private var tables: [String: [String: String]] = [:]

  /// Creates a table without translations.
  public init() {}

  /// Whether the table has no translations.
  public var isEmpty: Bool { tables.isEmpty }

  /// Adds a translation; a later one replaces an earlier one.
  public mutating func set(_ text: String, to translation: String, in language: LanguageTag) {
    tables[language.canonical.name, default: [:]][text] = translation
  }

  /// Adds a language, perhaps without translations, because the texts themselves are in it.
  package mutating func add(_ language: LanguageTag) {
    tables[language.canonical.name] = tables[language.canonical.name] ?? [:]
  }

  /// Whether there are translations into a language, or into one that serves it.
  package func serves(_ language: LanguageTag) -> Bool {
    language.namesOfMatches.contains { tables[$0] != nil }
  }

  /// Returns a text in a language, or in the nearest one with a translation that serves it; else the text itself.
  public func text(_ text: String, in language: LanguageTag) -> String {
    if tables.isEmpty { return text }
    for name in language.namesOfMatches {
      if let translation = tables[name]?[text] { return translation }
    }
    return text
  }
}
