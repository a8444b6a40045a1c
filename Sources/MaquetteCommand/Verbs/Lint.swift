internal import ArgumentParser
internal import MaquetteControls
internal import MaquetteDiagnostics
internal import MaquetteDocuments
internal import MaquetteFiles
internal import MaquetteLint
internal import MaquetteRendering
internal import MaquetteSheets
internal import MaquetteStudio

/// Finds where sheets break the guidelines.
struct Lint: Verb {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Find where sheets break the guidelines of the platforms.",
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

  /// The form of the findings.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, sarif, github
  }

  @Argument(help: "Sheets or folders of sheets; - for standard input.")
  var sheets: [String] = []

  @Option(help: "The form of the findings.")
  var format = Format.text

  @Option(help: ArgumentHelp("A file with severities of rules.", valueName: "file"))
  var config: String?

  @Option(help: ArgumentHelp("Check this rule only; can be given several times.", valueName: "rule"))
  var rule: [String] = []

  @Option(help: ArgumentHelp("Explain what a rule asks, and why.", valueName: "rule"))
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

  func run(on console: Console) throws {
    if listsRules {
      for rule in console.rules.all {
        console.write("\(rule.id) (\(rule.severity.rawValue)): \(rule.summary)\n")
      }
      return
    }
    // A wrong place is reported before any work.
    let place = try picture.map { (path) throws(StudioError) in try OutputPlace(path) }
    try place?.check(on: console)
    let environment = try options.theme.environment(on: console)
    if let explain { return try self.explain(explain, environment, place, console) }
    let linter = Linter(
      book: console.rules, only: try rules(in: console.rules), configuration: try linterConfiguration())
    let readings = try SheetInput.all(in: sheets).map { input in
      do throws(StudioError) {
        return (
          input, Result<_, StudioError>.success(try input.document(in: environment, stream: console.input))
        )
      } catch {
        return (input, .failure(error))
      }
    }
    try place?.check(readings.flatMap(Self.pictures))
    var reports: [LintReport] = []
    var failure: StudioError?
    for (input, reading) in readings {
      do throws(StudioError) {
        let document = try reading.get()
        let report = linter.report(on: document)
        reports.append(report)
        guard let place else { continue }
        for sheet in document.sheets {
          let drawing = try PictureDrawing(report.picture(of: sheet), name: sheet.name, path: report.path)
          try write(drawing, in: input.subfolder, to: place, console)
        }
      } catch {
        // The other sheets can still be checked.
        console.say(error)
        failure = failure ?? error
      }
    }
    console.write(text(of: reports))
    if format == .text { console.say(TextReport.summary(reports)) }
    if let failure { throw ExitStatus(failure.kind) }
    if reports.contains(where: \.fails) { throw ExitStatus.guideline }
  }

  private func text(of reports: [LintReport]) -> String {
    switch format {
    case .text: TextReport.text(reports)
    case .json: LintJSON.text(reports)
    case .sarif: SARIFReport.text(reports, version: Version.current)
    case .github: GitHubReport.text(reports)
    }
  }

  /// The identifiers of the rules to check; nil for all.
  private func rules(in book: RuleBook) throws(StudioError) -> Set<String>? {
    if rule.isEmpty { return nil }
    return Set(try rule.map { (id) throws(StudioError) in try Self.rule(id, in: book).id })
  }

  private static func rule(_ id: String, in book: RuleBook) throws(StudioError) -> LintRuleEntry {
    if let entry = book.rule(id) { return entry }
    let known = book.rules.map(\.id)
    throw StudioError(
      unknown: "rule", id, nearest: NearestName.nearest(to: id, among: known), list: "maquette lint --rules")
  }

  private func linterConfiguration() throws(StudioError) -> LintConfiguration {
    guard let config else { return LintConfiguration() }
    let bytes = try attempt({ StudioError($0, path: config) }) { () throws(FileProblem) in
      try FileBytes.read(config, limit: SheetLimits.bytes)
    }
    return try attempt({ StudioError(.badInput, $0.diagnostics) }) {
      () throws(LintConfiguration.Invalid) in try LintConfiguration(bytes, path: config)
    }
  }

  /// Prints what a rule asks, or draws it.
  private func explain(
    _ id: String, _ environment: Environment, _ place: OutputPlace?, _ console: Console
  ) throws(StudioError) {
    let explanation = RuleExplanation(try Self.rule(id, in: console.rules))
    if asSheet { return console.write(explanation.sheet) }
    guard let place else { return console.write(explanation.text) }
    let document = try attempt(StudioError.init) { () throws(SheetError) in
      try SheetDocument(
        Array(explanation.sheet.utf8), path: "\(id.dropFirst(2)).yaml", environment: environment)
    }
    let pictures = try document.pictures(scale: try options.pixelsPerPoint(), path: id)
    try place.check(pictures.map { (id, $0.name + ".png") })
    for sheet in pictures { try write(PictureDrawing(sheet, path: id), to: place, console) }
  }

  /// The pictures of a sheet: the sheet's path, and those of the pictures in a folder.
  private static func pictures(
    of input: SheetInput, _ reading: Result<SheetDocument, StudioError>
  ) -> [(sheet: String, path: String)] {
    guard case .success(let document) = reading else { return [] }
    return document.sheets.map { (input.path, FileName.joined(input.subfolder, $0.name + ".png")) }
  }

  /// Writes a picture, and prints its path to standard error, because standard output has the findings.
  private func write(
    _ drawing: PictureDrawing, in subfolder: String = "", to place: OutputPlace, _ console: Console
  ) throws(StudioError) {
    let bytes = try PictureOutput.encode(drawing.picture(by: Renderer(), isTraced: false))
    guard let path = place.path(of: drawing.name, in: subfolder) else { return console.write(bytes) }
    try PictureOutput.write(bytes, to: path)
    console.say(path)
  }
}
