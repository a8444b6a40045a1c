import MaquetteScreens
import MaquetteDiagnostics
package import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The reference of the built-in themes' measures with their sources, made from their tables.
package enum MeasureReference {
  /// Every measure and colour of every theme, as Markdown, with the source of each.
  package static func markdown(of catalogue: Catalogue) -> String {
    Markdown.withContents(
      ([introduction] + MeasureTable.all(of: catalogue).map(section)).joined(separator: "\n"))
  }

  private static let introduction = """
    # Measures

    `maquette list measures` prints this page from the tables of the built-in themes. The names are [design tokens](Tokens.md), so a brand can change
    every value.

    Lengths are points. Of two values the first is for light, the second for dark appearance. The last column gives the source, in the order of the
    columns if sources differ. **M** was measured in a picture of the real control, **P** was published, **D** was derived from such a value, and **C** is our
    choice. The numbers refer to the list under each table.

    """

  private static func section(of table: MeasureTable) -> String {
    let rows = table.rows.map { row in
      [Markdown.code(row.title)] + StandardTheme.allCases.map { cell(row, in: $0) } + [
        marks(of: row, in: table)
      ]
    }
    let sources = table.sources.indices.map { place in
      "- **\(mark(place, in: table))** \(table.sources[place].origin)\n"
    }
    return "## \(Markdown.code(table.title))\n\n"
      + Markdown.table(["measure"] + StandardTheme.allCases.map(\.title) + ["source"], rows)
      + (sources.isEmpty ? "" : "\n" + sources.joined())
  }

  /// A row's value in a theme, or both if appearances differ; a dash if the theme has none.
  private static func cell(_ row: MeasureTable.Row, in theme: StandardTheme) -> String {
    joined([Appearance.light, .dark].compactMap { row.value(theme, $0).map(text) }, with: ", ")
  }

  /// The marks of a row's sources: one if all values have the same, else one for each theme.
  private static func marks(of row: MeasureTable.Row, in table: MeasureTable) -> String {
    let marks = StandardTheme.allCases.map { theme in
      joined(
        [Appearance.light, .dark].compactMap { appearance in
          row.value(theme, appearance).map { _ in
            row.source(theme, appearance).map { mark($0, in: table) } ?? "?"
          }
        }, with: "/")
    }
    let known = Set(marks).subtracting([none])
    return known.count == 1 ? known.joined() : marks.joined(separator: " ")
  }

  /// The mark of a source: the letter of its kind, and its number in the table.
  private static func mark(_ place: Int, in table: MeasureTable) -> String {
    "\(table.sources[place].kind.rawValue.prefix(1).uppercased())\(place + 1)"
  }

  private static let none = "–"

  /// The values of light and dark appearance as one text: one value if they are equal.
  private static func joined(_ values: [String], with separator: String) -> String {
    guard let first = values.first, let last = values.last else { return none }
    return first == last ? first : first + separator + last
  }

  private static func text(_ value: ThemeTokenValue) -> String {
    switch value {
    case .points(let value), .number(let value): number(value)
    case .weight(let weight): String(weight.rawValue)
    case .textStyle(let style): Markdown.code("type.\(style.rawValue)")
    case .colorToken(let color): Markdown.code("color.\(color.name)")
    case .color(let color): Markdown.code(color.hexText)
    case .typography(let entry): "\(number(entry.size))/\(number(entry.leading)) \(entry.weight.rawValue)"
    }
  }

  private static func number(_ value: Double) -> String { Evidence.number((value * 1000).rounded() / 1000) }
}
