internal import ArgumentParser
internal import MaquetteTypography

/// Prints the families of fonts that texts are set in.
struct ListFonts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts", abstract: "List the fonts that come with maquette.")

  @OptionGroup var options: ListOptions

  func run() throws {
    let families = FontLibrary.bundled.families
    try options.print(
      families.map { $0 + "\n" }.joined(), json: .array(families.map { .object([("name", .text($0))]) }))
  }
}
