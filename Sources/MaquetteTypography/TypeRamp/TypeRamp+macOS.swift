extension TypeRamp {
  /// macOS: one size for each style, whatever the reader's text size.
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
}
