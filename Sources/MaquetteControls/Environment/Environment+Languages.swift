internal import MaquetteGraphics

extension Environment {
  /// Returns what is shown for a text: its translation, put into the made-up language if there is one.
  public func localized(_ text: String) -> String {
    if pseudoLanguage == .none && strings.isEmpty { return text }
    return pseudoLanguage.text(locale.map { strings.text(text, in: $0) } ?? text)
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

  /// The name of the theme as sheets set it. A name that nothing is registered under changes nothing; whoever reads
  /// sheets checks names first.
  var writtenTheme: String {
    get { themeName ?? theme.platform.rawValue }
    set {
      guard let found = theme(named: newValue) else { return }
      // The platform first, so that the theme of the one that is left can be come back to.
      platform = found.platform
      theme = found
      themeName = newValue
    }
  }

  /// The theme of a name: one that was registered, or a platform's own.
  public func theme(named name: String) -> Theme? {
    themes[name] ?? Platform(rawValue: name).map(Theme.standard)
  }

  /// The names that themes can be called by.
  public var themeNames: [String] {
    Platform.allCases.map(\.rawValue) + themes.keys.filter { Platform(rawValue: $0) == nil }.sorted()
  }
}
