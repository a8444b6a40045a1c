internal import ArgumentParser
internal import MaquetteDocuments
internal import MaquetteLint
internal import MaquetteSheets

/// Says where sheets break the guidelines.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Say where sheets break the guidelines of the platforms.",
    discussion: """
      Rules are measured on every picture of a sheet, laid out and drawn, so that a title that is cut in one language \
      at one text size is found. An element may break a rule for a reason: \
      'lint-ignore: {rule: L-hit, because: ...}'.

      EXAMPLES
        maquette lint sheet.yaml
        maquette lint sheets/ --format github

      The exit code is 2 if there are warnings or errors.
      """)

  @Argument(help: "Sheets or folders of sheets; - for standard input.")
  var sheets: [String]

  @OptionGroup var options: SheetOptions

  func run() throws {
    let console = Console.standard
    let environment = try options.environment()
    let scale = try options.pixelsPerPoint()
    var fails = false
    for input in try SheetInput.all(in: sheets) {
      let document = try SheetReading(input, environment: environment).outcome.get()
      _ = scale
      let report = Linter().report(on: document)
      for finding in report.findings { try console.write(finding.diagnostic.rendered + "\n") }
      fails = fails || report.fails
    }
    if fails { throw Failure(said: .guideline) }
  }
}
