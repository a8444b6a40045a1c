internal import ArgumentParser
internal import MaquetteFiles

/// Where a report goes besides the terminal.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write the report as a page to look at, index.html in a folder (made if there is none).",
      valueName: "folder"))
  var report: String?

  @Option(help: ArgumentHelp("Write the results as JUnit XML.", valueName: "file|-"))
  var junit: String?

  @Option(
    defaultAsFlag: "-",
    help: ArgumentHelp(
      "Write the results as JSON, to standard output if no file is named.", valueName: "file|-")
  )
  var json: String?

  /// Whether standard output is taken by JSON or XML.
  var takesOutput: Bool { json == "-" || junit == "-" }

  func validate() throws {
    if json == "-" && junit == "-" {
      throw ValidationError("Standard output takes --json or --junit; name a file for one of them.")
    }
    for (option, path) in [("--json", json), ("--junit", junit)] {
      guard let path, path != "-", Folder.kind(of: path) == .folder else { continue }
      throw ValidationError(
        option == "--json"
          ? "--json takes a file, and '\(path)' is a folder; for standard output write --json - \(path)"
          : "\(option) takes a file, and '\(path)' is a folder.")
    }
  }
}
