package import MaquetteElements
import MaquetteDiagnostics
import MaquetteFiles
package import MaquetteLint
import MaquetteRendering
import MaquetteSheets

/// A request to find where sheets break the guidelines.
package struct LintRequest: Sendable {
  /// Sheets, folders of sheets, or `-` for standard input.
  package var sheets: [String]
  /// The fonts and tokens of what sheets leave open; its catalogue has the rules.
  package var theme: ThemeSources
  /// The identifiers of the rules to check; empty for all.
  package var rules: [String] = []
  /// The file with the severities of rules; nil for the rules' own.
  package var configuration: String?
  /// The place of pictures that show the findings; nil for none.
  package var place: OutputPlace?
  /// Pixels per point; nil for the sheets' own scale.
  package var scale: Double?
  /// The file that keeps findings, so that the next run checks only what has changed; nil for none.
  package var cache: String?
  package var threads: Int

  package init(sheets: [String], theme: ThemeSources, threads: Int = 1) {
    self.sheets = sheets
    self.theme = theme
    self.threads = threads
  }

  /// The outcome of a lint run.
  package struct Outcome: Sendable {
    /// The findings of each sheet that could be read.
    package var reports: [LintReport] = []
    /// The number of sheets whose findings were known.
    package var unchanged = 0
    /// The first failure; the other sheets are checked all the same.
    package var failure: StudioError?
    /// The number of sheets that could not be read.
    package var unread = 0
  }

  /// Checks the sheets, and draws their pictures with the findings if the request asks for it.
  package func run(observer: @escaping StudioObserver) throws(StudioError) -> Outcome {
    let linter = try linter()
    let inputs = try SheetInput.all(in: sheets, observer: observer)
    let records = try cache.map { (cache) throws(StudioError) in
      try LintRecords(at: cache, common: try commonInputs(), observer: observer)
    }
    let ledger = FileLedger(former: records?.former.files ?? [:])
    let planner = try SheetPlanner(
      settings: DrawingSettings(drawing, observer: observer), place: place ?? .stream,
      manifest: records?.former ?? Manifest(generator: Version.generator), ledger: ledger,
      // Pictures of findings need the sheets themselves.
      readsAll: records == nil || place != nil, keepsRecords: records != nil)
    var plan = Parallel.map(inputs, threads: threads) { planner.plan($0) }
    try place?.check(
      plan.flatMap { sheet in
        (sheet.content?.pictures ?? []).map {
          (sheet.input.path, FileName.joined(sheet.input.subfolder, $0.name + ".png"))
        }
      })
    let unknown = plan.indices.filter { plan[$0].content != nil }
    let read = unknown.compactMap { plan[$0].content.map { ($0.sheet, $0.pictures) } }
    observer(.began(count: read.reduce(0) { $0 + $1.1.count }))
    let reports = linter.reports(on: read, threads: threads) { observer(.advanced) }
    observer(.ended)
    var found: [Int: LintReport] = [:]
    for (index, report) in zip(unknown, reports) {
      found[index] = report
      plan[index].record?.findings = report
    }
    var outcome = Outcome()
    for (index, sheet) in plan.enumerated() {
      if let failure = sheet.failure {
        observer(.failed(failure))
        outcome.failure = outcome.failure ?? failure
        outcome.unread += 1
      }
      guard let report = found[index] ?? sheet.record?.findings else { continue }
      if found[index] == nil { outcome.unchanged += 1 }
      outcome.reports.append(report)
    }
    try draw(plan, reports: found, observer: observer)
    try records?.save(plan, ledger: ledger)
    return outcome
  }

  /// The request to draw the pictures that are checked.
  private var drawing: RenderRequest {
    var request = RenderRequest(sheets: sheets, theme: theme, threads: threads, stream: theme.stream)
    request.scale = scale
    return request
  }

  private func draw(
    _ plan: [PlannedSheet], reports: [Int: LintReport], observer: StudioObserver
  ) throws(StudioError) {
    guard let place else { return }
    let renderer = Renderer()
    for (index, sheet) in plan.enumerated() {
      guard let report = reports[index] else { continue }
      for picture in sheet.content?.pictures ?? [] {
        try PictureDrawing(report.picture(of: picture), name: picture.name, path: report.path)
          .write(to: place, in: sheet.input.subfolder, by: renderer, observer: observer)
      }
    }
  }

  /// What findings depend on besides the sheets, the theme and the program.
  private func commonInputs() throws(StudioError) -> Digest {
    var hash = SHA256()
    for rule in rules.sorted() { hash.update(field: rule) }
    if let configuration {
      let digest = try attempt({ StudioError($0, path: configuration) }) { () throws(FileProblem) in
        try Digest(ofFile: configuration)
      }
      hash.update(field: digest)
    }
    return hash.finish()
  }

  /// The rules to check with the severities of the configuration.
  package func linter() throws(StudioError) -> Linter {
    let book = RuleBook(theme.catalogue)
    var linter = Linter(book: book)
    if !rules.isEmpty {
      linter.only = Set(try rules.map { (id) throws(StudioError) in try book.rule(named: id).id })
    }
    guard let configuration else { return linter }
    let bytes = try attempt({ StudioError($0, path: configuration) }) { () throws(FileProblem) in
      try FileBytes.read(configuration, limit: SheetLimits.bytes)
    }
    linter.configuration = try attempt({ StudioError(.badInput, $0.diagnostics) }) {
      () throws(LintConfiguration.Invalid) in
      try LintConfiguration(bytes, path: configuration, book: book)
    }
    return linter
  }
}

extension RuleBook {
  /// The rule with an identifier; an unknown one is an error.
  package func rule(named id: String) throws(StudioError) -> any LintRule.Type {
    if let rule = rule(id) { return rule }
    throw StudioError(
      unknown: "rule", id, nearest: NearestName.nearest(to: id, among: rules.map { $0.id }),
      list: "maquette lint --rules")
  }
}

extension RuleExplanation {
  package func draw(
    to place: OutputPlace, scale: Double?, in environment: Environment, observer: StudioObserver
  ) throws(StudioError) {
    let sheet = try attempt(StudioError.init) { () throws(SheetError) in
      try Sheet(
        Array(self.sheet.utf8), path: "\(rule.id.dropFirst(2)).yaml", environment: environment)
    }
    let pictures = try sheet.pictures(scale: scale, path: rule.id)
    try place.check(pictures.map { (rule.id, $0.name + ".png") })
    for picture in pictures {
      try PictureDrawing(picture, path: rule.id).write(to: place, observer: observer)
    }
  }
}
