extension Environment {
  /// Gives the surfaces of a sheet in front of the screen their colours: in dark appearance each is that of the next level, as
  /// iOS has them for its elevated interface level. Further surfaces may be like the background.
  package mutating func elevate(with surfaces: [ColorToken] = []) {
    guard platform == .ios else { return }
    let colors = theme.colors
    for (token, next) in Self.elevations + surfaces.map({ ($0, .secondaryBackground) }) {
      var color = colors[token]
      (color.dark, color.darkIncreased) = (colors[next].dark, colors[next].darkIncreased)
      theme.colors[token] = color
    }
  }

  /// Each background with the colour that it has one level higher.
  private static let elevations: [(token: ColorToken, next: ColorToken)] = [
    (.background, .secondaryBackground), (.groupedBackground, .secondaryBackground),
    (.secondaryBackground, .tertiaryBackground), (.secondaryGroupedBackground, .tertiaryBackground),
    (.tertiaryBackground, .gray4),
  ]
}
