import ArgumentParser
import MaquetteFiles
import MaquetteStudio

struct Render: Verb {
  static let configuration = CommandConfiguration(
    commandName: "render",
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

  @Option(
    help: ArgumentHelp(
      "Also draw all pictures small, with their names, on contact sheets: this .png file, and beside it one for "
        + "each further \(GalleryOutput.picturesPerSheet).", valueName: "file"))
  var contact: String?

  @Option(
    help: ArgumentHelp(
      "Also write a page that shows all pictures, index.html in this folder. It opens from disk.",
      valueName: "folder"))
  var gallery: String?

  @Flag(help: Help.strict)
  var strict = false

  @Flag(help: "Draw everything, whether or not it has changed.")
  var force = false

  @Flag(
    name: .shortAndLong,
    help: "Print the path of every file, also of more than \(Console.mostPaths) on a terminal.")
  var verbose = false

  @Flag(
    help:
      "Print JSON in place of paths: the pictures, what became of them, and all problems with their places.")
  var json = false

  @Flag(help: "Print what would be drawn, and why, and draw nothing.")
  var dryRun = false

  @Flag(help: "Name pictures that no sheet draws any more; with --yes, delete them.")
  var prune = false

  @Flag(help: "Delete what --prune names.")
  var yes = false

  @Flag(help: "Draw again whenever a sheet is saved, or a file that it is made from, until Ctrl-C.")
  var watch = false

  @Option(
    help: ArgumentHelp(
      "Begin no picture after so long; the next run goes on from there. The exit code is 75.",
      valueName: "seconds"))
  var timeout: Double?

  func validate() throws {
    if let contact, FileName.suffix(of: contact) != "png" {
      throw ValidationError("--contact writes a PNG; let its name end in .png.")
    }
    if yes && !prune { throw ValidationError("--yes confirms --prune; there is nothing else to confirm.") }
    if json && (dryRun || watch) {
      throw ValidationError("--json tells of one run; it goes with neither --dry-run nor --watch.")
    }
    if watch && (dryRun || source.sheets.contains(SheetInput.stream)) {
      throw ValidationError("--watch draws files again; it goes with neither --dry-run nor standard input.")
    }
    if let timeout, !(timeout > 0 && timeout < 1e9) {
      throw ValidationError("--timeout takes a number of seconds above 0.")
    }
  }

  func run(on console: Console) throws {
    if watch { try keepDrawing(on: console) }
    let record = json ? RunRecord() : nil
    let run = try renderRun(on: console, record: record)
    if dryRun { return try Self.list(run.foreseen(), console: console) }
    let summary = try run.run()
    if let record { console.write(record.text(of: summary)) }
    try showTogether(summary, of: run, console: console)
    try report(summary, of: run, console: console)
  }

  /// Draws now, and again whenever a file changes. Errors are printed and do not end it; Ctrl-C does.
  private func keepDrawing(on console: Console) throws -> Never {
    var watch = SheetWatch(source.sheets)
    // A request that can never be drawn, such as a wrong option, ends it at once.
    _ = try renderRun(on: console)
    var isFirst = true
    while true {
      let snapshot = watch.snapshot()
      do {
        let run = try renderRun(on: console, isForced: force && isFirst)
        let summary = try run.run()
        watch.inputs = summary.inputs
        if isFirst || !summary.isIdle {
          try showTogether(summary, of: run, console: console)
          try report(summary, of: run, console: console)
        }
      } catch let error as StudioError {
        console.say(error)
      } catch is ExitStatus {
        // The report names all failures.
      }
      if isFirst { console.say("watching; Ctrl-C ends it") }
      isFirst = false
      watch.wait(for: snapshot)
    }
  }

  private func report(_ summary: RunSummary, of run: RenderRun, console: Console) throws {
    try RunReport(summary: summary, run: run, isPruning: prune, isDeleting: prune && yes).say(on: console)
  }

  /// Writes the contact sheets and the gallery.
  private func showTogether(_ summary: RunSummary, of run: RenderRun, console: Console) throws(StudioError) {
    guard contact != nil || gallery != nil else { return }
    guard case .folder(let folder) = run.place else {
      throw StudioError(
        .usage, "--contact and --gallery show a folder of pictures; name a folder with --out")
    }
    try GalleryOutput(contact: contact, page: gallery, threads: run.request.threads)
      .write(summary.pictures, in: folder, observer: console.observer(listsFiles: !json))
  }

  private func renderRun(
    on console: Console, isForced: Bool? = nil, record: RunRecord? = nil
  ) throws(StudioError) -> RenderRun {
    var request = try source.request(on: console)
    request.deadline = timeout.map { ContinuousClock.now + .seconds($0) }
    request.isStrict = strict
    request.isForced = isForced ?? force
    request.deletesOrphans = prune && yes
    let observer = console.observer(listsFiles: !json, isVerbose: verbose)
    let run = try RenderRun(request, observer: record?.observer(observer) ?? observer)
    guard run.isIncremental || !prune else {
      throw StudioError(.usage, "--prune looks at what former runs left in a folder; name it with --out")
    }
    guard !json || run.place != .stream else {
      throw StudioError(
        .usage, "--json goes to standard output, and so does the picture; name a file with --out")
    }
    try run.place.check(on: console)
    guard request.shard == nil || run.isIncremental else {
      throw StudioError(.usage, "--shard leaves a manifest for 'maquette merge'; name a folder with --out")
    }
    guard request.shard == nil || !prune else {
      throw StudioError(.usage, "--prune looks at all pictures, and --shard draws a part; prune without it")
    }
    return run
  }

  private static func list(_ foreseen: RenderRun.Foreseen, console: Console) throws {
    let planned = foreseen.planned
    for stale in planned.stale {
      let cell = planned.plan.cells[stale.cell]
      console.write(line: "\(cell.target ?? "-"): \(stale.reason.rawValue)")
    }
    let count = planned.stale.count
    var parts = ["\(count) of \(planned.plan.cells.count) would be drawn"]
    if foreseen.rewrittenCount > 0 {
      parts.append("\(foreseen.rewrittenCount) would note a changed input and keep their pixels")
    }
    if !foreseen.failed.isEmpty { parts.append("\(foreseen.failed.count) would fail") }
    console.say(parts.joined(separator: ", "))
    if let failure = foreseen.failure { throw ExitStatus(failure) }
  }

  /// The request of `render` with only sheets and one `--out`; nil for any other command line.
  ///
  /// Build systems use this form most, often once per sheet, and the parser spends a third of the instructions of such
  /// a call on the declarations of all options. The parser gives the same result for these words.
  static func plainRequest(_ words: ArraySlice<String>, console: Console) -> RenderRequest? {
    guard words.first == "render", !console.hasSettings else { return nil }
    var sheets: [String] = []
    var out: String?
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      if word == "--out" || word == "-o" {
        guard out == nil, let value = rest.popFirst(), !value.hasPrefix("-") else { return nil }
        out = value
      } else if word.hasPrefix("-") {
        return nil
      } else {
        sheets.append(word)
      }
    }
    guard !sheets.isEmpty else { return nil }
    return RenderRequest(
      sheets: sheets, theme: ThemeSources(catalogue: console.catalogue), out: out,
      threads: console.processors,
      stream: console.input)
  }

  static func draw(_ request: RenderRequest, console: Console) throws {
    let run = try RenderRun(request, observer: console.observer())
    try run.place.check(on: console)
    try RunReport(summary: run.run(), run: run).say(on: console)
  }
}

/// The last lines of a run.
private struct RunReport {
  let summary: RunSummary
  let run: RenderRun
  /// Whether all orphans are named, not only the first.
  var isPruning = false
  var isDeleting = false

  /// Prints it, and throws if the run did not do all of its work.
  func say(on console: Console) throws {
    for path in summary.deleted { console.say("\(path): deleted; no sheet draws it") }
    say(summary.orphans, limit: isPruning ? .max : 10, on: console) { "\($0): no sheet draws it any more" }
    if !summary.orphans.isEmpty {
      console.say(
        isDeleting
          ? "what was altered since it was drawn is kept" : "'--prune --yes' deletes what no sheet draws")
    }
    let isLong = summary.drawn.count > Console.mostPaths
    if run.isIncremental || isLong || summary.notBegun > 0 || !summary.failed.isEmpty && run.sheetCount > 1 {
      say(summary.failed, limit: 20, on: console) { "failed: \($0)" }
      console.say(line)
    }
    if let failure = summary.failure { throw ExitStatus(failure) }
    if summary.notBegun > 0 {
      throw StudioError(
        .overLimit,
        "the time did not suffice for \(summary.notBegun) of the pictures; the next run goes on from there")
    }
  }

  private var line: String {
    var line = "\(summary.total) picture\(summary.total == 1 ? "" : "s"): \(summary.drawn.count) drawn, "
    line += "\(summary.unchanged) unchanged, \(summary.failed.count) failed"
    if summary.notBegun > 0 { line += ", \(summary.notBegun) not begun" }
    return line + ", in \(Progress.time(summary.seconds))"
  }

  private func say(_ paths: [String], limit: Int, on console: Console, _ line: (String) -> String) {
    for path in paths.prefix(limit) { console.say(line(path)) }
    if paths.count > limit { console.say("and \(paths.count - limit) more") }
  }
}
