internal import ArgumentParser
internal import MaquetteSheets

/// Prints what the themes measure.
struct ListMeasures: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measures",
    abstract: "Print the measures of the built-in themes as Markdown, and which of them no source gives.")

  func run() throws { try Console.standard.write(MeasureReference.markdown()) }
}
