internal import ArgumentParser
internal import MaquetteControls
internal import MaquetteRendering
internal import MaquetteSheets

/// Draws one control that the command line describes.
struct Draw: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draw one control without a sheet.",
    discussion: """
      Attributes are the ones that sheets use; 'maquette list controls button' shows those of a button. \
      Attributes within attributes are joined with a dot, as in frame.width=200.

      EXAMPLES
        maquette draw button title=Play symbol=play.fill style=filled -o play.png
        maquette draw button Play --appearance dark --scale 3
        maquette draw symbol bell.fill --background transparent -o bell.png
        maquette draw label 'Wi-Fi' -o - > label.png
      """)

  @Argument(help: "The control, as sheets name it.")
  var control: String

  @Argument(help: ArgumentHelp("What the control is to be like.", valueName: "name=value"))
  var attributes: [String] = []

  @Option(
    name: .shortAndLong, help: "A .png file, a folder, or - for standard output; by default <control>.png.")
  var out: String?

  @Option(help: ArgumentHelp("Pixels per point, from 0.5 to 8; by default 2.", valueName: "number"))
  var scale: String?

  @Option(help: ArgumentHelp("Light or dark.", valueName: "light|dark"))
  var appearance: String?

  @Option(help: ArgumentHelp("The system whose control is drawn.", valueName: "ios|macos|watchos"))
  var platform: String?

  @Option(
    help: ArgumentHelp("The look of a range of system versions.", valueName: "ios7|classic|glass"))
  var era: String?

  @Option(help: "The Dynamic Type size, such as large or accessibility-3.")
  var textSize: String?

  @Option(help: "Room around the control in points; by default 16.")
  var padding: String?

  @Option(help: "A colour such as background or #FFCC00, or transparent.")
  var background: String?

  @OptionGroup var theme: ThemeOptions

  @OptionGroup var compression: CompressionOption

  @Flag(help: "Make warnings errors, such as a symbol that does not exist.")
  var strict = false

  func run() throws {
    let console = Console.standard
    Interruption.holdBack()
    let drawing = try drawing()
    try say(drawing.layout, console: console)
    let place = try out.map { try OutputPlace($0) } ?? .folder("")
    try place.check(on: console)
    let target = place.path(of: control, in: "")
    if let target { try PictureOutput.createFolder(of: target) }
    try PictureOutput.write(
      drawing.picture(by: Renderer(), isTraced: false), compression: compression.compression, threads: 1,
      to: target,
      console: console)
    if let target { try console.write(target + "\n") }
  }

  private func drawing() throws(Failure) -> PictureDrawing {
    let element = try ControlArguments(control: control, arguments: attributes).element()
    var canvas = SheetCanvas()
    try AttributeOption.set("scale", to: scale, of: &canvas)
    try AttributeOption.set("padding", to: padding, of: &canvas)
    try AttributeOption.set("background", to: background, of: &canvas)
    var environment = try theme.environment()
    environment.scale = canvas.scale
    try AttributeOption.set("platform", to: platform, of: &environment)
    try AttributeOption.set("era", to: era, of: &environment)
    try AttributeOption.set("appearance", to: appearance, of: &environment)
    try AttributeOption.set("text-size", to: textSize, of: &environment)
    let mockup = Mockup(
      element, environment: environment, padding: canvas.padding, background: canvas.background)
    return try PictureDrawing(mockup, name: control, path: control)
  }

  /// Says what could not be drawn as asked; under `--strict` that is an error.
  private func say(_ layout: LayoutNode, console: Console) throws(Failure) {
    var warnings: [ElementWarning] = []
    layout.forEach { node, _ in warnings += node.warnings.filter { !warnings.contains($0) } }
    let severity = strict ? "error" : "warning"
    for warning in warnings {
      console.say("\(control): \(severity): \(warning.message)" + (warning.hint.map { "\n  \($0)" } ?? ""))
    }
    if strict && !warnings.isEmpty { throw Failure(said: .badInput) }
  }
}
