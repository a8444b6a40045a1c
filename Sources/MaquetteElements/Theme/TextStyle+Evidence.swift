import MaquetteTypography

extension TextStyle {
  /// How sizes, leadings and weights of text styles are known; `TypeRamp` states them.
  package static let sources: [MeasureSource] = [guidelines, earlier, neighbour]

  /// Returns how the font of the style in a theme is known.
  package func source(in theme: StandardTheme) -> MeasureSource {
    switch (theme, self) {
    case (.ios7, _): Self.earlier
    case (.watchos, .callout), (.watchos, .subheadline): Self.neighbour
    default: Self.guidelines
    }
  }

  private static let guidelines = MeasureSource(
    .published, "Human Interface Guidelines, Typography: sizes, leadings and weights of every text size")
  private static let earlier = MeasureSource(
    .derived, "iOS 13 to 18: the guidelines of that time have no table")
  private static let neighbour = MeasureSource(
    .derived, "body and caption 1: the guidelines' table of watchOS has no such row")
}
