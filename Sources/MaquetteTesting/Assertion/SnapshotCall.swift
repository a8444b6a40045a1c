import MaquetteSnapshots

/// One call of an assertion, of one snapshot or several: checks them and fails the test once.
struct SnapshotCall {
  private let site: CallSite
  private let mode: RecordMode?
  private let run: TestRun
  private(set) var found = SnapshotReport()

  init(at site: CallSite, record mode: RecordMode?) {
    self.site = site
    self.mode = mode
    run = TestRun.current(at: site)
  }

  /// Begins a snapshot and takes its number; the caller ends it.
  func begin(named name: String?, fileExtension: String) -> SnapshotAssertion {
    SnapshotAssertion(named: name, record: mode, fileExtension: fileExtension, site: site, run: run)
  }

  mutating func check<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String?
  ) {
    let assertion = begin(named: name, fileExtension: strategy.fileExtension)
    defer { assertion.end() }
    do {
      add(try strategy.snapshots(value()), to: assertion, diffing: strategy.diffing)
    } catch {
      add(error, to: assertion)
    }
  }

  mutating func add<Format>(
    _ parts: [SnapshotPart<Format>], to assertion: SnapshotAssertion, diffing: Diffing<Format>
  ) {
    found.add(assertion.check(parts, diffing: diffing).map(assertion.kept), of: max(parts.count, 1))
  }

  /// Adds what failed of one snapshot.
  mutating func add(_ failures: [SnapshotFailure], keptBy assertion: SnapshotAssertion) {
    found.add(failures.map(assertion.kept), of: 1)
  }

  /// Adds the failure of a value that cannot be made or converted.
  mutating func add(_ error: any Error, to assertion: SnapshotAssertion) {
    add([SnapshotFailure(.notDrawn, "the value could not be converted: \(error)")], keptBy: assertion)
  }

  /// Fails the test if a snapshot failed.
  func report() { run.record(found, at: site) }
}
