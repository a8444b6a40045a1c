internal import MaquetteGraphics

extension Environment {
  /// Returns what is shown for a text: its translation, put into the made-up language if there is one.
  public func localized(_ text: String) -> String {
    if pseudoLanguage == .none && strings.isEmpty { return text }
    return pseudoLanguage.text(locale.map { strings.text(text, in: $0) } ?? text)
  }

  /// Returns what assistive technology says for a text: what is shown, but never with letters turned round, which is a
  /// matter of looks.
  public func spoken(_ text: String) -> String {
    guard pseudoLanguage == .mirrored else { return localized(text) }
    return locale.map { strings.text(text, in: $0) } ?? text
  }

  /// The language as sheets set it: its script decides on the direction.
  var writtenLocale: LanguageTag? {
    get { locale }
    set {
      locale = newValue
      if let newValue { direction = newValue.direction }
    }
  }

  /// The made-up language as sheets set it: a mirrored one runs from right to left.
  var writtenPseudoLanguage: PseudoLanguage {
    get { pseudoLanguage }
    set {
      pseudoLanguage = newValue
      if newValue == .mirrored { direction = .rightToLeft }
    }
  }
}
