/// Where code runs as far as snapshots are concerned: under which configuration, and in which run of a test.
struct SnapshotScope: Sendable {
  /// The scope of the code that runs.
  @TaskLocal static var current = SnapshotScope()

  var configuration = SnapshotConfiguration()
  /// The numbers of the run of the test; nil where no trait knows when a run begins.
  var numbering: SnapshotNumbering?
  /// Who asserted what about which file; nil for everything in the process.
  var claims: SnapshotClaims?

  /// The scope within this one that a configuration makes.
  func inside(_ configuration: SnapshotConfiguration) -> SnapshotScope {
    var scope = self
    scope.configuration = configuration.within(self.configuration)
    return scope
  }
}
