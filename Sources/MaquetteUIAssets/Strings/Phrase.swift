/// A translation: a text, or one for each form of a number.
package indirect enum Phrase: Hashable, Sendable {
  /// A text with formats for values.
  case text(String)
  /// A phrase for each form of the value at a place, counted from 0.
  case plural([String: Phrase], argument: Int)
  /// A text in which names in `%#@name@` stand for phrases.
  case substituted(String, [String: Phrase])

  /// The text for values; `numbers` has the values that are whole numbers.
  package func text(numbers: [Int?], language: String) -> String {
    switch self {
    case .text(let text): return text
    case .plural(let forms, let argument):
      let number = numbers.indices.contains(argument) ? numbers[argument] ?? 0 : 0
      // A form for zero counts in every language.
      let form =
        number == 0 && forms["zero"] != nil ? "zero" : PluralRule.form(of: number, language: language)
      return (forms[form] ?? forms["other"])?.text(numbers: numbers, language: language) ?? ""
    case .substituted(let text, let parts):
      return parts.sorted { $0.key < $1.key }.reduce(text) { text, part in
        text.replacing("%#@\(part.key)@", with: part.value.text(numbers: numbers, language: language))
      }
    }
  }
}
