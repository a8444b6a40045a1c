import ArgumentParser
import MaquetteDocuments
import MaquetteElements

struct ListColors: Verb {
  static let configuration = CommandConfiguration(
    commandName: "colors", abstract: "List the named colours with their values.",
    discussion: """
      EXAMPLES
        maquette list colors
        maquette list colors --platform macos --era glass
        maquette list colors --tokens brand.tokens.json   including a brand's, as {brand.primary}
      """)

  @OptionGroup var theme: ListedTheme

  @OptionGroup var options: ListOptions

  func run(on console: Console) throws {
    let theme = try theme.environment(on: console).theme
    let named = console.catalogue.colors.map { ($0.name, theme.colors[$0]) }
    let constants = ColorReference.constants.sorted { $0.key < $1.key }.map { name, color in
      [name] + Array(repeating: color.hexText, count: 4)
    }
    let brand = theme.brand.colors.sorted().map { ("{\($0)}", theme.colors[.brand($0)]) }
    let rows =
      (named + brand).map { name, looks in
        [name] + [looks.light, looks.dark, looks.lightIncreased, looks.darkIncreased].map(\.hexText)
      } + constants
    let titles = ["light", "dark", "light, increased contrast", "dark, increased contrast"]
    options.print(
      Columns.text([["COLOR"] + titles.map { $0.uppercased() }] + rows),
      json: .array(
        rows.map { row in
          .object(
            [JSON.Member("name", .text(row[0]))]
              + zip(titles, row.dropFirst()).map { JSON.Member($0, .text($1)) })
        }), on: console)
  }
}
