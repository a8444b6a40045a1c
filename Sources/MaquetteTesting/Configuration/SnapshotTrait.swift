#if canImport(Testing)
  public import MaquetteComparison
  public import MaquetteSnapshots
  public import Testing

  /// Configures the snapshots of a suite or a test; nil values are inherited.
  public struct SnapshotTrait: SuiteTrait, TestTrait, TestScoping {
    /// The configuration.
    public let configuration: SnapshotConfiguration

    /// A suite's trait applies to every test in it, also in inner suites.
    public var isRecursive: Bool { true }

    /// Runs a test under the configuration; every run of a test numbers its snapshots from 1.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      var scope = SnapshotScope.current.inside(configuration)
      scope.numbering = SnapshotNumbering()
      try await SnapshotScope.$current.withValue(scope) { try await function() }
    }
  }

  extension Trait where Self == SnapshotTrait {
    /// Configures the snapshots of a suite or a test: which goldens may be written, how much pixels may differ, and the
    /// folder for them (`__Snapshots__` beside the test file unless one is given).
    public static func snapshots(
      record: RecordMode? = nil, tolerance: Tolerance? = nil, directory: String? = nil
    ) -> Self {
      SnapshotTrait(
        configuration: SnapshotConfiguration(record: record, tolerance: tolerance, directory: directory))
    }
  }
#endif
