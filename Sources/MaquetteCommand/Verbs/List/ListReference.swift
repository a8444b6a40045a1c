internal import ArgumentParser
internal import MaquetteSheets

/// Prints the reference of the language.
struct ListReference: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference", abstract: "Print the reference of sheets as Markdown.")

  func run() throws { try Console.standard.write(SheetReference.markdown()) }
}
