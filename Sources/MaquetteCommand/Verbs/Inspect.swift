internal import ArgumentParser
internal import MaquetteControls
internal import MaquetteDocuments
internal import MaquetteLint
internal import MaquettePNG
internal import MaquetteRendering
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
        maquette inspect sheet.yaml --stage accessibility --json
        maquette inspect sheet.yaml --legend spoken.png
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

  @Flag(help: "Print the stage accessibility as JSON.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Draw the picture with its accessible elements numbered and what is spoken beside it, to a file or a folder.",
      valueName: "path"))
  var legend: String?

  @OptionGroup var options: SheetOptions

  func validate() throws {
    if json && stage != .accessibility { throw ValidationError("--json goes with --stage accessibility.") }
  }

  func run() throws {
    let console = Console.standard
    let place = try legend.map { try OutputPlace($0) }
    let environment = try options.environment()
    let reading = SheetReading(SheetInput(path: sheet, subfolder: ""), environment: environment)
    let document = try reading.outcome.get()
    console.say(document.warnings)
    let pictures = try SheetOptions.pictures(
      of: document, path: sheet, scale: options.pixelsPerPoint())
    if let place { return try drawLegends(of: pictures, to: place, console) }
    if json { return try console.write(AccessibilityJSON.text(pictures)) }
    for picture in pictures {
      if pictures.count > 1 { try console.write("== \(picture.name)\n") }
      try console.write(text(of: picture))
    }
  }

  private func drawLegends(
    of pictures: [Sheet], to place: OutputPlace, _ console: Console
  ) throws(Failure) {
    try place.check(on: console)
    try place.check(pictures.map { (sheet, $0.name + ".png") })
    for picture in pictures {
      let mockup = AccessibilityLegend.picture(
        of: picture.mockup(), title: picture.canvas.title ?? picture.name)
      let drawing = try PictureDrawing(mockup, name: picture.name, path: sheet)
      let path = place.path(of: picture.name, in: "")
      if let path { try PictureOutput.createFolder(of: path) }
      try PictureOutput.write(
        try drawing.picture(by: Renderer(), isTraced: false), compression: .default, threads: 1, to: path,
        console: console)
      if let path { try console.write(path + "\n") }
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
