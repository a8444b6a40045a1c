extension Environment {
  /// Returns a word in the environment's language: the sheet's translation, or else the built-in one.
  public func spoken(_ word: SpokenWord) -> String {
    pseudoLanguage == .mirrored ? translated(word) : pseudoLanguage.text(translated(word))
  }

  /// Returns a word for a text that a control draws; the text itself applies the pseudo-language.
  package func translated(_ word: SpokenWord) -> String {
    guard let locale else { return word.rawValue }
    let given = strings.text(word.rawValue, in: locale)
    return given == word.rawValue ? word.text(in: locale) ?? given : given
  }

  /// Returns an index, counted from 1, and a count in the environment's language: `1 of 3`.
  public func spokenPlace(_ number: Int, of count: Int) -> String {
    guard locale != nil else { return "\(number) of \(count)" }
    return translated(.place).filled([
      "number": self.number(number), "count": self.number(count),
    ])
  }
}

extension String {
  /// Returns the pattern with values in place of their names in braces.
  ///
  /// Searching with `replacing(_:with:)` takes fifty thousand instructions for so short a text.
  func filled(_ values: KeyValuePairs<String, String>) -> String {
    var result = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      result += rest[..<open]
      if let value = values.first(where: { $0.key == name }) {
        result += value.value
      } else {
        result += rest[open...close]
      }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
