import ArgumentParser
import MaquetteElements
import MaquetteExport
import MaquetteFiles
import MaquetteRedlines
import MaquetteStudio
import MaquetteTokens

struct Export: Verb {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write pictures of sheets as SVG or PDF, or a theme's tokens, for design tools.",
    discussion: """
      The files have the shapes of the pictures, in groups with the names of the sheet's elements. Text is \
      exported as outlines, or with --text live as text in fonts that the file contains. If --out names a .pdf \
      file, it gets a page for each picture; a folder gets a file for each picture.

      In a folder, the next run writes only the files that have changed. 'maquette extract' and 'verify' read \
      the sheet back from them.

      EXAMPLES
        maquette export sheet.yaml --as svg
        maquette export sheets/ --as svg --out vectors/
        maquette export sheets/ --as pdf --out book.pdf
        maquette export sheet.yaml --as svg --text live
        maquette export --as tokens-studio --out tokens.json
        maquette export --as figma-variables --era glass > variables.json
      """)

  @Argument(help: "Sheets, folders of sheets, or - for standard input.", completion: Completion.sheets)
  var sheets: [String] = []

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("The format.", valueName: "svg|pdf|tokens-studio|figma-variables"))
  var format: Format

  @Option(
    name: .shortAndLong,
    help: "A file, a folder (created if needed), or - for standard output.", completion: .file())
  var out: String?

  @Option(help: Help.exportedText)
  var text = ExportText.outlines

  @OptionGroup var options: SheetOptions

  @Option(
    help: ArgumentHelp(
      "Draw measurements around the pictures, overriding the sheets: all, none, or some kinds.",
      valueName: "kinds"))
  var redlines: String?

  @Option(help: "The platform of the exported tokens.", completion: Completion.platform)
  var platform: String?

  @Option(help: "The design era of the exported tokens.", completion: Completion.era)
  var era: String?

  @Flag(help: "Omit the sources that files otherwise carry; see 'maquette extract'.")
  var strip = false

  @Flag(help: Help.strict)
  var strict = false

  @Flag(help: "Write everything, even if it has not changed.")
  var force = false

  @Option(help: Help.threads)
  var threads: Int?

  /// What can be exported.
  enum Format: Hashable, ExpressibleByArgument {
    case pictures(ExportFormat)
    case tokens(ToolTokenFormat)

    init?(argument: String) {
      if let format = ExportFormat(rawValue: argument) {
        self = .pictures(format)
      } else if let format = ToolTokenFormat(rawValue: argument) {
        self = .tokens(format)
      } else {
        return nil
      }
    }

    static var allValueStrings: [String] {
      ExportFormat.allCases.map(\.rawValue) + ToolTokenFormat.allCases.map(\.rawValue)
    }
  }

  func validate() throws {
    try Help.checkThreads(threads)
    switch format {
    case .pictures:
      if sheets.isEmpty { throw ValidationError("Name sheets or folders of sheets.") }
      if platform != nil || era != nil {
        throw ValidationError("--platform and --era apply to tokens only; set them in the sheet.")
      }
    case .tokens:
      if !sheets.isEmpty { throw ValidationError("Tokens come from a theme; leave out the sheets.") }
    }
  }

  func run(on console: Console) throws {
    switch format {
    case .pictures(let format): try export(as: format, on: console)
    case .tokens(let format): try writeTokens(as: format, on: console)
    }
  }

  private func export(as format: ExportFormat, on console: Console) throws {
    let settings = try console.settings()
    var request = RenderRequest(
      sheets: sheets, theme: try options.theme.sources(on: console), out: out ?? settings.out,
      threads: threads ?? console.processors, stream: console.input)
    request.export = ExportSettings(format, text: text)
    request.scale = try options.pixelsPerPoint(on: console)
    request.redlines = try redlines.map { try Redline.kinds(list: $0) }
    request.isStripped = strip
    request.isStrict = strict
    request.isForced = force
    try Render.draw(request, console: console)
  }

  private func writeTokens(as format: ToolTokenFormat, on console: Console) throws {
    var environment = try options.theme.environment(on: console)
    try AttributeOption.set("platform", to: platform, of: &environment)
    try AttributeOption.set("era", to: era, of: &environment)
    let text = format.text(of: environment.theme, in: console.catalogue)
    guard let out, out != "-" else { return console.write(text) }
    NamedOutput.add(out)
    try PictureOutput.write(file: Array(text.utf8), to: out)
    console.write(line: out)
  }
}
