/// Translations of the texts of elements, by language and by the text in the sheet.
public struct StringTable: Hashable, Sendable {
  private var tables: [String: [String: String]] = [:]

  /// Creates a table without translations.
  public init() {}

  /// Whether the table has no translations.
  public var isEmpty: Bool { tables.isEmpty }

  /// Adds a translation; a later one replaces an earlier one.
  public mutating func set(_ text: String, to translation: String, in language: LanguageTag) {
    tables[language.description, default: [:]][text] = translation
  }

  /// Returns a text in a language, or in the nearest more general language with a translation; else the text itself.
  public func text(_ text: String, in language: LanguageTag) -> String {
    if tables.isEmpty { return text }
    for tag in language.fallbacks {
      if let translation = tables[tag]?[text] { return translation }
    }
    return text
  }
}
