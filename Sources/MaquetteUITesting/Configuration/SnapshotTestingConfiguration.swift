import MaquetteSnapshots
import MaquetteTesting
public import MaquetteUICore

/// Which goldens may be written, and how differences are shown.
public struct SnapshotTestingConfiguration: Sendable {
  /// Which goldens may be written.
  public struct Record: Equatable, ExpressibleByBooleanLiteral, Sendable {
    let mode: RecordMode
    /// All, whether they differ or not.
    public static let all = Record(mode: .all)
    /// Those that are missing or differ.
    public static let failed = Record(mode: .failed)
    /// Those that are missing.
    public static let missing = Record(mode: .missing)
    /// None.
    public static let never = Record(mode: .never)

    /// `true` for all, `false` for those that are missing.
    public init(booleanLiteral value: Bool) { mode = value ? .all : .missing }

    init(mode: RecordMode) { self.mode = mode }
  }

  /// The tool that shows differences; without effect, the report of the run shows them.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    let name: String
    public static let `default` = DiffTool(name: "")
    public static let ksdiff = DiffTool(name: "ksdiff")
    public init(stringLiteral value: String) { name = value }
    /// A tool of a closure that makes its command.
    public init(_ tool: @escaping @Sendable (_ current: String, _ failed: String) -> String) { name = "" }
    private init(name: String) { self.name = name }
  }

  /// Which goldens may be written; nil for the surrounding configuration's setting.
  public var record: Record?
  /// The tool that shows differences.
  public var diffTool: DiffTool?

  /// A configuration.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    (self.record, self.diffTool) = (record, diffTool)
  }
}

/// Runs a body under a configuration.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  try withSnapshotConfiguration(record: record?.mode) { try operation() }
}

/// Runs an asynchronous body under a configuration.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  try await withSnapshotConfiguration(record: record?.mode, isolation: isolation, operation)
}

/// Runs a body whose views have the look of a system; elsewhere the look is iOS 26's.
public func withSnapshotSystem<Result>(
  _ system: ViewConfiguration.System, operation: () throws -> Result
) rethrows -> Result {
  try ViewDrawing.$system.withValue(system, operation: operation)
}
