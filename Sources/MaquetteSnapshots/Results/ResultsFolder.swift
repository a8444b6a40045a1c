package import MaquetteFiles

/// The folder of the results of a check, for a review, a report or a merge: `results.json`, and beside it the
/// pictures as files.
///
/// Only pictures that a previous `results.json` names are removed; other files in the folder are not touched.
package struct ResultsFolder: Sendable, Hashable {
  package static let standardPath = ".build/maquette"
  static let fileName = "results.json"
  /// The maximum size of the file, in bytes; a failing case takes about a thousand.
  package static let largestFile = 256 << 20

  package let path: String

  /// Creates a reference to a folder, which need not exist.
  package init(_ path: String = standardPath) { self.path = path }

  package var file: String { FileName.joined(path, Self.fileName) }

  /// Reads the results of a check. Their pictures stay on disk.
  ///
  /// - Throws: ``ReportError/noResults(path:)``, ``ReportError/cannotRead(path:reason:)``,
  ///   ``ReportError/notAReport(path:reason:)`` or ``ReportError/pictureElsewhere(path:picture:)``.
  package func read() throws(ReportError) -> CheckReport {
    guard Folder.kind(of: file) != .nothing else { throw .noResults(path: path) }
    var report = try JSONReport.decode(ReportFile.read(file, limit: Self.largestFile), path: file)
    for index in report.cases.indices {
      report.cases[index].pictures = try report.cases[index].pictures.compactMap {
        (_, picture) throws(ReportError) in
        guard let name = picture.path else { return nil }
        guard PictureName.isInside(name) else { throw .pictureElsewhere(path: file, picture: name) }
        return .file(FileName.joined(path, name))
      }
    }
    return report
  }

  /// Begins new results and removes those of a previous check, so that results of an interrupted check are not
  /// mistaken for complete ones.
  ///
  /// - Parameter keepsFormer: Whether previous results are kept and added to; a case of the same path is replaced.
  package func begin(
    title: String, generator: String, shard: Shard? = nil, keepsFormer: Bool = false
  ) throws(ReportError) -> ResultsWriter {
    var report = CheckReport(title: title, generator: generator, cases: [])
    if keepsFormer, let former = try? read() { report = former }
    report.shards = shard.map { [$0] } ?? report.shards
    if !keepsFormer { try clear(except: []) }
    return ResultsWriter(folder: self, report: report)
  }

  /// Writes a complete report: new pictures are written or copied, and pictures of previous results that it does not
  /// name are removed.
  package func write(_ report: CheckReport) throws(ReportError) {
    var empty = report
    empty.cases = []
    let writer = ResultsWriter(folder: self, report: empty)
    for item in report.cases { try writer.add(item) }
    try clear(except: Set(writer.names))
    try writer.finish()
  }

  /// Removes previous results, but not the pictures of the given names.
  private func clear(except names: Set<String>) throws(ReportError) {
    // Unreadable results name no pictures to remove.
    guard let former = try? read() else { return }
    do throws(FileProblem) {
      try Folder.remove(file: file)
      for picture in former.cases.flatMap(\.pictures.paths) where !names.contains(name(ofPicture: picture)) {
        try Folder.remove(file: picture)
      }
    } catch {
      throw ReportError(error, path: path)
    }
  }

  /// The name in the folder of a picture that was read from it.
  func name(ofPicture picture: String) -> String {
    let prefix = FileName.joined(path, "")
    return picture.hasPrefix(prefix) ? String(picture.dropFirst(prefix.count)) : picture
  }
}
