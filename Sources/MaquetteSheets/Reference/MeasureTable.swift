package import MaquetteElements

/// One table of the reference of measures: a control's metrics and colours, the system's colours, or the text styles.
package struct MeasureTable: Sendable {
  /// One measure with its values.
  package struct Row: Sendable {
    /// The name without that of the table: `thumb-inset`, `color.switch-track`.
    package var title: String
    /// The value in a theme; nil if it has none.
    package var value: @Sendable (StandardTheme, Appearance) -> ThemeTokenValue?
  }

  /// The name of the tokens' group.
  package var title: String
  /// The measures in the order of the control's table.
  package var rows: [Row]
  /// Where the values come from.
  package var sources: [MeasureSource]

  /// Returns the place of a value's source in the table's; nil if none names it.
  package func source(of row: Row, in theme: StandardTheme, under appearance: Appearance) -> Int? {
    MeasureSource.place(of: row.title, in: theme, under: appearance, among: sources)
  }

  /// The tables of a catalogue: those of its controls, then the system's colours and text styles.
  package static func all(of catalogue: Catalogue) -> [MeasureTable] {
    catalogue.metrics.map { table(of: $0) }
      + [
        MeasureTable(
          title: Theme.colorGroup,
          rows: ColorToken.system.flatMap {
            rows(of: $0, titled: $0.name, increased: "increased.\($0.name)")
          },
          sources: ColorToken.systemSources),
        MeasureTable(
          title: Theme.typeGroup,
          rows: TextStyle.allCases.map { row(of: ThemeToken($0), titled: $0.rawValue) },
          sources: TextStyle.sources),
      ]
  }

  private static func table<Metrics: ThemeMetrics>(of metrics: Metrics.Type) -> MeasureTable {
    MeasureTable(
      title: metrics.tokenGroup,
      rows: ThemeToken.tokens(of: metrics).map { token in
        row(of: token, titled: String(token.name.dropFirst(metrics.tokenGroup.count + 1)))
      }
        + metrics.colors.flatMap {
          rows(of: $0, titled: "color.\($0.name)", increased: "increased-color.\($0.name)")
        },
      sources: metrics.sources)
  }

  /// The rows of a colour: standard contrast, and increased if that differs.
  private static func rows(of color: ColorToken, titled title: String, increased: String) -> [Row] {
    let token = ThemeToken(color)
    let standard = row(of: token, titled: title)
    let increasedRow = row(of: token, titled: increased, contrast: .increased)
    let differs = StandardTheme.allCases.contains { theme in
      Appearance.allCases.contains { standard.value(theme, $0) != increasedRow.value(theme, $0) }
    }
    return differs ? [standard, increasedRow] : [standard]
  }

  private static func row(of token: ThemeToken, titled title: String, contrast: Contrast = .standard) -> Row {
    Row(title: title) { theme, appearance in
      token.value(theme.theme, ThemeToken.Context(appearance: appearance, contrast: contrast))
    }
  }
}
