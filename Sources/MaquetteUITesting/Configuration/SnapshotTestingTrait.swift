#if canImport(Testing)
  import MaquetteTesting
  public import Testing

  /// Configures the snapshots of a suite or a test.
  public struct SnapshotTestingTrait: SuiteTrait, TestTrait, TestScoping {
    private let trait: MaquetteTesting.SnapshotTrait

    fileprivate init(_ configuration: SnapshotTestingConfiguration) {
      trait = .snapshots(record: configuration.record?.mode)
    }

    /// Whether it applies to inner suites.
    public var isRecursive: Bool { true }

    /// Runs a test under the configuration.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await trait.provideScope(for: test, testCase: testCase, performing: function)
    }
  }

  extension Trait where Self == SnapshotTestingTrait {
    /// Configures the snapshots of a suite or a test.
    public static func snapshots(
      record: SnapshotTestingConfiguration.Record? = nil,
      diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
      SnapshotTestingTrait(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    /// Configures the snapshots of a suite or a test.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
      SnapshotTestingTrait(configuration)
    }
  }
#endif
