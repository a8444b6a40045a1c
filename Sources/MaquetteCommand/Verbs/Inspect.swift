internal import ArgumentParser
internal import MaquetteControls
internal import MaquetteDocuments
internal import MaquetteScene
internal import MaquetteSheets

/// Prints what a sheet is on its way to pixels.
struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Print a stage of a sheet on its way to pixels.",
    discussion: """
      STAGES
        tree             the elements and where they are in the sheet
        layout           the elements and their frames in points
        accessibility    what assistive technology is told
        display-list     what is drawn, in points

      EXAMPLES
        maquette inspect sheet.yaml
        maquette inspect sheet.yaml --stage accessibility
      """)

  /// Where to stop and look.
  enum Stage: String, CaseIterable, ExpressibleByArgument {
    case tree, layout, accessibility
    case displayList = "display-list"
  }

  @Argument(help: "A sheet, or - for standard input.")
  var sheet: String

  @Option(help: "The stage to print.")
  var stage = Stage.layout

  @OptionGroup var options: SheetOptions

  func run() throws {
    let console = Console.standard
    let environment = try options.environment()
    let reading = SheetReading(SheetInput(path: sheet, subfolder: ""), environment: environment)
    let document = try reading.outcome.get()
    console.say(document.warnings)
    let pictures = try SheetOptions.pictures(
      of: document, path: sheet, scale: options.pixelsPerPoint())
    for picture in pictures {
      if pictures.count > 1 { try console.write("== \(picture.name)\n") }
      try console.write(text(of: picture))
    }
  }

  private func text(of picture: Sheet) throws(Failure) -> String {
    let drawing = try PictureDrawing(picture, path: sheet)
    return switch stage {
    case .tree: drawing.layout.treeText
    case .layout: drawing.layout.layoutText
    case .accessibility: drawing.layout.accessibilityText
    case .displayList: drawing.displayList.text
    }
  }
}
