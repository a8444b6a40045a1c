import ArgumentParser
import MaquetteElements
import MaquetteDocuments
import MaquetteStudio
import MaquetteTokens

struct ListStyles: Verb {
  static let configuration = CommandConfiguration(
    commandName: "styles", abstract: "List text styles with their sizes.",
    discussion: """
      EXAMPLES
        maquette list styles
        maquette list styles --platform macos
        maquette list styles --text-size accessibility-3
      """)

  @Option(help: Help.platform, completion: Completion.platform)
  var platform: String?

  @Option(help: Help.era, completion: Completion.era)
  var era: String?

  @Option(help: Help.textSize, completion: Completion.textSize)
  var textSize: String?

  @OptionGroup var options: ListOptions

  func run(on console: Console) throws {
    var environment = Environment()
    try AttributeOption.set("platform", to: platform, of: &environment)
    try AttributeOption.set("era", to: era, of: &environment)
    try AttributeOption.set("text-size", to: textSize, of: &environment)
    let ramp = environment.theme.typeRamp
    let entries = TextStyle.allCases.map { ($0.rawValue, ramp.entry(for: $0, at: environment.textSize)) }
    options.print(
      Columns.text(
        [["STYLE", "SIZE", "LEADING", "WEIGHT"]]
          + entries.map { name, entry in
            [name, "\(entry.size.decimalText) pt", "\(entry.leading.decimalText) pt", "\(entry.weight)"]
          }),
      json: .array(
        entries.map { name, entry in
          .object([
            "name": .text(name), "size": .number(entry.size), "leading": .number(entry.leading),
            "weight": .whole(entry.weight.rawValue),
          ])
        }), on: console)
  }
}

struct ListFonts: Verb {
  static let configuration = CommandConfiguration(
    commandName: "fonts", abstract: "List the families of fonts.")

  @OptionGroup var fonts: FontOptions

  @OptionGroup var options: ListOptions

  func run(on console: Console) throws {
    let families = try ThemeSources(fonts: fonts.paths, catalogue: console.catalogue).library().families
    options.print(
      Columns.text(
        families.map {
          let isStandIn = $0 == FontLibrary.bundled.families.first
          let bundled =
            isStandIn ? "bundled; replaces the system font" : "bundled; for characters that it lacks"
          return [$0, isBundled($0) ? bundled : "named on the command line"]
        }),
      json: .array(
        families.map { .object(["name": .text($0), "bundled": .boolean(isBundled($0))]) }), on: console)
  }

  private func isBundled(_ family: String) -> Bool { FontLibrary.bundled.families.contains(family) }
}

struct ListTokens: Verb {
  static let configuration = CommandConfiguration(
    commandName: "tokens", abstract: "List the design tokens of a theme with their types and values.",
    discussion: """
      Values are for light appearance at standard contrast; 'maquette tokens --export' writes all.

      EXAMPLES
        maquette list tokens
        maquette list tokens --platform macos
        maquette list tokens --era glass
        maquette list tokens --tokens brand.tokens.json   including a brand's, as {brand.primary}
      """)

  @OptionGroup var theme: ListedTheme

  @OptionGroup var options: ListOptions

  func run(on console: Console) throws {
    let tokens = TokenListing.all(of: try theme.environment(on: console).theme, in: console.catalogue)
    options.print(
      Columns.text([["TOKEN", "TYPE", "VALUE"]] + tokens.map { [$0.name, $0.type, $0.value] }),
      json: .array(
        tokens.map {
          .object(["name": .text($0.name), "type": .text($0.type), "value": .text($0.value)])
        }), on: console)
  }
}

/// The theme whose colours or tokens are listed.
struct ListedTheme: ParsableArguments {
  @Option(help: Help.platform, completion: Completion.platform)
  var platform: String?

  @Option(help: Help.era, completion: Completion.era)
  var era: String?

  @OptionGroup var theme: ThemeOptions

  func environment(on console: Console) throws(StudioError) -> Environment {
    var environment = try theme.environment(on: console)
    try AttributeOption.set("platform", to: platform, of: &environment)
    try AttributeOption.set("era", to: era, of: &environment)
    return environment
  }
}
