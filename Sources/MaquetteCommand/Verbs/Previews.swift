import ArgumentParser
import MaquetteDocuments
import MaquetteFiles
import MaquetteLint
import MaquettePreviews
import MaquetteStudio

struct Previews: Verb {
  static let configuration = CommandConfiguration(
    commandName: "previews",
    abstract: "Draw the previews of an app's SwiftUI code.",
    discussion: """
      Finds '#Preview' and PreviewProvider in a Swift package or a folder of Swift files, and compiles all code \
      that compiles on this machine. The previews are drawn in a separate process, with limits and without a \
      network. If a preview cannot be drawn, the reason is printed; the first reason blocks the most previews. \
      The sources are copied and never changed. It needs Swift \(PreviewRun.swiftVersion).

      EXAMPLES
        maquette previews Sources/ --out previews/          draws all previews
        maquette previews . --out previews/ --gallery previews/
                                                            draws them and makes a web page of them
        maquette previews Sources/ --out previews/ --appearance light,dark --text-size large,accessibility-3
                                                            draws each four times
        maquette previews Sources/ --filter Card            draws previews with 'Card' in file or name
        maquette previews Sources/ --watch                  draws again whenever a file is saved
        maquette previews Sources/ --lint sarif             checks the guidelines instead, with file and line
        maquette previews Sources/ --check Golden/          compares with golden pictures
        maquette previews Sources/ --check Golden/ --record missing
                                                            records missing golden pictures
      """)

  @Argument(help: "A Swift package, or a folder of Swift files.", completion: .directory)
  var path = "."

  @Option(name: .shortAndLong, help: "The folder of the pictures.", completion: .directory)
  var out = "previews"

  @OptionGroup(title: "Matrix") var matrix: PreviewMatrixOptions

  @Option(help: ArgumentHelp("Draw only previews with this text in file or name.", valueName: "text"))
  var filter: [String] = []

  @Option(help: Help.shard)
  var shard: String?

  @OptionGroup(title: "Goldens") var goldens: PreviewGoldenOptions

  @Option(
    help: ArgumentHelp("Check the guidelines, and print the findings.", valueName: "text|json|sarif|github"))
  var lint: Lint.Format?

  @Option(
    help: ArgumentHelp(
      "Also draw contact sheets with all pictures and names, to this .png file and more files beside it.",
      valueName: "file"))
  var contact: String?

  @Option(
    help: ArgumentHelp(
      "Also write a web page with all pictures, index.html in this folder.", valueName: "folder"))
  var gallery: String?

  @Option(help: ArgumentHelp("The time limit of a preview.", valueName: "seconds"))
  var timeout = 10.0

  @Option(help: ArgumentHelp("The memory limit of the process that draws.", valueName: "MiB"))
  var memory = 1024

  @Option(
    help: ArgumentHelp("The folder of copies and compiled code.", valueName: "folder"),
    completion: .directory)
  var scratch: String?

  @Flag(help: "Exit with 65 if a preview is not drawn, or if a picture leaves something out.")
  var strict = false

  @Flag(help: "Compile and draw everything again.")
  var force = false

  @Flag(help: "Draw again whenever a file changes, until Ctrl-C.")
  var watch = false

  @Flag(name: .shortAndLong, help: "Print everything that the pictures leave out.")
  var verbose = false

  @Flag(help: "Print JSON instead of paths: each preview with its pictures, or why it is not drawn.")
  var json = false

  @Option(help: Help.threads)
  var threads: Int?

  func validate() throws {
    try Help.checkThreads(threads)
    if goldens.prune, goldens.check == nil, lint != nil {
      throw ValidationError(
        "--prune needs a folder of pictures, and --lint writes none; leave out one of them.")
    }
    if goldens.prune, !filter.isEmpty || shard != nil {
      throw ValidationError("--prune needs all previews and cannot be combined with --filter or --shard.")
    }
    if filter.contains("") {
      throw ValidationError("--filter cannot be empty; write a part of a path or a name.")
    }
    if !(timeout > 0 && timeout < 1e6) {
      throw ValidationError("--timeout takes a number of seconds above 0.")
    }
    if memory < 64 || memory > 1 << 20 { throw ValidationError("--memory takes 64 to 1048576 MiB.") }
  }

  func run(on console: Console) throws {
    let request = try request(on: console)
    guard watch else { return try draw(request, on: console) }
    let watching = PreviewWatch(request.path)
    var isFirst = true
    while true {
      let snapshot = watching.snapshot()
      do {
        try draw(request, on: console)
      } catch let error as StudioError {
        // A request that can never succeed ends the run at once; any other error can be fixed while watching.
        if error.kind == .usage || error.kind == .noInput && isFirst { throw error }
        console.say(error)
      } catch is ExitStatus {
        // The report says what is wrong.
      }
      if isFirst { console.say("watching; press Ctrl-C to stop") }
      isFirst = false
      watching.wait(for: snapshot)
    }
  }

  private func request(on console: Console) throws -> PreviewRequest {
    var request = PreviewRequest(
      path: FileName.normalized(path), out: FileName.normalized(out), tool: ProgramPath.current,
      variables: console.variables.merging(ProgramPath.variables) { own, _ in own },
      threads: threads ?? console.processors)
    request.cells = try matrix.cells()
    request.filters = filter
    request.shard = try Shard.option(shard)
    request.limits.seconds = timeout
    request.limits.memory = memory << 20
    request.scratch = scratch
    request.isForced = force
    request.lints = lint != nil
    request.fonts = try ThemeSources(fonts: console.settings().fonts, catalogue: console.catalogue)
      .fontFiles()
    return request
  }

  private func draw(_ request: PreviewRequest, on console: Console) throws {
    guard goldens.check != nil || lint != nil else {
      NamedOutput.add(request.out)
      return try draw(request, listsFiles: !json, on: console)
    }
    // The pictures are no results then, and others must not lie beside them.
    let folder = try TemporaryFolder()
    var request = request
    request.out = folder.path
    try draw(request, listsFiles: nil, on: console)
  }

  /// Draws, and reports.
  ///
  /// - Parameter listsFiles: Whether the paths of pictures are results, or else messages; nil if they are neither.
  private func draw(_ request: PreviewRequest, listsFiles: Bool?, on console: Console) throws {
    let observer = console.observer(listsFiles: listsFiles ?? false, isVerbose: verbose)
    let outcome = try PreviewRun(request).run { event in
      if case .wrote = event, listsFiles == nil { return }
      observer(event)
    }
    if json { console.write(outcome.json.text()) }
    try showTogether(outcome, request, console: console)
    report(outcome, on: console)
    if let lint {
      let reports = outcome.lintReports
      console.write(lint.text(of: reports, book: RuleBook(console.catalogue)))
      if reports.contains(where: \.fails) { throw ExitStatus.guideline }
    }
    try goldens.prune(goldens.check ?? request.out, after: outcome, console: console)
    if let golden = goldens.check {
      try goldens.compare(
        request.out, of: outcome, with: golden, shard: request.shard, threads: request.threads,
        console: console)
    }
    let isWhole = outcome.previews.allSatisfy { $0.cause == nil && $0.pictures.allSatisfy(\.reports.isEmpty) }
    if strict, !isWhole { throw ExitStatus.badInput }
  }

  private func showTogether(
    _ outcome: PreviewOutcome, _ request: PreviewRequest, console: Console
  ) throws(StudioError) {
    guard contact != nil || gallery != nil else { return }
    try GalleryOutput(contact: contact, page: gallery, threads: request.threads).write(
      outcome.previews.flatMap { $0.pictures.map(\.path) }, in: request.out,
      observer: console.observer(listsFiles: !json))
  }

  private func report(_ outcome: PreviewOutcome, on console: Console) {
    for remark in outcome.remarks { console.say("maquette: \(remark)") }
    if verbose {
      var seen: Set<PreviewResult.Report> = []
      for report in outcome.previews.flatMap({ $0.pictures.flatMap(\.reports) })
      where seen.insert(report).inserted {
        let place = report.place.map { "\($0): " } ?? ""
        console.say("\(place)\(report.kind): \(report.name)\(report.view.map { " in \($0)" } ?? "")")
      }
    }
    for line in outcome.summary { console.say(line) }
    console.say(
      "\(outcome.changed.count) picture\(outcome.changed.count == 1 ? "" : "s") written; compiled in \(Progress.time(outcome.compileSeconds)), drawn in \(Progress.time(outcome.drawSeconds)); views: \(outcome.origin)"
    )
  }
}
