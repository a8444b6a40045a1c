import MaquetteDiagnostics
import ArgumentParser
import MaquetteElements
import MaquetteExport
import MaquetteSheets
import MaquettePNG
import MaquetteStudio

struct Draw: Verb {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draw one control without a sheet.",
    discussion: """
      Attributes are the same as in sheets; 'maquette list controls button' lists a button's. \
      Join nested attributes with a dot, as in frame.width=200.

      EXAMPLES
        maquette draw button title=Play symbol=play.fill style=filled -o play.png
        maquette draw button Play --appearance dark --scale 3
        maquette draw button Play -o play.svg
        maquette draw symbol bell.fill --background transparent -o bell.png
        maquette draw label 'Wi-Fi' -o - > label.png
      """)

  @Argument(help: "The control's name, as in sheets.", completion: Completion.controls)
  var control: String

  @Argument(
    help: ArgumentHelp("The control's attributes.", valueName: "name=value"),
    completion: Completion.attributes)
  var attributes: [String] = []

  @Option(
    name: .shortAndLong,
    help: "A .png, .svg or .pdf file, a folder, or - for standard output; by default <control>.png.")
  var out: String?

  @Option(help: ArgumentHelp("Pixels per point, from 0.5 to 8; by default 2.", valueName: "number"))
  var scale: String?

  @Option(help: ArgumentHelp("Light or dark.", valueName: "light|dark"), completion: Completion.appearance)
  var appearance: String?

  @Option(help: Help.platform, completion: Completion.platform)
  var platform: String?

  @Option(help: Help.era, completion: Completion.era)
  var era: String?

  @Option(help: Help.textSize, completion: Completion.textSize)
  var textSize: String?

  @Option(help: "The padding around the control in points; 16 by default.")
  var padding: String?

  @Option(help: "A colour such as background or #FFCC00, or transparent.", completion: Completion.color)
  var background: String?

  @OptionGroup var theme: ThemeOptions

  @Option(help: Help.compression)
  var compression = PNGOptions.Compression.default

  @Flag(help: Help.strict)
  var strict = false

  func run(on console: Console) throws {
    let arguments = try ControlArguments(
      control: control, arguments: attributes, catalogue: console.catalogue)
    let sources = try theme.sources(on: console)
    try check(arguments, in: sources.load().environment)
    let sheet = arguments.sheet([
      "scale": try scale ?? console.settings().scale, "padding": padding, "background": background,
      "platform": platform, "era": era, "appearance": appearance, "text-size": textSize,
    ])
    let written = try WrittenSheet(sheet, name: control, theme: sources)
    console.say(written.warnings)
    try say(written.drawing.layout, on: console)
    let export = ExportFormat.option(format: nil, out: out).map { ExportSettings($0) }
    let place = try OutputPlace(out ?? "", on: console, suffix: export?.format.rawValue ?? "png")
    try written.write(to: place, as: export, compression: compression, observer: console.observer())
  }

  /// Reports what is wrong in the words of the command line, before a sheet is written.
  private func check(_ arguments: ControlArguments, in environment: Environment) throws {
    var canvas = SheetCanvas()
    var environment = environment
    try AttributeOption.set("scale", to: scale, of: &canvas)
    try AttributeOption.set("padding", to: padding, of: &canvas)
    for (name, text) in [
      ("platform", platform), ("era", era), ("appearance", appearance), ("text-size", textSize),
    ] {
      try AttributeOption.set(name, to: text, of: &environment)
    }
    _ = try arguments.images()
    try Brand.$known.withValue(environment.brandNames) {
      try AttributeOption.set("background", to: background, of: &canvas)
      _ = try arguments.element()
    }
  }

  /// Prints the warnings of the layout; under `--strict` they are an error.
  private func say(_ layout: LayoutNode, on console: Console) throws(ExitStatus) {
    var warnings: [ElementWarning] = []
    layout.forEach { node, _ in warnings += node.warnings.filter { !warnings.contains($0) } }
    for warning in warnings {
      console.say(
        warning.message, hint: warning.hint, about: control, strict ? .error : .warning)
    }
    if strict && !warnings.isEmpty { throw .badInput }
  }
}
