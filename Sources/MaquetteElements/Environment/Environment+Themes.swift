extension Environment {
  /// The name of the theme as sheets set it: one that was given, for whatever platform is drawn, or a platform's. A name
  /// that stands for nothing changes nothing; whoever reads sheets checks names first.
  var writtenTheme: String {
    get { themeName ?? platform.rawValue }
    set {
      if let themes = themes[newValue] {
        use(themes)
      } else if let platform = Platform(rawValue: newValue) {
        self.platform = platform
      } else {
        return
      }
      themeName = newValue
    }
  }

  /// The names that themes can be called by.
  public var themeNames: [String] {
    Platform.allCases.map(\.rawValue) + themes.keys.filter { Platform(rawValue: $0) == nil }.sorted()
  }
}
