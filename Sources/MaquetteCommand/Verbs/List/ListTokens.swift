internal import ArgumentParser
internal import MaquetteControls
internal import MaquetteDocuments
internal import MaquetteTokens

/// Prints the design tokens of a theme.
struct ListTokens: Verb {
  static let configuration = CommandConfiguration(
    commandName: "tokens", abstract: "List the design tokens of a theme with their types and values.",
    discussion: """
      Values are those of light appearance at standard contrast; 'maquette tokens --export' writes all.

      EXAMPLES
        maquette list tokens
        maquette list tokens --platform macos
        maquette list tokens --era glass
      """)

  @Option(help: Help.platform)
  var platform: String?

  @Option(help: Help.era)
  var era: String?

  @OptionGroup var options: ListOptions

  func run(on console: Console) throws {
    var environment = Environment()
    try AttributeOption.set("platform", to: platform, of: &environment)
    try AttributeOption.set("era", to: era, of: &environment)
    let tokens = TokenListing.all(of: environment.platform, era: environment.era)
    options.print(
      Columns.text([["TOKEN", "TYPE", "VALUE"]] + tokens.map { [$0.name, $0.type, $0.value] }),
      json: .array(
        tokens.map {
          .object(["name": .text($0.name), "type": .text($0.type), "value": .text($0.value)])
        }), on: console)
  }
}
