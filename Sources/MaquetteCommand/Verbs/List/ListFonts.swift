internal import ArgumentParser
internal import MaquetteTypography

/// Prints the families of fonts that texts are set in.
struct ListFonts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts", abstract: "List the families of fonts.")

  @Option(help: FontOption.help)
  var font: [String] = []

  @OptionGroup var options: ListOptions

  func run() throws {
    let families = try FontOption.library(paths: font).families
    let bundled = Set(FontLibrary.bundled.families)
    try options.print(
      Columns.text(
        families.map {
          [$0, bundled.contains($0) ? "bundled; stands in for the system font" : "named on the command line"]
        }),
      json: .array(
        families.map { .object([("name", .text($0)), ("bundled", .boolean(bundled.contains($0)))]) }))
  }
}
