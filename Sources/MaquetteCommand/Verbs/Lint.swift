import ArgumentParser
import MaquetteLint
import MaquetteStudio

struct Lint: Verb {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check sheets against the platforms' guidelines.",
    discussion: """
      Rules measure every picture of a sheet as drawn, so they find a title that is cut off in one language at \
      one text size only. To let an element and its children break a rule, give the reason: \
      'lint-ignore: {rule: L-hit, because: ...}'. Unused suppressions are reported.

      A configuration sets a project's severities: 'rules: {L-hit: error, L-titlecase: off}'.

      EXAMPLES
        maquette lint sheet.yaml
        maquette lint sheets/ --format sarif > lint.sarif
        maquette lint sheets/ --cache .lint         checks only what has changed since
        maquette lint sheet.yaml --picture out/     marks the findings on the pictures
        maquette lint --explain L-hit               explains a rule
        maquette lint --explain L-hit --picture hit.png
        maquette lint --rules                       lists all rules

      The exit code is 2 if there are warnings or errors; notes do not count.
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, sarif, github
  }

  @Argument(help: "Sheets or folders of sheets; - for standard input.", completion: Completion.sheets)
  var sheets: [String] = []

  @Option(help: "The format of the findings.")
  var format = Format.text

  @Option(
    help: ArgumentHelp("A file that sets the rules' severities.", valueName: "file"),
    completion: Completion.sheets)
  var config: String?

  @Option(
    help: ArgumentHelp("Check this rule only; repeat for more.", valueName: "rule"),
    completion: Completion.rules)
  var rule: [String] = []

  @Option(
    help: ArgumentHelp("Explain a rule and its reason.", valueName: "rule"),
    completion: Completion.rules)
  var explain: String?

  @Flag(help: "With --explain, print the sheet that illustrates the rule.")
  var asSheet = false

  @Flag(name: .customLong("rules"), help: "List all rules.")
  var listsRules = false

  @Option(
    help: ArgumentHelp(
      "Draw the pictures with the findings marked, to a file or a folder.", valueName: "path"))
  var picture: String?

  @Option(
    help: ArgumentHelp(
      "Cache the findings in this file, and check only sheets that changed since.", valueName: "file"))
  var cache: String?

  @Option(help: Help.threads)
  var threads: Int?

  @OptionGroup var options: SheetOptions

  func validate() throws {
    try Help.checkThreads(threads)
    if sheets.isEmpty && explain == nil && !listsRules {
      throw ValidationError("Name sheets to check, or a rule with --explain; --rules lists all rules.")
    }
  }

  func run(on console: Console) throws {
    let book = RuleBook(console.catalogue)
    if listsRules {
      for rule in book.all {
        let source = rule.source.map { "    from \($0.text)\n" } ?? ""
        console.write("\(rule.id) (\(rule.severity.rawValue)): \(rule.summary)\n\(source)")
      }
      return
    }
    // A wrong place is reported before any work.
    let place = try picture.map { (path) throws(StudioError) in try OutputPlace(path, on: console) }
    // Standard output has the findings.
    let observer = console.observer(listsFiles: false)
    if let explain {
      let explanation = RuleExplanation(try book.rule(named: explain))
      if asSheet { return console.write(explanation.sheet) }
      guard let place else { return console.write(explanation.text) }
      return try explanation.draw(
        to: place, scale: options.pixelsPerPoint(on: console), in: options.theme.environment(on: console),
        observer: observer)
    }
    var request = LintRequest(
      sheets: sheets, theme: try options.theme.sources(on: console), threads: threads ?? console.processors)
    request.rules = rule
    request.configuration = try config ?? console.settings().lint
    request.place = place
    request.scale = try options.pixelsPerPoint(on: console)
    request.cache = cache
    let outcome = try request.run(observer: observer)
    console.write(format.text(of: outcome.reports, book: book))
    if format == .text {
      console.say(
        TextReport.summary(outcome.reports, unchanged: outcome.unchanged, unread: outcome.unread))
    }
    if let failure = outcome.failure { throw ExitStatus(failure.kind) }
    if outcome.reports.contains(where: \.fails) { throw ExitStatus.guideline }
  }
}

extension Lint.Format {
  /// The findings in this form.
  func text(of reports: [LintReport], book: RuleBook) -> String {
    switch self {
    case .text: TextReport.text(reports)
    case .json: LintJSON.text(reports)
    case .sarif: SARIFReport.text(reports, version: Version.current, book: book)
    case .github: GitHubReport.text(reports)
    }
  }
}
