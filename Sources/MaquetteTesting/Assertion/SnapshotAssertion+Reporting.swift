extension SnapshotAssertion {
  /// Fails the test for each failure, and lays down what there is to look at.
  func report(_ failures: [SnapshotFailure]) {
    for var failure in failures {
      SnapshotResults(folder: resultsFolder).keep(&failure, shown: shown)
      run.record(failure, at: site)
    }
  }

  /// Fails the test for a value that nothing could be made of.
  func report(_ error: any Error) {
    report([SnapshotFailure(.notDrawn, "nothing could be made of the value: \(error)")])
  }

  private var resultsFolder: String? {
    scope.configuration.results ?? folders.package.map { "\($0)/.build/maquette/snapshots" }
  }
}
