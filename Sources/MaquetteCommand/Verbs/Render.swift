import ArgumentParser
import MaquetteFiles
import MaquetteStudio

struct Render: Verb {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw the pictures of sheets.",
    discussion: """
      Each sheet makes one picture, or one per variant, named after the sheet. Pictures go to the current folder \
      or to --out, and their paths are printed. Folders are searched for sheets; their structure is kept below \
      --out.

      A folder given by --out gets a manifest, maquette-manifest.jsonl. The next run draws only pictures whose \
      sheet, fonts, options or program changed, or whose files are missing or altered. Failures are listed at \
      the end; all other pictures are drawn.

      EXAMPLES
        maquette render sheet.yaml                  writes sheet.png
        maquette render sheet.yaml -o out.png       writes out.png
        maquette render sheet.yaml -o out.svg       writes vectors; see 'maquette export'
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
      "Also draw contact sheets with all pictures and names, to this .png file; every further "
        + "\(GalleryOutput.picturesPerSheet) pictures get a file beside it.", valueName: "file"))
  var contact: String?

  @Option(
    help: ArgumentHelp(
      "Also write a web page with all pictures, index.html in this folder; it opens from disk.",
      valueName: "folder"))
  var gallery: String?

  @Flag(help: Help.strict)
  var strict = false

  @Flag(help: "Draw everything, even if it has not changed.")
  var force = false

  @Flag(
    name: .shortAndLong,
    help: "Print the path of every file, even of more than \(Console.mostPaths) on a terminal.")
  var verbose = false

  @Flag(
    help:
      "Print JSON instead of paths: the pictures, their results, and all problems with positions.")
  var json = false

  @Flag(help: "Print what would be drawn and why, but draw nothing.")
  var dryRun = false

  @Flag(help: "List pictures that no sheet draws any more; with --yes, delete them.")
  var prune = false

  @Flag(help: "Delete what --prune lists.")
  var yes = false

  @Flag(help: "Draw again whenever a sheet or a file it uses changes, until Ctrl-C.")
  var watch = false

  @Option(
    help: ArgumentHelp(
      "Start no picture after this time and exit with 75; the next run continues.",
      valueName: "seconds"))
  var timeout: Double?

  func validate() throws {
    if let contact, FileName.suffix(of: contact) != "png" {
      throw ValidationError("--contact writes a PNG; end its name in .png.")
    }
    if yes && !prune { throw ValidationError("--yes confirms --prune; add --prune, or leave --yes out.") }
    if json && (dryRun || watch) {
      throw ValidationError("--json reports a single run and cannot be combined with --dry-run or --watch.")
    }
    if watch && (dryRun || source.sheets.contains(SheetInput.stream)) {
      throw ValidationError("--watch cannot be combined with --dry-run or standard input.")
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
      if isFirst { console.say("watching; press Ctrl-C to stop") }
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
        .usage, "--contact and --gallery need an output folder; add --out FOLDER")
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
      throw StudioError(.usage, "--prune needs the output folder of earlier runs; add --out FOLDER")
    }
    guard !json || run.place != .stream else {
      throw StudioError(
        .usage, "--json and the picture both go to standard output; add --out FILE")
    }
    try run.place.check(on: console)
    guard request.shard == nil || run.isIncremental else {
      throw StudioError(.usage, "--shard writes a manifest for 'maquette merge'; add --out FOLDER")
    }
    guard request.shard == nil || !prune else {
      throw StudioError(.usage, "--prune needs all pictures and cannot be combined with --shard")
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
      parts.append("\(foreseen.rewrittenCount) would keep their pixels and record a changed input")
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
        guard out == nil, let value = rest.popFirst(), !value.hasPrefix("-"), !value.hasSuffix(".svg"),
          !value.hasSuffix(".pdf")
        else { return nil }
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
    for note in summary.losses.notes { console.say(note) }
    for path in summary.deleted { console.say("\(path): deleted; no sheet draws it") }
    say(summary.orphans, limit: isPruning ? .max : 10, on: console) { "\($0): no sheet draws it any more" }
    if !summary.orphans.isEmpty {
      console.say(
        isDeleting
          ? "pictures edited since they were drawn are kept" : "to delete them, add '--prune --yes'")
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
        "timed out before \(summary.notBegun) of the pictures; the next run continues with them")
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
