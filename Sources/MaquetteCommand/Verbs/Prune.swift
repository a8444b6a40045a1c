import ArgumentParser
import MaquetteFiles
import MaquetteSnapshots
import MaquetteStudio

struct Prune: Verb {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "List recorded snapshots that no test uses any more, or delete them.",
    discussion: """
      Lists golden files that the last 'swift test' did not use because their test is gone or ran without them. \
      Files of tests that did not run are kept. 'check --prune' does the same for pictures of sheets.

      Files are deleted only with --yes, and never while a snapshot fails or CI is set. The exit code is 1 while \
      unused files exist.
      """)

  @Flag(help: "Delete what is listed.")
  var yes = false

  @Option(help: Help.results, completion: .directory)
  var results = ResultsFolder.standardPath

  func run(on console: Console) throws {
    let report = try attempt(StudioError.init) { () throws(ReportError) in
      try ResultsFolder(FileName.normalized(results)).read()
    }
    let found = try SnapshotOrphans(in: report)
    if yes && !found.orphans.isEmpty {
      if ContinuousIntegration.isSet(in: console.variables) {
        throw StudioError(.usage, GoldenPruning.Refusal.continuousIntegration.description)
      }
      if !report.cases.allSatisfy(\.outcome.passes) {
        throw StudioError(.badInput, GoldenPruning.Refusal.failed.description)
      }
    }
    for orphan in found.orphans {
      if yes {
        try attempt({ StudioError($0, path: orphan.path) }) { () throws(FileProblem) in
          try Folder.remove(file: orphan.path)
        }
      }
      console.write(line: "\(orphan.path): \(yes ? "deleted; " : "")\(orphan.reason.words)")
    }
    let count = found.orphans.count
    let unknown =
      found.unknownCount == 0 ? "" : "; \(found.unknownCount) more belong to tests that did not run"
    console.say("\(count) \(count == 1 ? "snapshot" : "snapshots") of no test\(unknown)")
    if count > 0 && !yes {
      console.say("to delete them, add --yes")
      throw ExitStatus.different
    }
  }
}

extension SnapshotOrphans.Reason {
  fileprivate var words: String {
    switch self {
    case .noTestFile: "its test file is gone"
    case .noTest: "its test is gone"
    case .unused: "its test does not use it"
    }
  }
}
