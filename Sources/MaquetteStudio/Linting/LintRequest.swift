internal import MaquetteControls
package import MaquetteElements
internal import MaquetteDiagnostics
internal import MaquetteFiles
package import MaquetteLint
internal import MaquetteRendering
internal import MaquetteSheets

/// A request to find where sheets break the guidelines.
package struct LintRequest: Sendable {
  /// Sheets, folders of sheets, or `-` for standard input.
  package var sheets: [String]
  /// The identifiers of the rules to check; empty for all.
  package var rules: [String] = []
  /// The file with the severities of rules; nil for the rules' own.
  package var configuration: String?
  /// The place of pictures that show the findings; nil for none.
  package var place: OutputPlace?
  /// The environment of what sheets leave open; its catalogue has the rules.
  package var environment: Environment
  package var stream: Int32

  package init(sheets: [String], environment: Environment = Environment(), stream: Int32 = 0) {
    self.sheets = sheets
    self.environment = environment
    self.stream = stream
  }

  /// The outcome of a lint run.
  package struct Outcome: Sendable {
    /// The findings of each sheet that could be read.
    package var reports: [LintReport] = []
    /// The first failure; the other sheets are checked all the same.
    package var failure: StudioError?
  }

  /// Checks the sheets, and draws their pictures with the findings if the request asks for it.
  package func run(observer: StudioObserver) throws(StudioError) -> Outcome {
    let linter = try linter()
    let inputs = try SheetInput.all(in: sheets)
    let documents = inputs.map { input in
      Result { () throws(StudioError) in try input.document(in: environment, stream: stream) }
    }
    try place?.check(
      zip(inputs, documents).flatMap { input, document in
        ((try? document.get())?.sheets ?? []).map {
          (input.path, FileName.joined(input.subfolder, $0.name + ".png"))
        }
      })
    let renderer = Renderer()
    var outcome = Outcome()
    for (input, document) in zip(inputs, documents) {
      do throws(StudioError) {
        let document = try document.get()
        let report = linter.report(on: document)
        outcome.reports.append(report)
        guard let place else { continue }
        for sheet in document.sheets {
          try PictureDrawing(report.picture(of: sheet), name: sheet.name, path: report.path)
            .write(to: place, in: input.subfolder, by: renderer, observer: observer)
        }
      } catch {
        observer(.failed(error))
        outcome.failure = outcome.failure ?? error
      }
    }
    return outcome
  }

  private func linter() throws(StudioError) -> Linter {
    let book = RuleBook(environment.catalogue)
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
    let document = try attempt(StudioError.init) { () throws(SheetError) in
      try SheetDocument(
        Array(sheet.utf8), path: "\(rule.id.dropFirst(2)).yaml", environment: environment)
    }
    let pictures = try document.pictures(scale: scale, path: rule.id)
    try place.check(pictures.map { (rule.id, $0.name + ".png") })
    for picture in pictures {
      try PictureDrawing(picture, path: rule.id).write(to: place, observer: observer)
    }
  }
}
