import ArgumentParser
import MaquetteStudio

struct Inspect: Verb {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Print an intermediate stage of a sheet: tree, layout and more.",
    discussion: """
      STAGES
        tree             the elements with their positions in the sheet
        layout           the elements and their frames in points
        accessibility    the elements exposed to accessibility
        fonts            the texts, with the font of each letter
        display-list     the drawing operations, in points

      EXAMPLES
        maquette inspect sheet.yaml
        maquette inspect sheet.yaml --stage accessibility
        maquette inspect sheet.yaml --stage layout --json
        maquette inspect sheet.yaml --legend spoken.png
      """)

  @Argument(help: "A sheet, or - for standard input.", completion: Completion.sheets)
  var sheet: String

  @Option(help: "The stage to print.")
  var stage = SheetStage.layout

  @Flag(help: "Print the stage tree, layout or accessibility as JSON.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Draw the picture with numbered accessible elements and their spoken texts, to a file or a folder.",
      valueName: "path"))
  var legend: String?

  @OptionGroup var options: SheetOptions

  func validate() throws {
    guard json, !stage.hasJSON else { return }
    throw ValidationError("--json needs --stage tree, layout or accessibility.")
  }

  func run(on console: Console) throws {
    let place = try legend.map { (path) throws(StudioError) in try OutputPlace(path, on: console) }
    let request = try options.request(for: sheet, on: console)
    let observer = console.observer()
    if let place { return try request.drawLegends(to: place, observer: observer) }
    console.write(
      json ? try request.json(of: stage, observer: observer) : try request.text(of: stage, observer: observer)
    )
  }
}

/// The names of the stages are the values of `--stage`.
extension SheetStage: ExpressibleByArgument {}
