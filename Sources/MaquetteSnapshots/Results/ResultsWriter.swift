internal import MaquetteFiles
internal import Synchronization

/// Writes results while a check runs, from any number of threads: a picture is on disk as soon as its case is added,
/// and is not held in memory.
package final class ResultsWriter: Sendable {
  /// The maximum size of the pictures of passing cases together, in bytes of PNG: 32 MiB. They are kept for display only.
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

  /// Adds a case, or replaces that of the same path, and writes its pictures.
  ///
  /// - Throws: ``ReportError/cannotRead(path:reason:)`` or ``ReportError/cannotWrite(path:reason:)``.
  package func add(_ item: ReportCase) throws(ReportError) {
    var item = item
    item.pictures = try item.pictures.compactMap { (role, picture) throws(ReportError) in
      let name = PictureName.name(ofCase: item.path, role: role)
      return try keep(picture, as: name, passes: item.outcome.passes) ? .file(name) : nil
    }
    state.withLock { [item] state in
      if let place = state.places[item.path] {
        state.report.cases[place] = item
      } else {
        state.places[item.path] = state.report.cases.count
        state.report.cases.append(item)
      }
    }
  }

  /// Writes `results.json` with the cases so far; it can be called again after further cases.
  package func finish() throws(ReportError) {
    var report = state.withLock { $0.report }
    report.sortCases()
    // Cases of previous results name their pictures by path.
    for index in report.cases.indices {
      report.cases[index].pictures = report.cases[index].pictures.compactMap { _, picture in
        picture.path.map { .file(folder.name(ofPicture: $0)) }
      }
    }
    try ReportFile.write(JSONReport.encode(report), to: folder.file)
  }

  var names: [String] { state.withLock { $0.report.cases.flatMap(\.pictures.paths) } }

  /// Writes a picture to the folder, unless pictures of passing cases exceed their limit.
  private func keep(_ picture: ReportPicture, as name: String, passes: Bool) throws(ReportError) -> Bool {
    let target = FileName.joined(folder.path, name)
    let isThere = picture.path == target
    let bytes = try picture.read()
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
