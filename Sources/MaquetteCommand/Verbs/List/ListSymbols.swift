internal import ArgumentParser
internal import MaquetteControls

/// Prints the names of symbols.
struct ListSymbols: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbols", abstract: "List symbols, composed ones such as bell.slash.fill included.")

  @OptionGroup var options: ListOptions

  func run() throws {
    try options.print(
      Symbols.names.map { $0 + "\n" }.joined(), json: .array(Symbols.names.map(JSONValue.text)))
  }
}
