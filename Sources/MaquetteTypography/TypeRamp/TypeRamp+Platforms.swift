extension TypeRamp {
  /// iOS and iPadOS: twelve text sizes.
  ///
  /// Source: Human Interface Guidelines, "Typography", Dynamic Type sizes and larger accessibility sizes.
  public static let ios = TypeRamp(
    columns: TextSize.allCases,
    rows: [
      .largeTitle: Row(
        .regular, .bold,
        [
          31, 38, 32, 39, 33, 40, 34, 41, 36, 43, 38, 46, 40, 48, 44, 52, 48, 57, 52, 61, 56, 66, 60, 70,
        ]),
      .title1: Row(
        .regular, .bold,
        [
          25, 31, 26, 32, 27, 33, 28, 34, 30, 37, 32, 39, 34, 41, 38, 46, 43, 51, 48, 57, 53, 62, 58, 68,
        ]),
      .title2: Row(
        .regular, .bold,
        [
          19, 24, 20, 25, 21, 26, 22, 28, 24, 30, 26, 32, 28, 34, 34, 41, 39, 47, 44, 52, 50, 59, 56, 66,
        ]),
      .title3: Row(
        .regular, .semibold,
        [
          17, 22, 18, 23, 19, 24, 20, 25, 22, 28, 24, 30, 26, 32, 31, 38, 37, 44, 43, 51, 49, 58, 55, 65,
        ]),
      .headline: Row(
        .semibold, .semibold,
        [
          14, 19, 15, 20, 16, 21, 17, 22, 19, 24, 21, 26, 23, 29, 28, 34, 33, 40, 40, 48, 47, 56, 53, 62,
        ]),
      .body: Row(
        .regular, .semibold,
        [
          14, 19, 15, 20, 16, 21, 17, 22, 19, 24, 21, 26, 23, 29, 28, 34, 33, 40, 40, 48, 47, 56, 53, 62,
        ]),
      .callout: Row(
        .regular, .semibold,
        [
          13, 18, 14, 19, 15, 20, 16, 21, 18, 23, 20, 25, 22, 28, 26, 32, 32, 39, 38, 46, 44, 52, 51, 60,
        ]),
      .subheadline: Row(
        .regular, .semibold,
        [
          12, 16, 13, 18, 14, 19, 15, 20, 17, 22, 19, 24, 21, 28, 25, 31, 30, 37, 36, 43, 42, 50, 49, 58,
        ]),
      .footnote: Row(
        .regular, .semibold,
        [
          12, 16, 12, 16, 12, 16, 13, 18, 15, 20, 17, 22, 19, 24, 23, 29, 27, 33, 33, 40, 38, 46, 44, 52,
        ]),
      .caption1: Row(
        .regular, .semibold,
        [
          11, 13, 11, 13, 11, 13, 12, 16, 14, 19, 16, 21, 18, 23, 22, 28, 26, 32, 32, 39, 37, 44, 43, 51,
        ]),
      .caption2: Row(
        .regular, .semibold,
        [
          11, 13, 11, 13, 11, 13, 11, 13, 13, 18, 15, 20, 17, 22, 20, 25, 24, 30, 29, 35, 34, 41, 40, 48,
        ]),
    ])

  /// macOS: one size for each style at all text sizes.
  ///
  /// Source: Human Interface Guidelines, "Typography", macOS built-in text styles.
  public static let macos = TypeRamp(
    columns: [.large],
    rows: [
      .largeTitle: Row(.regular, .bold, [26, 32]),
      .title1: Row(.regular, .bold, [22, 26]),
      .title2: Row(.regular, .bold, [17, 22]),
      .title3: Row(.regular, .semibold, [15, 20]),
      .headline: Row(.bold, .heavy, [13, 16]),
      .body: Row(.regular, .semibold, [13, 16]),
      .callout: Row(.regular, .semibold, [12, 15]),
      .subheadline: Row(.regular, .semibold, [11, 14]),
      .footnote: Row(.regular, .semibold, [10, 13]),
      .caption1: Row(.regular, .medium, [10, 13]),
      .caption2: Row(.medium, .semibold, [10, 13]),
    ])

  /// watchOS: six text sizes; the accessibility sizes equal the largest of them.
  ///
  /// Source: Human Interface Guidelines, "Typography", watchOS Dynamic Type sizes. The guideline has no row for
  /// callout and subheadline, which equal body and caption 1; footnote is its "Footnote 1".
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
