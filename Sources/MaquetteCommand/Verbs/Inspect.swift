internal import ArgumentParser
internal import MaquetteControls
internal import MaquetteDocuments
internal import MaquetteLint
internal import MaquetteRendering
internal import MaquetteScene
internal import MaquetteSheets
internal import MaquetteStudio

/// Prints a stage of a sheet between text and pixels.
struct Inspect: Verb {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Print a stage of a sheet between text and pixels.",
    discussion: """
      STAGES
        tree             the elements and where they are in the sheet
        layout           the elements and their frames in points
        accessibility    the elements exposed to accessibility
        display-list     what is drawn, in points

      EXAMPLES
        maquette inspect sheet.yaml
        maquette inspect sheet.yaml --stage accessibility
        maquette inspect sheet.yaml --stage accessibility --json
        maquette inspect sheet.yaml --legend spoken.png
      """)

  /// The stages.
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
      "Draw the picture with its accessible elements numbered and their spoken texts beside it, to a file or a folder.",
      valueName: "path"))
  var legend: String?

  @OptionGroup var options: SheetOptions

  func validate() throws {
    if json && stage != .accessibility { throw ValidationError("--json goes with --stage accessibility.") }
  }

  func run(on console: Console) throws {
    let place = try legend.map { (path) throws(StudioError) in try OutputPlace(path) }
    let document = try SheetInput(path: sheet)
      .document(in: options.theme.environment(on: console), stream: console.input)
    console.say(document.warnings)
    let pictures = try document.pictures(scale: options.pixelsPerPoint(), path: sheet)
    if let place { return try drawLegends(of: pictures, to: place, console) }
    if json { return console.write(AccessibilityJSON.text(pictures)) }
    for picture in pictures {
      if pictures.count > 1 { console.write("== \(picture.name)\n") }
      console.write(try text(of: picture))
    }
  }

  private func drawLegends(
    of pictures: [Sheet], to place: OutputPlace, _ console: Console
  ) throws(StudioError) {
    try place.check(on: console)
    try place.check(pictures.map { (sheet, $0.name + ".png") })
    for picture in pictures {
      let mockup = AccessibilityLegend.picture(
        of: picture.mockup(), title: picture.canvas.title ?? picture.name)
      let drawing = try PictureDrawing(mockup, name: picture.name, path: sheet)
      let bytes = try PictureOutput.encode(drawing.picture(by: Renderer(), isTraced: false))
      try place.write(bytes, named: picture.name, console: console)
    }
  }

  private func text(of picture: Sheet) throws(StudioError) -> String {
    let drawing = try PictureDrawing(picture, path: sheet)
    return switch stage {
    case .tree: drawing.layout.treeText
    case .layout: drawing.layout.layoutText
    case .accessibility: drawing.layout.accessibilityText
    case .displayList: drawing.displayList.text
    }
  }
}
