package import MaquetteTypography

extension ParagraphStyle {
  /// Returns the style with the forms of characters of an environment's language, and the emoji of its platform.
  package func localized(in environment: Environment) -> ParagraphStyle {
    var style = self
    style.language = environment.locale?.description
    style.emoji = environment.platform.emoji
    return style
  }
}

extension Environment {
  /// Returns the displayed form of a text: its translation, converted to the pseudo-language if there is one.
  public func localized(_ text: String) -> String {
    if pseudoLanguage == .none && strings.isEmpty { return text }
    return pseudoLanguage.text(locale.map { strings.text(text, in: $0) } ?? text)
  }

  /// Returns the spoken form of a text: the displayed form, but never with characters in reversed order, which is only
  /// visual.
  public func spoken(_ text: String) -> String {
    guard pseudoLanguage == .mirrored else { return localized(text) }
    return locale.map { strings.text(text, in: $0) } ?? text
  }

  /// Whether text is in Arabic letters.
  package var hasArabicLetters: Bool { locale?.canonical.script == "Arab" }

  /// The language of the translations under 'strings'; it decides on the direction, and on the forms of
  /// Chinese characters.
  var writtenLocale: LanguageTag? {
    get { locale }
    set {
      locale = newValue
      if let newValue { direction = newValue.direction }
    }
  }

  /// A made-up language: longer texts, accented letters, or everything from right to left.
  var writtenPseudoLanguage: PseudoLanguage {
    get { pseudoLanguage }
    set {
      pseudoLanguage = newValue
      if newValue == .mirrored { direction = .rightToLeft }
    }
  }
}

extension Environment {
  /// Returns a text in capitals by the rules of the environment's language.
  package func capitals(of text: String) -> String { Capitals.of(text, language: locale?.canonical.language) }
}
