extension TypeRamp {
  /// watchOS: six text sizes; the accessibility sizes answer with the largest of them.
  ///
  /// Source: Human Interface Guidelines, "Typography", watchOS Dynamic Type sizes. The guideline has no row for
  /// callout and subheadline, which answer as body and caption 1; footnote is its "Footnote 1".
  public static let watchos = TypeRamp(
    columns: [.xSmall, .small, .large, .xLarge, .xxLarge, .xxxLarge],
    rows: [
      .largeTitle: Row(.regular, .semibold, [30, 32.5, 32, 34.5, 36, 38.5, 40, 42.5, 41, 43.5, 42, 44.5]),
      .title1: Row(.regular, .semibold, [28, 30.5, 30, 32.5, 34, 36.5, 38, 40.5, 39, 41.5, 40, 42.5]),
      .title2: Row(.regular, .semibold, [24, 26.5, 26, 28.5, 27, 30.5, 30, 32.5, 31, 33.5, 32, 34.5]),
      .title3: Row(.regular, .semibold, [17, 19.5, 18, 20.5, 19, 21.5, 20, 22.5, 21, 23.5, 22, 24.5]),
      .headline: Row(.semibold, .semibold, [14, 16.5, 15, 17.5, 16, 18.5, 17, 19.5, 18, 20.5, 19, 21.5]),
      .body: Row(.regular, .semibold, [14, 16.5, 15, 17.5, 16, 18.5, 17, 19.5, 18, 20.5, 19, 21.5]),
      .callout: Row(.regular, .semibold, [14, 16.5, 15, 17.5, 16, 18.5, 17, 19.5, 18, 20.5, 19, 21.5]),
      .subheadline: Row(.regular, .semibold, [13, 15.5, 14, 16.5, 15, 17.5, 16, 18.5, 17, 19.5, 18, 20.5]),
      .footnote: Row(.regular, .semibold, [11, 13.5, 12, 14.5, 13, 15.5, 14, 16.5, 15, 17.5, 16, 18.5]),
      .caption1: Row(.regular, .semibold, [13, 15.5, 14, 16.5, 15, 17.5, 16, 18.5, 17, 19.5, 18, 20.5]),
      .caption2: Row(.regular, .semibold, [12, 14.5, 13, 15.5, 14, 16.5, 15, 17.5, 15, 18.5, 17, 19.5]),
    ])
}
