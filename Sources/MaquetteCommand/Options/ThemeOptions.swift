public import ArgumentParser
import MaquetteElements
public import MaquettePNG
import MaquetteStudio
import MaquetteSheets

struct FontOptions: ParsableArguments {
  @Option(help: Help.font, completion: Completion.fonts)
  var font: [String] = []

  @Option(
    help: ArgumentHelp("A folder of fonts; its families can be named by design tokens.", valueName: "dir"),
    completion: .directory)
  var fontDir: [String] = []

  /// The files and folders; single fonts come first.
  var paths: [String] { font + fontDir }
}

struct ThemeOptions: ParsableArguments {
  @OptionGroup var fonts: FontOptions

  @Option(
    help: ArgumentHelp(
      "Design tokens that change the theme: a token file or a resolver. Of several the later ones win.",
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
      "Pixels per point, from 0.5 to 8, instead of what the sheet says.", valueName: "number"))
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
    "A font file or a folder of them, for characters that the bundled font does not have.", valueName: "path")
  static let threads: ArgumentHelp =
    "How many pictures to draw at the same time; by default one for each processor."
  static let compression = ArgumentHelp(
    "How hard to compress; the pixels are the same.", valueName: "fast|default|best")
  static let strict: ArgumentHelp = "Make warnings errors, such as a symbol that does not exist."
  static let platform = ArgumentHelp("The system whose look is used.", valueName: "ios|macos|watchos")
  static let era = ArgumentHelp("The look of a range of system versions.", valueName: "ios7|classic|glass")
  static let textSize: ArgumentHelp = "The Dynamic Type size, such as large or accessibility-3."
  static let shard = ArgumentHelp("Take the k-th of n parts, from 1/n to n/n.", valueName: "k/n")
  static let results = ArgumentHelp("The folder of the check's results.", valueName: "folder")

  static func checkThreads(_ threads: Int?) throws {
    if let threads, threads < 1 { throw ValidationError("--threads takes a number from 1 on.") }
  }
}

/// The names of the levels are the values of `--compression`.
extension PNGOptions.Compression: ExpressibleByArgument {}
