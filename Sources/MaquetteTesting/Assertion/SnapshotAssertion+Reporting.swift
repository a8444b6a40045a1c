import MaquetteFiles
import MaquetteSnapshots

extension SnapshotAssertion {
  /// A snapshot that passes, for the results.
  func notePass(path: String) {
    _ = try? results?.add(
      ReportCase(passing: shown(path), group: group, site: site, source: shown("\(site.filePath)")))
  }

  /// Writes a failure with its files to the results, and returns the failure with their places in its message.
  func kept(_ failure: SnapshotFailure) -> SnapshotFailure {
    guard let results, failure.kind != .misused else { return failure }
    // A value that could not be made has no golden file; its place in the source stands for it.
    let path = failure.path.map(shown) ?? "\(shown("\(site.filePath)")):\(site.line)"
    var failure = failure
    do throws(ReportError) {
      let item = try results.add(
        ReportCase(failure, path: path, group: group, site: site, source: shown("\(site.filePath)")))
      failure.places += [("actual:     ", item.files.actual), ("difference: ", item.files.difference)]
        .compactMap { label, file in file?.path.map { label + shown($0) } }
      if failure.kind == .different, failure.path != nil || failure.isInline { failure.acceptable = path }
    } catch {
      failure.places.append("\(error)")
    }
    return failure
  }

  private var group: String { FileName.withoutSuffix(FileName.last(of: "\(site.filePath)")) }

  private var results: SnapshotResults? {
    let path = scope.configuration.results ?? folders.package.map { "\($0)/\(ResultsFolder.standardPath)" }
    return path.map { .shared($0) }
  }
}
