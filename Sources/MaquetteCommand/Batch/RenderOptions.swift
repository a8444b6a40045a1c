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

  /// The run that is asked for. It keeps a manifest in a folder that is named.
  func run(console: Console) throws(Failure) -> RenderRun {
    let inputs = try SheetInput.all(in: sheets)
    let place = place(for: inputs)
    let share = try share.share(in: ProcessEnvironment.all)
    var isIncremental = false
    if out != nil, case .folder = place { isIncremental = true }
    return RenderRun(
      inputs: inputs, place: place,
      settings: try DrawingSettings(
        options: options, compression: compression.compression, redlines: redlines.kinds(),
        motion: motion.choice(), isStripped: strip, console: console),
      share: share,
      threads: threads.count, console: console, isIncremental: isIncremental)
  }

  /// Where pictures go: as `--out` says, else with the sheet's stream to standard output, else to the current folder.
  private func place(for inputs: [SheetInput]) -> OutputPlace {
    let isFilter = inputs.count == 1 && inputs[0].path == SheetInput.stream
    return out.map { OutputPlace($0) } ?? (isFilter ? .stream : .folder(""))
  }
}
