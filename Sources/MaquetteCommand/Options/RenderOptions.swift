import ArgumentParser
import MaquetteElements
import MaquetteExport
import MaquetteFiles
import MaquetteRedlines
import MaquetteSheets
import MaquettePNG
import MaquetteStudio

/// The options that `render` and `plan` have in common.
struct RenderOptions: ParsableArguments {
  @Argument(help: "Sheets, folders of sheets, or - for standard input.", completion: Completion.sheets)
  var sheets: [String]

  @Option(
    name: .shortAndLong,
    help: "A file, a folder (created if needed), or - for standard output.", completion: .file())
  var out: String?

  @OptionGroup var options: SheetOptions

  @Option(
    help: ArgumentHelp(
      "Draw measurements around the pictures, overriding the sheets: all, none, or some of "
        + Redline.allCases.map(\.rawValue).joined(separator: ", ") + ".",
      valueName: "kinds"))
  var redlines: String?

  @Option(
    help: ArgumentHelp(
      "The format, overriding the sheets: png for stills, apng for animations, svg or pdf for vectors.",
      valueName: "png|apng|svg|pdf"))
  var format: String?

  @Option(
    name: .customLong("at"),
    help: ArgumentHelp("Draw animated pictures as stills at this time.", valueName: "seconds"))
  var seconds: Double?

  @Option(help: Help.exportedText)
  var text: ExportText?

  @Flag(help: "Omit the sources that files otherwise carry; see 'maquette extract'.")
  var strip = false

  @Option(help: Help.compression)
  var compression = PNGOptions.Compression.default

  @Option(help: Help.shard)
  var shard: String?

  @Option(help: Help.threads)
  var threads: Int?

  func validate() throws { try Help.checkThreads(threads) }

  func request(on console: Console) throws(StudioError) -> RenderRequest {
    let settings = try console.settings()
    var request = RenderRequest(
      sheets: sheets, theme: try options.theme.sources(on: console), out: out ?? settings.out,
      threads: threads ?? console.processors, stream: console.input)
    request.scale = try options.pixelsPerPoint(on: console)
    request.redlines = try redlines.map { (list) throws(StudioError) in try Redline.kinds(list: list) }
    let exported = ExportFormat.option(format: format, out: request.out)
    request.export = exported.map { ExportSettings($0, text: text ?? .outlines) }
    if text != nil && request.export == nil {
      throw StudioError(.usage, "--text needs SVG or PDF; add --format svg or --format pdf")
    }
    request.motion = try motion(format: request.export == nil ? format : nil)
    request.isStripped = strip
    request.compression = compression
    request.shard = try Shard.option(shard)
    return request
  }

  private func motion(format: String?) throws(StudioError) -> MotionChoice {
    var choice = try MotionChoice.option(format: format)
    guard let seconds else { return choice }
    guard (0...Moment.longest.seconds).contains(seconds) else {
      throw StudioError(
        .usage, "--at takes a number of seconds from 0 to \(Int(Moment.longest.seconds))")
    }
    if choice.format == .apng {
      throw StudioError(
        .usage, "--at draws a still picture and --format apng an animated one; use one of them")
    }
    choice.moment = Moment(seconds: seconds)
    return choice
  }
}

extension ExportText: ExpressibleByArgument {}

extension ExportFormat {
  /// The format of `--format` or, without it, of the suffix of `--out`; nil for PNG.
  static func option(format: String?, out: String?) -> ExportFormat? {
    ExportFormat(rawValue: format ?? out.map(FileName.suffix) ?? "")
  }
}

extension MotionChoice {
  /// The choice of `--format`.
  static func option(format: String?) throws(StudioError) -> MotionChoice {
    var canvas = SheetCanvas()
    try AttributeOption.set("format", to: format, of: &canvas)
    return MotionChoice(format: format == nil ? nil : canvas.format)
  }
}

extension Shard {
  /// The shard of `--shard`; nil for everything.
  static func option(_ text: String?) throws(StudioError) -> Shard? {
    guard let text else { return nil }
    guard let shard = Shard(text) else {
      throw StudioError(
        .usage,
        "--shard: '\(text)' is not a shard; write k/n with k from 1 to n and n up to \(largestCount)")
    }
    return shard
  }
}

extension OutputPlace {
  /// Throws an error if a picture's bytes would go to a terminal.
  func check(on console: Console) throws(StudioError) {
    if self == .stream && console.outputIsTerminal {
      throw StudioError(.usage, "standard output is a terminal; name a file with --out, or redirect it")
    }
  }

  /// The place at a path; an error if it is standard output and a terminal.
  init(_ argument: String, on console: Console, suffix: String = "png") throws(StudioError) {
    try self.init(argument, suffix: suffix)
    try check(on: console)
  }
}
