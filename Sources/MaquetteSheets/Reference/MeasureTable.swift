package import MaquetteElements

/// One table of the reference of measures: a control's metrics and colours, the system's colours, or the text styles.
package struct MeasureTable: Sendable {
  /// One measure with its values.
  package struct Row: Sendable {
    /// The name without that of the table: `thumb-inset`, `color.switch-track`.
    package var title: String
    /// The value in a theme; nil if it has none.
    package var value: @Sendable (StandardTheme, Appearance) -> ThemeTokenValue?
    /// The place of the value's source in the table's; nil if none is stated.
    package var source: @Sendable (StandardTheme, Appearance) -> Int?
  }

  /// The name of the tokens' group.
  package var title: String
  /// The measures in the order of the control's table.
  package var rows: [Row]
  /// How the values are known.
  package var sources: [MeasureSource]

  /// The tables of a catalogue: those of its controls, then the system's colours and text styles.
  package static func all(of catalogue: Catalogue) -> [MeasureTable] {
    catalogue.metrics.map { table(of: $0) } + [colors, textStyles]
  }

  private static func table<Metrics: ThemeMetrics>(of metrics: Metrics.Type) -> MeasureTable {
    let group = metrics.tokenGroup
    let file = MeasureFile(of: group)
    let tokens = ThemeToken.tokens(of: metrics).enumerated().map { place, token in
      row(of: token, titled: String(token.name.dropFirst(group.count + 1)), in: file, expected: place)
    }
    let colors = metrics.colors.flatMap {
      rows(of: $0, titled: "color.\($0.name)", increased: "increased-color.\($0.name)", in: file)
    }
    return MeasureTable(title: group, rows: tokens + colors, sources: file?.sources ?? [])
  }

  private static var colors: MeasureTable {
    let file = MeasureFile(of: Theme.colorGroup)
    return MeasureTable(
      title: Theme.colorGroup,
      rows: ColorToken.system.flatMap {
        rows(of: $0, titled: $0.name, increased: "increased.\($0.name)", in: file)
      },
      sources: file?.sources ?? [])
  }

  private static var textStyles: MeasureTable {
    let rows = TextStyle.allCases.map { style in
      let token = ThemeToken(style)
      return Row(title: style.rawValue) { theme, appearance in
        token.value(theme.theme, ThemeToken.Context(appearance: appearance))
      } source: { theme, _ in
        TextStyle.sources.firstIndex(of: style.source(in: theme))
      }
    }
    return MeasureTable(title: Theme.typeGroup, rows: rows, sources: TextStyle.sources)
  }

  /// The rows of a colour: standard contrast, and increased if that differs.
  private static func rows(
    of color: ColorToken, titled title: String, increased: String, in file: MeasureFile?
  ) -> [Row] {
    let token = ThemeToken(color)
    let standard = row(of: token, titled: title, in: file)
    let increasedRow = row(of: token, titled: increased, in: file, contrast: .increased)
    let differs = StandardTheme.allCases.contains { theme in
      Appearance.allCases.contains { standard.value(theme, $0) != increasedRow.value(theme, $0) }
    }
    return differs ? [standard, increasedRow] : [standard]
  }

  private static func row(
    of token: ThemeToken, titled title: String, in file: MeasureFile?, expected: Int = 0,
    contrast: Contrast = .standard
  ) -> Row {
    let place = file?.row(of: title, expected: expected)
    return Row(title: title) { theme, appearance in
      token.value(theme.theme, ThemeToken.Context(appearance: appearance, contrast: contrast))
    } source: { theme, appearance in
      place.flatMap { file?.source($0, in: theme, under: appearance) }
    }
  }
}
