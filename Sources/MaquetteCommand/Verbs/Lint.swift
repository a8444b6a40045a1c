import ArgumentParser
import MaquetteLint
import MaquetteStudio

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
        maquette lint sheets/ --cache .lint         checks only what has changed since
        maquette lint sheet.yaml --picture out/     boxes what was found on the pictures
        maquette lint --explain L-hit               what a rule asks, and why
        maquette lint --explain L-hit --picture hit.png
        maquette lint --rules                       lists all rules

      The exit code is 2 if there are warnings or errors; notes do not count.
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, sarif, github
  }

  @Argument(help: "Sheets or folders of sheets; - for standard input.", completion: Completion.sheets)
  var sheets: [String] = []

  @Option(help: "The form of the findings.")
  var format = Format.text

  @Option(
    help: ArgumentHelp("A file with severities of rules.", valueName: "file"), completion: Completion.sheets)
  var config: String?

  @Option(
    help: ArgumentHelp("Check this rule only; can be given several times.", valueName: "rule"),
    completion: Completion.rules)
  var rule: [String] = []

  @Option(
    help: ArgumentHelp("Explain what a rule asks, and why.", valueName: "rule"),
    completion: Completion.rules)
  var explain: String?

  @Flag(help: "With --explain, print the sheet of the picture that explains the rule.")
  var asSheet = false

  @Flag(name: .customLong("rules"), help: "List all rules.")
  var listsRules = false

  @Option(
    help: ArgumentHelp("Draw the pictures with what was found to a file or a folder.", valueName: "path"))
  var picture: String?

  @Option(
    help: ArgumentHelp(
      "Keep the findings in a file, and check only sheets that have changed since.", valueName: "file"))
  var cache: String?

  @Option(help: Help.threads)
  var threads: Int?

  @OptionGroup var options: SheetOptions

  func validate() throws {
    try Help.checkThreads(threads)
    if sheets.isEmpty && explain == nil && !listsRules {
      throw ValidationError("Name sheets to look at, or a rule with --explain; --rules lists all.")
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
    console.write(text(of: outcome.reports, book: book))
    if format == .text {
      console.say(
        TextReport.summary(outcome.reports, unchanged: outcome.unchanged, unread: outcome.unread))
    }
    if let failure = outcome.failure { throw ExitStatus(failure.kind) }
    if outcome.reports.contains(where: \.fails) { throw ExitStatus.guideline }
  }

  private func text(of reports: [LintReport], book: RuleBook) -> String {
    switch format {
    case .text: TextReport.text(reports)
    case .json: LintJSON.text(reports)
    case .sarif: SARIFReport.text(reports, version: Version.current, book: book)
    case .github: GitHubReport.text(reports)
    }
  }
}
