package import MaquetteFiles

/// The folder in which a check leaves what it found out, for a review, a report or a merge:
/// `results.json`, and beside it the pictures as files.
///
/// Nothing else in the folder is ever touched: only pictures that a former `results.json` names are removed.
public struct ResultsFolder: Sendable, Hashable {
  /// Where results lie unless somebody asks for another place.
  public static let standardPath = ".build/maquette"
  /// The name of the file that says what the pictures are.
  static let fileName = "results.json"
  /// The largest file that is read, in bytes; a case that fails takes about a thousand.
  static let largestFile = 256 << 20

  /// The folder.
  public let path: String

  /// The results in a folder, which need not exist yet.
  public init(_ path: String = standardPath) { self.path = path }

  /// The path of the file that says what the pictures are.
  public var file: String { FileName.joined(path, Self.fileName) }

  /// Reads the results that a check left. Their pictures stay on disk.
  ///
  /// - Throws: ``ReportError/noResults(path:)``, ``ReportError/cannotRead(path:reason:)``,
  ///   ``ReportError/notAReport(path:reason:)`` or ``ReportError/pictureElsewhere(path:picture:)``.
  public func read() throws(ReportError) -> CheckReport {
    guard Folder.kind(of: file) != .nothing else { throw .noResults(path: path) }
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try FileBytes.read(file, limit: Self.largestFile)
    } catch {
      throw ReportError(error, path: file)
    }
    var report = try JSONReport.decode(bytes, path: file)
    for index in report.cases.indices {
      for role in ReportCase.Pictures.roles {
        guard let name = report.cases[index].pictures[keyPath: role.picture]?.path else { continue }
        guard PictureName.isInside(name) else { throw .pictureElsewhere(path: file, picture: name) }
        report.cases[index].pictures[keyPath: role.picture] = .file(FileName.joined(path, name))
      }
    }
    return report
  }

  /// Begins new results: those of a former check are removed, so that what an interrupted one leaves is not
  /// taken for a whole.
  ///
  /// - Parameter keepsFormer: Whether former results stay, for a check that adds to them; a case of the same path
  ///   is replaced.
  package func begin(
    title: String, generator: String, shard: Shard? = nil, keepsFormer: Bool = false
  ) throws(ReportError) -> ResultsWriter {
    var report = CheckReport(title: title, generator: generator, cases: [])
    if keepsFormer, let former = try? read() { report = former }
    report.shards = shard.map { [$0] } ?? report.shards
    if !keepsFormer { try clear(except: []) }
    return ResultsWriter(folder: self, report: report)
  }

  /// Writes a whole report: pictures that are not in the folder yet are written or copied, those of former
  /// results that it does not name are removed.
  public func write(_ report: CheckReport) throws(ReportError) {
    let writer = ResultsWriter(folder: self, report: CheckReport(report, cases: []))
    for item in report.cases { try writer.add(item) }
    try clear(except: Set(writer.names))
    try writer.finish()
  }

  /// Removes former results, but not the pictures of the given names.
  private func clear(except names: Set<String>) throws(ReportError) {
    // What cannot be read names nothing that could be removed.
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

extension CheckReport {
  /// A report like another one with other cases.
  init(_ report: CheckReport, cases: [ReportCase]) {
    self = report
    self.cases = cases
  }
}
