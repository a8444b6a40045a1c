internal import MaquetteControls
package import MaquetteElements
internal import MaquetteDiagnostics
internal import MaquetteGraphics
internal import MaquetteTypography

/// The reference of the built-in themes' measures, made from their tables.
package enum MeasureReference {
  /// Every measure of every theme, as Markdown, with a mark on values without a source.
  package static func markdown(of catalogue: Catalogue = .standard) -> String {
    ([introduction] + catalogue.metrics.map { section(of: $0, in: catalogue) } + [colors(of: catalogue)])
      .joined(separator: "\n")
  }

  /// The mark of a value that is this project's own.
  private static let mark = "†"

  private static let introduction = """
    # Measures

    This page is made from the tables of the built-in themes: `maquette list measures` prints it, and a test fails when the two
    differ. The names are those of [design tokens](Tokens.md), so all of it can be changed.

    Lengths are points; of two values the first is that of light, the second that of dark appearance. A value with \(mark) is **our
    choice**: it comes from no picture of the platform and from no published number. The code names the sources of the others at
    each table.

    """

  private static let themes: [(title: String, theme: Theme)] = [
    ("iOS 7", .ios7), ("iOS", .ios), ("iOS 26", .iosGlass), ("macOS 10", .macos10), ("macOS", .macos),
    ("macOS 26", .macosGlass), ("watchOS", .watchos),
  ]

  private static func section(of metrics: any ThemeMetrics.Type, in catalogue: Catalogue) -> String {
    let group = metrics.tokenGroup
    let rows = catalogue.tokens.filter { $0.name.hasPrefix(group + ".") }.map { token in
      [Markdown.code(String(token.name.dropFirst(group.count + 1)))]
        + themes.map { cell(token, in: $0.theme) }
    }
    return "## \(Markdown.code(group))\n\n"
      + Markdown.table(["measure"] + themes.map(\.title), rows)
  }

  /// A token's value in a theme, with the mark if it is this project's own; a dash if the theme has none.
  private static func cell(_ token: ThemeToken, in theme: Theme) -> String {
    let values = [Appearance.light, .dark].compactMap { appearance in
      token.value(theme, ThemeToken.Context(appearance: appearance)).map(text)
    }
    guard let first = values.first, let last = values.last else { return "–" }
    return (first == last ? first : "\(first), \(last)")
      + (token.choices.contains(theme.platform) ? " \(mark)" : "")
  }

  private static func text(_ value: ThemeTokenValue) -> String {
    switch value {
    case .points(let value), .number(let value): Evidence.number((value * 1000).rounded() / 1000)
    case .weight(let weight): String(weight.rawValue)
    case .textStyle(let style): Markdown.code("type.\(style.rawValue)")
    case .colorToken(let color): Markdown.code("color.\(color.name)")
    case .color(let color): Markdown.code(color.hexText)
    case .typography(let entry): Evidence.number(entry.size)
    }
  }

  private static func colors(of catalogue: Catalogue) -> String {
    let own = catalogue.colors.filter(\.isOurChoice)
    let rows = own.map { token in
      let color = token.standard(for: .ios, era: .classic)
      return [Markdown.code(token.name)]
        + [color.light, color.dark, color.lightIncreased, color.darkIncreased].map {
          Markdown.code($0.hexText) + " \(mark)"
        }
    }
    return "## Colours of our choice\n\n"
      + Markdown.table(
        ["colour", "light", "dark", "light, increased contrast", "dark, increased contrast"], rows)
  }
}
