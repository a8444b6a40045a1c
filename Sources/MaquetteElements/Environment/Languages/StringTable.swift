/// Translations of what elements say, by language and by the text as the sheet writes it.
public struct StringTable: Sendable {
  private var tables: [String: [String: String]] = [:]

  /// Creates a table without translations.
  public init() {}

  /// Whether there is no translation at all.
  public var isEmpty: Bool { tables.isEmpty }

  /// Adds a translation; a later one takes the place of an earlier one.
  public mutating func set(_ text: String, to translation: String, in language: LanguageTag) {
    tables[language.description, default: [:]][text] = translation
  }

  /// Returns a text in a language, or in the nearest more general one that has it; the text itself if none has.
  public func text(_ text: String, in language: LanguageTag) -> String {
    if tables.isEmpty { return text }
    for tag in language.fallbacks {
      if let translation = tables[tag]?[text] { return translation }
    }
    return text
  }
}
