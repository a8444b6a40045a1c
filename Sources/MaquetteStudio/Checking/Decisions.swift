import MaquetteDiagnostics
import MaquetteFiles
package import MaquetteSnapshots

/// A case of a check or a test that awaits a decision: what was found is not the golden file.
package struct PendingCase {
  package let item: ReportCase
  private let actual: ReportedFile

  /// The case; nil if there is nothing to decide.
  init?(_ item: ReportCase) {
    guard [.missing, .different, .unreadable, .rejected].contains(item.outcome),
      let actual = item.files.actual
    else { return nil }
    self.item = item
    self.actual = actual
  }

  /// Replaces the golden file, if it has not changed since the check.
  package func accept(by acceptance: GoldenAcceptance) throws(StudioError) -> GoldenAcceptance.Result {
    if let column = item.column, let line = item.line, let source = item.source {
      let texts = try attempt(StudioError.init) { () throws(ReportError) in
        (new: try actual.read(), old: try item.files.expected?.read())
      }
      return try attempt(StudioError.init) { () throws(GoldenError) in
        try acceptance.accept(
          String(decoding: texts.new, as: UTF8.self), inSource: source, line: line, column: column,
          former: texts.old.map { String(decoding: $0, as: UTF8.self) })
      }
    }
    let (bytes, former) = try attempt(StudioError.init) { () throws(ReportError) in
      (try actual.read(), try self.former())
    }
    return try attempt(StudioError.init) { () throws(GoldenError) in
      try acceptance.accept(bytes, at: item.path, former: former)
    }
  }

  /// Whether a path is that of the golden file, of its sheet, or of a folder that contains one of them.
  fileprivate func isNamed(by path: String) -> Bool { item.isNamed(by: path) }

  /// The golden file that the check read. A rejected case does not distinguish a missing golden from a damaged one;
  /// the distinction does not matter, because neither can be compared.
  private func former() throws(ReportError) -> GoldenAcceptance.Former {
    if let expected = item.files.expected { return .bytes(try expected.read()) }
    switch item.outcome {
    case .missing: return .nothing
    case .rejected where !exists: return .nothing
    default: return .unreadable
    }
  }

  private var exists: Bool { Folder.kind(of: item.path) != .nothing }
}

extension CheckReport {
  /// The cases that await a decision, in the order of the report.
  package var pending: [PendingCase] { cases.compactMap(PendingCase.init) }

  package mutating func decide(_ path: String, _ outcome: ReportCase.Outcome) {
    for index in cases.indices where cases[index].path == path { cases[index].outcome = outcome }
  }

  /// The pending cases at some paths: of pictures, sheets or folders. Every path must name one.
  package func pending(at paths: [String]) throws(StudioError) -> [PendingCase] {
    let pending = pending
    let wanted = paths.map { FileName.normalized($0) }
    for path in wanted where !pending.contains(where: { $0.isNamed(by: path) }) {
      throw nothingPending(at: path)
    }
    return pending.filter { picture in wanted.contains { picture.isNamed(by: $0) } }
  }

  /// Pending cases with all others in which the same changed, in the order of the report.
  package func pending(alike chosen: [PendingCase]) -> [PendingCase] {
    let names = Set(chosen.map(\.item.path))
    let groups = pending.map(\.item).alike.map { Set($0.cases.map(\.path)) }
    let all = names.union(groups.filter { !$0.isDisjoint(with: names) }.joined())
    return pending.filter { all.contains($0.item.path) }
  }

  private func nothingPending(at path: String) -> StudioError {
    if let item = cases.first(where: { $0.isNamed(by: path) && !$0.outcome.passes }) {
      return StudioError(.badInput, "there is nothing to accept: \(item.text(changes: 0))")
    }
    if cases.contains(where: { $0.isNamed(by: path) }) {
      return StudioError(.noInput, "\(path): nothing to accept, the last check found nothing wrong with it")
    }
    let known = pending.flatMap { [$0.item.path] + ($0.item.sheet.map { [$0] } ?? []) }
    let nearest = NearestName.nearest(to: path, among: known)
    return StudioError(
      .noInput,
      "\(path): the last check has no result for it; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "check it first, with 'maquette check' or 'swift test'")
    )
  }
}

extension ReportCase {
  /// Whether a path is that of the golden file, of its sheet, or of a folder that contains one of them.
  fileprivate func isNamed(by other: String) -> Bool {
    other == path || other == sheet || path.hasPrefix(FileName.joined(other, "")) || other == "."
  }
}

/// The decisions on the pending cases of a check, written back to its results.
package struct Decisions: Sendable {
  /// The report with the decisions so far.
  package private(set) var report: CheckReport
  package private(set) var acceptedCount = 0
  package private(set) var rejectedCount = 0
  private let folder: ResultsFolder
  private let acceptance: GoldenAcceptance

  /// Reads the results of a check. Throws an error where the variables of a CI system are set.
  package init(in folder: ResultsFolder, variables: [String: String]) throws(StudioError) {
    self.folder = folder
    acceptance = try attempt(StudioError.init) { () throws(GoldenError) in
      try GoldenAcceptance(environment: variables, write: PictureOutput.writeWhole)
    }
    report = try attempt(StudioError.init) { () throws(ReportError) in try folder.read() }
  }

  /// Makes what was found the golden file.
  package mutating func accept(_ picture: PendingCase) throws(StudioError) -> GoldenAcceptance.Result {
    NamedOutput.add(FileName.folder(of: picture.item.path))
    let result = try picture.accept(by: acceptance)
    report.decide(picture.item.path, .accepted)
    acceptedCount += 1
    return result
  }

  package mutating func reject(_ picture: PendingCase) {
    report.decide(picture.item.path, .rejected)
    rejectedCount += 1
  }

  /// Writes the decisions to the results.
  package func save() throws(StudioError) {
    try attempt(StudioError.init) { () throws(ReportError) in
      try Interruption.whileWriting { () throws(ReportError) in try folder.write(report) }
    }
  }
}

extension CheckReport {
  /// The report of the shards of a check, or of checks of different folders; written to a folder if one is given.
  package static func merged(_ folders: [String], into results: String?) throws(StudioError) -> CheckReport {
    try attempt(StudioError.init) { () throws(ReportError) in
      var reports: [CheckReport] = []
      for folder in folders { reports.append(try ResultsFolder(folder).read()) }
      let report = try merged(reports)
      guard let results else { return report }
      let place = ResultsFolder(results)
      try Interruption.whileWriting { () throws(ReportError) in try place.write(report) }
      return try place.read()
    }
  }

  /// The report with golden files for the cases that pass; results keep none of these.
  package var withGoldens: CheckReport {
    var report = self
    for index in report.cases.indices {
      let item = report.cases[index]
      if item.outcome.passes, item.files.expected == nil, Folder.kind(of: item.path) == .file {
        report.cases[index].files.expected = .file(item.path)
      }
    }
    return report
  }
}
