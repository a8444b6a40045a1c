internal import ArgumentParser
internal import MaquetteControls
internal import MaquetteDiagnostics
internal import MaquetteDocuments
internal import MaquetteFiles
internal import MaquetteLint
internal import MaquettePNG
internal import MaquetteRendering
internal import MaquetteSheets

/// Says where sheets break the guidelines.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Say where sheets break the guidelines of the platforms.",
    discussion: """
      Rules are measured on every picture of a sheet, laid out and drawn, so that a title that is cut in one \
      language at one text size is found. An element and all within it may break a rule for a reason: \
      'lint-ignore: {rule: L-hit, because: ...}'; what suppresses nothing is reported.

      A configuration says how bad rules are to a project: 'rules: {L-hit: error, L-titlecase: off}'.

      EXAMPLES
        maquette lint sheet.yaml
        maquette lint sheets/ --format sarif > lint.sarif
        maquette lint sheet.yaml --picture out/     boxes what was found on the pictures
        maquette lint --explain L-hit               what a rule asks, and why
        maquette lint --explain L-hit --picture hit.png
        maquette lint --rules                       lists all rules

      The exit code is 2 if there are warnings or errors; notes do not count.
      """)

  /// Who reads what was found.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, sarif, github
  }

  @Argument(help: "Sheets or folders of sheets; - for standard input.")
  var sheets: [String] = []

  @Option(help: "What the findings are written as.")
  var format = Format.text

  @Option(help: ArgumentHelp("A file with severities of rules.", valueName: "file"))
  var config: String?

  @Option(help: ArgumentHelp("Ask this rule only; can be given several times.", valueName: "rule"))
  var rule: [String] = []

  @Option(help: ArgumentHelp("Say what a rule asks, and why.", valueName: "rule"))
  var explain: String?

  @Flag(help: "With --explain, print the sheet of the picture that explains the rule.")
  var asSheet = false

  @Flag(name: .customLong("rules"), help: "List all rules.")
  var listsRules = false

  @Option(
    help: ArgumentHelp("Draw the pictures with what was found to a file or a folder.", valueName: "path"))
  var picture: String?

  @OptionGroup var options: SheetOptions

  func validate() throws {
    if sheets.isEmpty && explain == nil && !listsRules {
      throw ValidationError("Name sheets to look at, or a rule with --explain; --rules lists all.")
    }
  }

  func run() throws {
    let console = Console.standard
    if listsRules { return try list(console) }
    // Before anything is looked at, so that a wrong place is said once.
    let place = try picture.map { try OutputPlace($0) }
    let environment = try options.environment()
    if let explain { return try self.explain(explain, environment, place, console) }
    let linter = Linter(only: try rules(), configuration: try linterConfiguration())
    let readings = try SheetInput.all(in: sheets).map { SheetReading($0, environment: environment) }
    try place?.check(readings.flatMap(Self.pictures(of:)))
    var reports: [LintReport] = []
    var failure: Failure?
    for reading in readings {
      do throws(Failure) {
        let document = try reading.outcome.get()
        let report = linter.report(on: document)
        reports.append(report)
        if let place { try draw(report, document, in: reading.input.subfolder, to: place, console) }
      } catch {
        // What cannot be read does not keep the others from being looked at.
        console.say(error)
        failure = failure ?? error
      }
    }
    try console.write(text(of: reports))
    if format == .text { console.say(TextReport.summary(reports)) }
    if let failure { throw Failure(said: failure.status) }
    if reports.contains(where: \.fails) { throw Failure(said: .guideline) }
  }

  private func text(of reports: [LintReport]) -> String {
    switch format {
    case .text: TextReport.text(reports)
    case .json: LintJSON.text(reports)
    case .sarif: SARIFReport.text(reports, version: Version.current)
    case .github: GitHubReport.text(reports)
    }
  }

  private func list(_ console: Console) throws(Failure) {
    for rule in RuleBook.standard.all {
      try console.write("\(rule.id) (\(rule.severity.rawValue)): \(rule.summary)\n")
    }
  }

  /// The identifiers of the rules to check; nil for all.
  private func rules() throws(Failure) -> Set<String>? {
    if rule.isEmpty { return nil }
    return Set(try rule.map { (id) throws(Failure) in try Self.rule(id).id })
  }

  private static func rule(_ id: String) throws(Failure) -> LintRuleEntry {
    if let entry = RuleBook.standard.rule(id) { return entry }
    throw Failure(
      unknown: "rule", id, among: RuleBook.standard.rules.map(\.id), list: "maquette lint --rules")
  }

  private func linterConfiguration() throws(Failure) -> LintConfiguration {
    guard let config else { return LintConfiguration() }
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try FileBytes.read(config, limit: SheetLimits.bytes)
    } catch {
      throw Failure(error, path: config)
    }
    do throws(LintConfiguration.Invalid) {
      return try LintConfiguration(bytes, path: config)
    } catch {
      throw Failure(.badInput, verbatim: error.diagnostics.map(\.rendered).joined(separator: "\n"))
    }
  }

  /// Says what a rule asks, or draws it.
  private func explain(
    _ id: String, _ environment: Environment, _ place: OutputPlace?, _ console: Console
  ) throws(Failure) {
    let explanation = RuleExplanation(try Self.rule(id))
    if asSheet { return try console.write(explanation.sheet) }
    guard let place else { return try console.write(explanation.text) }
    let document: SheetDocument
    do throws(SheetError) {
      document = try SheetDocument(
        Array(explanation.sheet.utf8), path: "\(id.dropFirst(2)).yaml", environment: environment)
    } catch {
      throw Failure(error)
    }
    let pictures = try SheetOptions.pictures(of: document, path: id, scale: try options.pixelsPerPoint())
    try place.check(pictures.map { (id, $0.name + ".png") })
    for sheet in pictures {
      try write(try PictureDrawing(sheet, path: id), to: place, console)
    }
  }

  /// The pictures of a sheet: its own path, and theirs in a folder of pictures.
  private static func pictures(of reading: SheetReading) -> [(sheet: String, path: String)] {
    guard case .success(let document) = reading.outcome else { return [] }
    return document.sheets.map {
      (reading.input.path, FileName.joined(reading.input.subfolder, $0.name + ".png"))
    }
  }

  private func draw(
    _ report: LintReport, _ document: SheetDocument, in subfolder: String, to place: OutputPlace,
    _ console: Console
  ) throws(Failure) {
    for sheet in document.sheets {
      let drawing = try PictureDrawing(report.picture(of: sheet), name: sheet.name, path: report.path)
      try write(drawing, in: subfolder, to: place, console)
    }
  }

  private func write(
    _ drawing: PictureDrawing, in subfolder: String = "", to place: OutputPlace, _ console: Console
  ) throws(Failure) {
    try place.check(on: console)
    let path = place.path(of: drawing.name, in: subfolder)
    if let path { try PictureOutput.createFolder(of: path) }
    try PictureOutput.write(
      try drawing.picture(by: Renderer(), isTraced: false), compression: .default, threads: 1, to: path,
      console: console)
    if let path { console.say(path) }
  }
}
