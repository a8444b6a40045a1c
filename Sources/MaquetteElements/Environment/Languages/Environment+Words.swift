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
    translated(.place).replacing("{number}", with: self.number(number))
      .replacing("{count}", with: self.number(count))
  }
}
