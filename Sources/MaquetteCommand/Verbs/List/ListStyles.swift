internal import ArgumentParser
internal import MaquetteControls
internal import MaquetteDocuments
internal import MaquetteGraphics
internal import MaquetteTypography

/// Prints the text styles of a platform.
struct ListStyles: Verb {
  static let configuration = CommandConfiguration(
    commandName: "styles", abstract: "List text styles with their sizes.",
    discussion: """
      EXAMPLES
        maquette list styles
        maquette list styles --platform macos
        maquette list styles --text-size accessibility-3
      """)

  @Option(help: Help.platform)
  var platform: String?

  @Option(help: Help.era)
  var era: String?

  @Option(help: Help.textSize)
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
