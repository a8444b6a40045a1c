package import MaquetteFiles

/// The folder of the results of a check, for a review, a report or a merge: `results.json`, and beside it the
/// pictures and texts that were compared.
///
/// Only files that a previous `results.json` names are removed; other files in the folder are not touched.
package struct ResultsFolder: Sendable, Hashable {
  package static let standardPath = ".build/maquette"
  static let fileName = "results.json"
  private static let lockName = "results.lock"
  /// The maximum size of the file, in bytes; a failing case takes about a thousand.
  package static let largestFile = 256 << 20

  package let path: String

  /// Creates a reference to a folder, which need not exist. Results are not written through links in it.
  package init(_ path: String = standardPath) {
    self.path = path
    NamedOutput.add(path)
  }

  package var file: String { FileName.joined(path, Self.fileName) }

  /// Reads the results of a check. Their files stay on disk.
  ///
  /// - Throws: ``ReportError/noResults(path:)``, ``ReportError/cannotRead(path:reason:)``,
  ///   ``ReportError/notAReport(path:reason:)`` or ``ReportError/fileElsewhere(path:name:)``.
  package func read() throws(ReportError) -> CheckReport {
    guard Folder.kind(of: file) != .nothing else { throw .noResults(path: path) }
    var report = try JSONReport.decode(ReportFile.read(file, limit: Self.largestFile), path: file)
    for index in report.cases.indices {
      report.cases[index].files = try report.cases[index].files.compactMap {
        (_, file) throws(ReportError) in
        guard let name = file.path else { return nil }
        guard ReportedFileName.isInside(name) else { throw .fileElsewhere(path: self.file, name: name) }
        return .file(FileName.joined(path, name))
      }
    }
    return report
  }

  /// Begins new results and removes those of a previous check, so that results of an interrupted check are not
  /// mistaken for complete ones.
  package func begin(
    title: String, generator: String, shard: Shard? = nil
  ) throws(ReportError) -> ResultsWriter {
    var report = CheckReport(title: title, generator: generator, cases: [])
    report.shards = shard.map { [$0] } ?? []
    try clear()
    return ResultsWriter(folder: self, report: report)
  }

  /// Begins the results of one process of a run of tests. The results of other processes of the same run stay, and those
  /// of anything else are removed.
  package func join(
    run: String, title: String, generator: String
  ) throws(ReportError) -> ResultsWriter {
    var report = CheckReport(title: title, generator: generator, cases: [])
    report.run = run
    try alone { () throws(ReportError) in
      if (try? read())?.run != run { try clear() }
    }
    return ResultsWriter(folder: self, report: report)
  }

  /// Runs a body while no other process of a run of tests changes the results.
  func alone<Result>(_ body: () throws(ReportError) -> Result) throws(ReportError) -> Result {
    let lock = FileName.joined(path, Self.lockName)
    let held: FileLock
    do throws(FileProblem) {
      try Folder.create(path)
      held = try FileLock(lock)
    } catch {
      throw ReportError(error, path: lock)
    }
    return try held.whileHeld(body)
  }

  /// Writes a complete report: new files are written or copied, the report takes the place of the previous one in one step,
  /// and files of that one which it does not name are removed.
  package func write(_ report: CheckReport) throws(ReportError) {
    let former = try? read()
    var empty = report
    empty.cases = []
    let writer = ResultsWriter(folder: self, report: empty)
    for item in report.cases { try writer.add(item) }
    try writer.finish()
    if let former { try remove(filesOf: former.cases, except: Set(writer.names)) }
  }

  /// Removes previous results and their files. Unreadable ones name no files to remove.
  private func clear() throws(ReportError) {
    guard let former = try? read() else { return }
    do throws(FileProblem) {
      try Folder.remove(file: file)
    } catch {
      throw ReportError(error, path: path)
    }
    try remove(filesOf: former.cases, except: [])
  }

  /// Removes the files of cases that were read from the folder, but not those of the given paths or names.
  func remove(filesOf cases: [ReportCase], except names: Set<String>) throws(ReportError) {
    do throws(FileProblem) {
      for path in cases.flatMap(\.files.paths)
      where !names.contains(path) && !names.contains(name(ofFile: path)) {
        try Folder.remove(file: path)
      }
    } catch {
      throw ReportError(error, path: path)
    }
  }

  /// The name in the folder of a file that was read from it.
  func name(ofFile file: String) -> String {
    let prefix = FileName.joined(path, "")
    return file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
  }
}
