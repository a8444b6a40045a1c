extension Environment {
  /// The name of the theme as sheets set it: that of an added theme, for any platform, or that of a platform. An unknown
  /// name has no effect; readers of sheets check names first.
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

  /// The names of themes that sheets can use.
  public var themeNames: [String] {
    Platform.allCases.map(\.rawValue) + themes.keys.filter { Platform(rawValue: $0) == nil }.sorted()
  }
}
