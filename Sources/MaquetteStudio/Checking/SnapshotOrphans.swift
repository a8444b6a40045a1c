import MaquetteFiles
package import MaquetteSnapshots

/// Golden files of snapshot tests that no test uses any more, found from the results of the last run.
///
/// A file that the run did not use is an orphan only if its test ran without it, or is gone from its source. A test that did
/// not run, because it is disabled or was left out by a filter, keeps its files.
package struct SnapshotOrphans: Sendable, Equatable {
  /// A file of no test.
  package struct Orphan: Sendable, Equatable {
    package var path: String
    /// What is known about its test.
    package var reason: Reason
  }

  /// Why a file counts as an orphan.
  package enum Reason: Sendable {
    /// There is no test file of its folder's name.
    case noTestFile
    /// The test file has no such test.
    case noTest
    /// The test ran and did not use it.
    case unused
  }

  /// The orphans, in the order of their paths.
  package private(set) var orphans: [Orphan] = []
  /// The number of files whose tests did not run.
  package private(set) var unknownCount = 0

  /// Finds the orphans beside the golden files that the last run used. A check of sheets has results of another kind.
  package init(in report: CheckReport) throws(StudioError) {
    guard report.run != nil else {
      throw StudioError(
        .noInput, "the last results are not from snapshot tests; run 'swift test' first")
    }
    let used = Set(report.cases.map(\.path))
    for root in Self.roots(of: report) {
      var suites: [String: SnapshotSuite] = [:]
      let files = try attempt({ StudioError($0, path: root.goldens) }) { () throws(FileProblem) in
        try Folder.files(in: root.goldens)
      }
      for path in files.map({ FileName.normalized($0) }) where !used.contains(path) {
        let folder = FileName.folder(of: path)
        guard FileName.folder(of: folder) == root.goldens, !FileName.last(of: path).hasPrefix(".") else {
          continue
        }
        let suite = suites[folder] ?? SnapshotSuite(folder: folder, sources: root.sources, report: report)
        suites[folder] = suite
        switch suite.state(of: path) {
        case .orphan(let reason): orphans.append(Orphan(path: path, reason: reason))
        case .unknown: unknownCount += 1
        }
      }
    }
    orphans.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private struct Root: Hashable {
    /// The folder of the folders of golden files.
    var goldens: String
    /// The folder of the test files.
    var sources: String
  }

  private static func roots(of report: CheckReport) -> Set<Root> {
    Set(
      report.cases.compactMap { item in
        // A case that has no golden file, such as an inline snapshot, has the place in its source for a path.
        guard let source = item.source, !item.path.hasPrefix(source) else { return nil }
        let goldens = FileName.folder(of: FileName.folder(of: item.path))
        return Root(goldens: goldens, sources: FileName.folder(of: source))
      }.filter { Folder.kind(of: $0.goldens) == .folder })
  }
}

/// The golden files of one test file.
private struct SnapshotSuite {
  enum State {
    case orphan(SnapshotOrphans.Reason)
    case unknown
  }

  /// The tests that used a file of the folder.
  private let ran: Set<String>
  /// The content of the test file; nil if there is none.
  private let source: String?
  /// The tests of the test file.
  private let tests: Set<String>

  init(folder: String, sources: String, report: CheckReport) {
    ran = Set(
      report.cases.lazy.map(\.path).filter { FileName.folder(of: $0) == folder }.map(Self.test))
    let file = ((try? Folder.names(in: sources)) ?? []).first { name in
      FileName.suffix(of: name) == "swift"
        && SnapshotFileName.part(FileName.withoutSuffix(name)) == FileName.last(of: folder)
    }
    let bytes = file.flatMap { try? FileBytes.read(FileName.joined(sources, $0), limit: 1 << 24) }
    source = bytes.map { String(decoding: $0, as: UTF8.self) }
    tests = Set((source ?? "").split(separator: "func ").dropFirst().map { Self.name(at: $0) })
  }

  func state(of path: String) -> State {
    guard let source else { return .orphan(.noTestFile) }
    let test = Self.test(of: path)
    if ran.contains(test) { return .orphan(.unused) }
    // A name that stands anywhere in the file may be passed on as testName.
    return tests.contains(test) || source.contains(test) ? .unknown : .orphan(.noTest)
  }

  /// The test in the name of a golden file.
  private static func test(of path: String) -> String {
    String(FileName.last(of: path).prefix { $0 != "." })
  }

  /// The name of the function whose declaration goes on with a text, as a part of a file's name.
  private static func name(at text: Substring) -> String {
    let name = text.first == "`" ? text.dropFirst().prefix { $0 != "`" } : text.prefix { !"(< ".contains($0) }
    return SnapshotFileName.part(String(name))
  }
}
