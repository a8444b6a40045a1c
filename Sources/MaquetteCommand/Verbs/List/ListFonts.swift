internal import ArgumentParser
internal import MaquetteStudio
internal import MaquetteDocuments
internal import MaquetteTypography

/// Prints the families of fonts that texts are set in.
struct ListFonts: Verb {
  static let configuration = CommandConfiguration(
    commandName: "fonts", abstract: "List the families of fonts.")

  @Option(help: Help.font)
  var font: [String] = []

  @OptionGroup var options: ListOptions

  func run(on console: Console) throws {
    let families = try ThemeSources(fonts: font).library().families
    options.print(
      Columns.text(
        families.map {
          let isStandIn = $0 == FontLibrary.bundled.families.first
          let bundled = isStandIn ? "bundled; stands in for the system font" : "bundled; for what that lacks"
          return [$0, isBundled($0) ? bundled : "named on the command line"]
        }),
      json: .array(
        families.map { .object(["name": .text($0), "bundled": .boolean(isBundled($0))]) }), on: console)
  }

  private func isBundled(_ family: String) -> Bool { FontLibrary.bundled.families.contains(family) }
}
