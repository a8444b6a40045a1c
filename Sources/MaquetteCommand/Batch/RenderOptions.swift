internal import ArgumentParser
internal import MaquetteBatch

/// What is drawn, how, and where to: what `render` and `plan` have in common.
struct RenderOptions: ParsableArguments {
  @Argument(help: "Sheets, folders of sheets, or - for standard input.")
  var sheets: [String]

  @Option(
    name: .shortAndLong,
    help: "A .png file, a folder (made if there is none), or - for standard output.")
  var out: String?

  @OptionGroup var options: SheetOptions
  @OptionGroup var redlines: RedlineOption
  @OptionGroup var motion: MotionOption

  @Flag(help: "Leave out of the files what their pictures were drawn from; see 'maquette extract'.")
  var strip = false

  @OptionGroup var compression: CompressionOption
  @OptionGroup var share: ShareOption
  @OptionGroup var threads: ThreadOption

  /// What is asked for.
  func request() throws(Failure) -> RenderRequest {
    RenderRequest(
      sheets: sheets, out: out, scale: try options.pixelsPerPoint(), theme: options.theme.values,
      redlines: try redlines.kinds(), motion: try motion.choice(), isStripped: strip,
      compression: compression.compression,
      share: try share.share(in: ProcessEnvironment.all), threads: threads.count)
  }
}
