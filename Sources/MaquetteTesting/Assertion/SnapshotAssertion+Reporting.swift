internal import MaquetteFiles
internal import MaquetteSnapshots

extension SnapshotAssertion {
  /// Fails the test for each failure, attaches its files and writes them to the results.
  func report(_ failures: [SnapshotFailure]) {
    for var failure in failures {
      keep(&failure)
      run.record(failure, at: site)
    }
  }

  /// Fails the test for a value that cannot be converted.
  func report(_ error: any Error) {
    report([SnapshotFailure(.notDrawn, "nothing could be made of the value: \(error)")])
  }

  func notePass(path: String) {
    try? results?.pass(shown(path), group: group)
  }

  /// Writes the files of a failure, names them in its message, and adds it to the results.
  private func keep(_ failure: inout SnapshotFailure) {
    guard let golden = failure.path, let results, failure.kind != .misused else { return }
    let path = shown(golden)
    let item = ReportCase(failure, path: path, group: group, site: site, source: shown("\(site.filePath)"))
    for exhibit in failure.exhibits {
      switch exhibit.role {
      case .recorded: continue
      case .expected: failure.message += "\n  expected:   \(path)"
      case .actual, .difference:
        let label = exhibit.role == .actual ? "actual:     " : "difference: "
        do throws(FileProblem) {
          let place = try results.keep(
            exhibit.bytes, path: path, role: exhibit.role.rawValue, fileExtension: exhibit.fileExtension)
          failure.message += "\n  \(label)\(shown(place))"
        } catch {
          failure.message += "\n  \(label)\(error.message)"
        }
      }
    }
    failure.message += Wording.advice(for: failure.kind, path: path, isPicture: item.pictures.actual != nil)
    do throws(ReportError) {
      try results.add(item)
    } catch {
      failure.message += "\n  \(error)"
    }
  }

  private var group: String { FileName.withoutSuffix(FileName.last(of: "\(site.filePath)")) }

  private var results: SnapshotResults? {
    let path = scope.configuration.results ?? folders.package.map { "\($0)/\(ResultsFolder.standardPath)" }
    return path.map { .shared($0) }
  }
}
