import MaquetteFiles
import Synchronization

/// Writes results while a check runs, from any number of threads: a file is on disk as soon as its case is added,
/// and is not held in memory.
package final class ResultsWriter: Sendable {
  /// The maximum size of the files of passing cases together, in bytes: 32 MiB. They are kept for display only.
  package static let largestPassing = 32 << 20

  private struct State {
    var report: CheckReport
    var places: [String: Int]
    var passingBytes = 0
  }

  private let folder: ResultsFolder
  private let state: Mutex<State>

  init(folder: ResultsFolder, report: CheckReport) {
    self.folder = folder
    let places = report.cases.enumerated().map { ($1.path, $0) }
    state = Mutex(State(report: report, places: Dictionary(places) { _, last in last }))
  }

  /// Adds a case, or replaces that of the same path, and writes its files. Returns the case with the paths of its files.
  ///
  /// - Throws: ``ReportError/cannotRead(path:reason:)`` or ``ReportError/cannotWrite(path:reason:)``.
  @discardableResult
  package func add(_ item: ReportCase) throws(ReportError) -> ReportCase {
    var item = item
    item.files = try item.files.compactMap { (role, file) throws(ReportError) in
      let name = ReportedFileName.name(ofCase: item.path, role: role, suffix: file.suffix)
      return try keep(file, as: name, passes: item.outcome.passes) ? .file(name) : nil
    }
    state.withLock { [item] state in
      if let place = state.places[item.path] {
        state.report.cases[place] = item
      } else {
        state.places[item.path] = state.report.cases.count
        state.report.cases.append(item)
      }
    }
    var kept = item
    kept.files = kept.files.compactMap { _, file in file.path.map { .file(FileName.joined(folder.path, $0)) }
    }
    return kept
  }

  /// Writes `results.json` with the cases so far; it can be called again after further cases.
  package func finish() throws(ReportError) {
    let report = state.withLock { $0.report }
    guard let run = report.run else { return try write(report) }
    try folder.alone { () throws(ReportError) in
      var whole = report
      if let others = try? folder.read(), others.run == run {
        let own = Set(report.cases.map(\.path))
        whole.cases += others.cases.filter { !own.contains($0.path) }
        try folder.remove(filesOf: others.cases, except: Set(whole.cases.flatMap(\.files.paths)))
      }
      try write(whole)
    }
  }

  private func write(_ report: CheckReport) throws(ReportError) {
    var report = report
    report.sortCases()
    // Cases of previous results name their files by path.
    for index in report.cases.indices {
      report.cases[index].files = report.cases[index].files.compactMap { _, file in
        file.path.map { .file(folder.name(ofFile: $0)) }
      }
    }
    try ReportFile.write(JSONReport.encode(report), to: folder.file)
  }

  var names: [String] { state.withLock { $0.report.cases.flatMap(\.files.paths) } }

  /// Writes a file to the folder, unless files of passing cases exceed their limit.
  private func keep(_ file: ReportedFile, as name: String, passes: Bool) throws(ReportError) -> Bool {
    let target = FileName.joined(folder.path, name)
    let isThere = file.path == target
    let bytes = try file.read()
    if passes {
      let fits = state.withLock { state in
        let sum = state.passingBytes + bytes.count
        guard sum <= Self.largestPassing else { return false }
        state.passingBytes = sum
        return true
      }
      guard fits else { return false }
    }
    if !isThere { try ReportFile.write(bytes, to: target) }
    return true
  }
}
