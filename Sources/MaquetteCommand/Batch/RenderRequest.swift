internal import MaquetteBatch
internal import MaquetteFiles
internal import MaquettePNG
internal import MaquetteRedlines

/// What a command line asks to be drawn, how, and where to; as it was written, and with defaults for the rest.
struct RenderRequest: Sendable {
  /// Sheets, folders of sheets, or `-` for standard input.
  var sheets: [String]
  /// A PNG file, a folder, or `-` for standard output.
  var out: String?
  /// Pixels a point instead of what sheets say.
  var scale: Double?
  /// The fonts and token files that are given.
  var theme = ThemeOptions.Values()
  /// The measurements to draw instead of what sheets say.
  var redlines: Set<Redline>?
  /// What is drawn of pictures that move.
  var motion = MotionOption.Choice()
  /// Whether files do not say what their pictures were drawn from.
  var isStripped = false
  /// How hard the files are compressed.
  var compression: PNGOptions.Compression = .default
  /// The part of the work that is done here; nil for all of it.
  var share: Share?
  /// The number of threads.
  var threads = ProcessEnvironment.processorCount

  /// The run that is asked for. It keeps a manifest in a folder that is named.
  func run(console: Console) throws(Failure) -> RenderRun {
    let inputs = try SheetInput.all(in: sheets)
    let place = try place(for: inputs)
    var isIncremental = false
    if out != nil, case .folder = place { isIncremental = true }
    let folders = sheets.filter { $0 != SheetInput.stream && Folder.kind(of: $0) == .folder }
    return RenderRun(
      inputs: inputs, folders: folders, place: place, settings: DrawingSettings(self, console: console),
      share: share,
      threads: threads, console: console, isIncremental: isIncremental)
  }

  /// Where pictures go: as `--out` says, else with the sheet's stream to standard output, else to the current folder.
  private func place(for inputs: [SheetInput]) throws(Failure) -> OutputPlace {
    if let out { return try OutputPlace(out) }
    let isFilter = inputs.count == 1 && inputs[0].path == SheetInput.stream
    return isFilter ? .stream : .folder("")
  }
}
