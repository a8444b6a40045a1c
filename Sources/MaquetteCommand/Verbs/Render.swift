internal import ArgumentParser
internal import MaquetteDocuments
internal import MaquetteRendering
internal import MaquetteSheets

/// Draws sheets.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw the pictures of sheets.",
    discussion: """
      Each sheet makes one picture, or one for every variant it has. They go to the current folder under \
      the sheet's name, or where --out says; their paths are printed. Folders are searched for sheets, and \
      what is found in a folder keeps its place below --out.

      EXAMPLES
        maquette render sheet.yaml                  writes sheet.png
        maquette render sheet.yaml -o out.png       writes out.png
        maquette render sheets/ --out build/        draws every sheet in the folder
        maquette render sheet.yaml --scale 3        draws at three pixels a point
        maquette render - < sheet.yaml > out.png    reads and writes streams
      """)

  @Argument(help: "Sheets, folders of sheets, or - for standard input.")
  var sheets: [String]

  @Option(
    name: .shortAndLong,
    help: "A .png file, a folder (made if there is none), or - for standard output.")
  var out: String?

  @Flag(help: "Make warnings errors, such as a symbol that does not exist.")
  var strict = false

  @OptionGroup var options: SheetOptions
  @OptionGroup var compression: CompressionOption
  @OptionGroup var threads: ThreadOption

  func run() throws {
    let console = Console.standard
    Interruption.holdBack()
    let inputs = try SheetInput.all(in: sheets)
    let place = try place(for: inputs, console: console)
    let scale = try options.pixelsPerPoint()
    let environment = try options.environment()
    // Everything that can fail fails before the first pixel.
    let readings = Parallel.map(inputs, threads: threads.count) {
      SheetReading($0, environment: environment)
    }
    var firstFailure: ExitStatus?
    var jobs: [PictureJob] = []
    for reading in readings {
      do throws(Failure) {
        let document = try reading.outcome.get()
        try say(document.warnings, console: console)
        let path = reading.input.path
        jobs += try SheetOptions.pictures(of: document, path: path, scale: scale).map { sheet in
          PictureJob(
            document: document, sheet: sheet, source: path,
            target: place.path(of: sheet.name, in: reading.input.subfolder),
            compression: compression.compression)
        }
      } catch {
        console.say(error)
        firstFailure = firstFailure ?? error.status
      }
    }
    try prepare(jobs, place: place)
    let status = try draw(jobs, console: console)
    if let status = firstFailure ?? status { throw Failure(said: status) }
  }

  /// Where pictures go: as `--out` says, else with the sheet's stream to standard output, else to the current folder.
  private func place(for inputs: [SheetInput], console: Console) throws(Failure) -> OutputPlace {
    let isFilter = inputs.count == 1 && inputs[0].path == SheetInput.stream
    let place = out.map { OutputPlace($0) } ?? (isFilter ? .stream : .folder(""))
    try place.check(on: console)
    return place
  }

  /// Says what a document has to say; under `--strict` nothing may be said.
  private func say(_ warnings: [Diagnostic], console: Console) throws(Failure) {
    let diagnostics = warnings.map { warning in
      var diagnostic = warning
      if strict && warning.severity == .warning { diagnostic.severity = .error }
      return diagnostic
    }
    console.say(diagnostics)
    if diagnostics.contains(where: { $0.severity == .error }) { throw Failure(said: .badInput) }
  }

  /// Checks that no two pictures go to the same place, and makes the folders.
  private func prepare(_ jobs: [PictureJob], place: OutputPlace) throws(Failure) {
    if jobs.count > 1 {
      switch place {
      case .stream: throw Failure(.usage, "standard output takes one picture, and there are \(jobs.count)")
      case .file(let path):
        throw Failure(.usage, "there are \(jobs.count) pictures, and '\(path)' is one file; name a folder")
      case .folder: break
      }
    }
    var sources: [String: String] = [:]
    for job in jobs {
      guard let target = job.target else { continue }
      if let other = sources[target] {
        throw Failure(
          .usage,
          "'\(other)' and '\(job.source)' would both be drawn to '\(target)'; draw them to two folders")
      }
      sources[target] = job.source
      try PictureOutput.createFolder(of: target)
    }
  }

  /// Draws and writes all pictures, and returns why the first that failed did.
  private func draw(_ jobs: [PictureJob], console: Console) throws(Failure) -> ExitStatus? {
    let bar = ProgressBar(total: jobs.count, on: console)
    // Several pictures share the threads; a single one is drawn in bands.
    let bands = jobs.count == 1 ? threads.count : 1
    let outcomes = Parallel.map(jobs, threads: threads.count, worker: Renderer.init) { renderer, job in
      let outcome = job.run(by: renderer, threads: bands, isStrict: strict, console: console)
      bar.advance()
      return outcome
    }
    bar.finish()
    var said: Set<Diagnostic> = []
    var status: ExitStatus?
    for (job, outcome) in zip(jobs, outcomes) {
      // The variants of a sheet share most of what there is to say.
      console.say(outcome.diagnostics.filter { said.insert($0).inserted })
      if let failure = outcome.failure {
        console.say(failure)
        status = status ?? failure.status
      } else if let target = job.target {
        try console.write(target + "\n")
      }
    }
    return status
  }
}
