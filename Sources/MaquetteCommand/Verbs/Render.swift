internal import ArgumentParser
internal import MaquetteBatch

/// Draws sheets.
struct Render: ParsableCommand {
  /// The word that stands for it on the command line.
  static let verb = "render"

  static let configuration = CommandConfiguration(
    commandName: verb,
    abstract: "Draw the pictures of sheets.",
    discussion: """
      Each sheet makes one picture, or one for every variant it has. They go to the current folder under \
      the sheet's name, or where --out says; their paths are printed. Folders are searched for sheets, and \
      what is found in a folder keeps its place below --out.

      A folder that --out names gets a manifest, maquette-manifest.jsonl: with it the next run draws only what \
      has changed, be it a sheet, a font, an option or this program, and what is not in the folder as it was \
      written. What failed is named at the end and does not keep the rest from being drawn.

      EXAMPLES
        maquette render sheet.yaml                  writes sheet.png
        maquette render sheet.yaml -o out.png       writes out.png
        maquette render sheets/ --out build/        draws what has changed in the folder
        maquette render sheets/ --out build/ --watch
                                                    and again whenever a sheet is saved
        maquette render sheets/ --out build/ --shard 2/3
                                                    draws the second third; 'merge' joins them
        maquette render sheet.yaml --scale 3        draws at three pixels a point
        maquette render sheet.yaml --redlines all   draws the measurements around it
        maquette render sheets/ --out build/ --gallery build/ --contact build/contact.png
                                                    and shows all pictures together
        maquette render - < sheet.yaml > out.png    reads and writes streams
      """)

  @OptionGroup var source: RenderOptions
  @OptionGroup var gallery: GalleryOptions

  @Flag(help: "Make warnings errors, such as a symbol that does not exist.")
  var strict = false

  @Flag(help: "Draw everything, whether or not it has changed.")
  var force = false

  @Flag(help: "Print what would be drawn, and why, and draw nothing.")
  var dryRun = false

  @Flag(help: "Name pictures that no sheet draws any more; with --yes, delete them.")
  var prune = false

  @Flag(help: "Do delete what --prune names.")
  var yes = false

  @Flag(help: "Draw again whenever a sheet is saved, or a file that it is made from, until Ctrl-C.")
  var watch = false

  @Option(
    help: ArgumentHelp(
      "Begin no picture after so long; the next run goes on from there. The exit code is 75.",
      valueName: "seconds"))
  var timeout: Double?

  func validate() throws {
    if yes && !prune { throw ValidationError("--yes confirms --prune; there is nothing else to confirm.") }
    if watch && (dryRun || source.sheets.contains(SheetInput.stream)) {
      throw ValidationError("--watch draws files again; it goes with neither --dry-run nor standard input.")
    }
    if let timeout, !(timeout > 0 && timeout < 1e9) {
      throw ValidationError("--timeout takes a number of seconds above 0.")
    }
  }

  func run() throws {
    let console = Console.standard
    Interruption.holdBack()
    if watch { try keepDrawing(on: console) } else { try drawOnce(on: console) }
  }

  /// Draws, and again whenever a file changes. What is wrong is said and does not end it; Ctrl-C does.
  private func keepDrawing(on console: Console) throws(Failure) -> Never {
    var watch = SheetWatch(arguments: source.sheets)
    // What can never be drawn, such as a wrong option, ends it at once.
    _ = try run(on: console)
    var isFirst = true
    while true {
      let snapshot = watch.snapshot()
      do throws(Failure) {
        var run = try run(on: console)
        run.isForced = force && isFirst
        let summary = try run.run()
        watch.inputs = summary.inputs
        if isFirst || !summary.isIdle { try showTogether(summary, of: run, console: console) }
        if isFirst || !summary.isIdle { try report(summary, of: run) }
      } catch {
        console.say(error)
      }
      if isFirst { console.say("watching; Ctrl-C ends it") }
      isFirst = false
      watch.wait(for: snapshot)
    }
  }

  private func drawOnce(on console: Console) throws(Failure) {
    let run = try run(on: console)
    if dryRun { return try list(run.planned(), console: console) }
    let summary = try run.run()
    try showTogether(summary, of: run, console: console)
    try report(summary, of: run)
  }

  private func report(_ summary: RunSummary, of run: RenderRun) throws(Failure) {
    try RunReport(summary, of: run, isPruning: prune, isDeleting: prune && yes).say()
  }

  /// Writes the contact sheets and the gallery that were asked for.
  private func showTogether(
    _ summary: RunSummary, of run: RenderRun, console: Console
  ) throws(Failure) {
    guard gallery.isWanted else { return }
    guard case .folder(let folder) = run.place else {
      throw Failure(.usage, "--contact and --gallery show a folder of pictures; name a folder with --out")
    }
    try gallery.write(summary.pictures, in: folder, threads: run.threads, console: console)
  }

  /// The run that the command line asks for.
  private func run(on console: Console) throws(Failure) -> RenderRun {
    let deadline = timeout.map { ContinuousClock.now + .seconds($0) }
    var run = try source.request().run(console: console)
    guard run.isIncremental || !prune else {
      throw Failure(.usage, "--prune looks at what former runs left in a folder; name it with --out")
    }
    try run.place.check(on: console)
    guard run.share == nil || run.isIncremental else {
      throw Failure(.usage, "--shard leaves a manifest for 'maquette merge'; name a folder with --out")
    }
    guard run.share == nil || !prune else {
      throw Failure(.usage, "--prune looks at all pictures, and --shard draws a part; prune without it")
    }
    run.isStrict = strict
    run.isForced = force
    run.deletesOrphans = prune && yes
    run.deadline = deadline
    return run
  }

  /// Prints what would be drawn.
  private func list(_ planned: RenderRun.Planned, console: Console) throws(Failure) {
    for stale in planned.stale {
      let cell = planned.plan.cells[stale.cell]
      try console.write("\(cell.target ?? "-"): \(stale.reason.rawValue)\n")
    }
    let count = planned.stale.count
    console.say("\(count) of \(planned.plan.cells.count) would be drawn")
    if let failure = planned.whole.sheets.compactMap(\.failure).first { throw Failure(said: failure.status) }
  }
}
