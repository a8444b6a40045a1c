public import ArgumentParser
import MaquetteElements
public import MaquettePNG
import MaquetteStudio
import MaquetteSheets

struct FontOptions: ParsableArguments {
  @Option(help: Help.font, completion: Completion.fonts)
  var font: [String] = []

  @Option(
    help: ArgumentHelp("A folder of fonts; design tokens can name their families.", valueName: "dir"),
    completion: .directory)
  var fontDir: [String] = []

  /// The files and folders; single fonts come first.
  var paths: [String] { font + fontDir }
}

struct ThemeOptions: ParsableArguments {
  @OptionGroup var fonts: FontOptions

  @Option(
    help: ArgumentHelp(
      "Design tokens that change the theme: a token file or a resolver. Later ones win.",
      valueName: "file"), completion: Completion.tokens)
  var tokens: [String] = []

  /// The fonts and token files, those of the project first; single fonts come before folders.
  func sources(on console: Console) throws(StudioError) -> ThemeSources {
    let settings = try console.settings()
    return ThemeSources(
      fonts: settings.fonts + fonts.paths, tokens: settings.tokens + tokens, catalogue: console.catalogue,
      stream: console.input)
  }

  /// The environment of what sheets leave open. Prints the remarks on token files.
  func environment(on console: Console) throws(StudioError) -> Environment {
    let theme = try sources(on: console).load()
    console.say(theme.warnings)
    return theme.environment
  }
}

struct SheetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Pixels per point, 0.5 to 8, overriding the sheet.", valueName: "number"))
  var scale: String?

  @OptionGroup var theme: ThemeOptions

  func pixelsPerPoint(on console: Console) throws(StudioError) -> Double? {
    let settings = try console.settings()
    guard let scale = scale ?? settings.scale else { return nil }
    var canvas = SheetCanvas()
    try AttributeOption.set("scale", to: scale, of: &canvas)
    return canvas.scale
  }

  func request(for sheet: String, on console: Console) throws(StudioError) -> SheetRequest {
    let environment = try theme.environment(on: console)
    return SheetRequest(
      sheet, scale: try pixelsPerPoint(on: console), environment: environment, stream: console.input)
  }
}

/// Help texts and checks of options that several verbs have.
enum Help {
  static let font = ArgumentHelp(
    "A font file or a folder of fonts, for characters missing from the bundled font.", valueName: "path")
  static let threads: ArgumentHelp =
    "The number of pictures to draw in parallel; by default one per processor."
  static let compression = ArgumentHelp(
    "The compression effort; it does not change pixels.", valueName: "fast|default|best")
  static let strict: ArgumentHelp = "Treat warnings, such as an unknown symbol, as errors."
  static let platform = ArgumentHelp("The platform whose look is drawn.", valueName: "ios|macos|watchos")
  static let era = ArgumentHelp("The design era to draw.", valueName: "ios7|classic|glass")
  static let textSize: ArgumentHelp = "The Dynamic Type size, such as large or accessibility-3."
  static let exportedText = ArgumentHelp(
    "Text as outlines, which look the same everywhere, or live, which can be selected.",
    valueName: "outlines|live")
  static let shard = ArgumentHelp("Process the k-th of n parts, from 1/n to n/n.", valueName: "k/n")
  static let results = ArgumentHelp("The folder of the check's results.", valueName: "folder")

  static func checkThreads(_ threads: Int?) throws {
    if let threads, threads < 1 { throw ValidationError("--threads takes a number from 1 on.") }
  }
}

/// The names of the levels are the values of `--compression`.
extension PNGOptions.Compression: ExpressibleByArgument {}
