internal import MaquetteControls

extension Environment {
  /// Whether words are English, as they are where nothing is said of the language, and no made-up language.
  var isInEnglish: Bool {
    pseudoLanguage == .none && locale.map { $0.language == "en" } ?? true
  }
}
