/// An asynchronous conversion of a value to a format that is stored in a file and compared.
public struct AsyncSnapshotting<Value: Sendable, Format: Sendable>: Sendable {
  /// The suffix of its files without the first dot: `png`, `layout.txt`.
  public var fileExtension: String
  /// How formats are encoded and compared.
  public var diffing: Diffing<Format>
  /// Makes the stored parts of a value, one file each.
  public var snapshots: @Sendable (Value) async throws -> [SnapshotPart<Format>]

  /// Creates a strategy that makes any number of files of a value, one for each named part.
  public init(
    fileExtension: String, diffing: Diffing<Format>,
    snapshots: @escaping @Sendable (Value) async throws -> [SnapshotPart<Format>]
  ) {
    self.fileExtension = fileExtension
    self.diffing = diffing
    self.snapshots = snapshots
  }

  /// Creates a strategy that makes one file of a value.
  public init(
    fileExtension: String, diffing: Diffing<Format>,
    snapshot: @escaping @Sendable (Value) async throws -> Format
  ) {
    self.init(fileExtension: fileExtension, diffing: diffing) { value in
      [SnapshotPart(try await snapshot(value))]
    }
  }

  /// Returns a strategy for values that can be converted to this strategy's.
  public func pullback<NewValue: Sendable>(
    _ transform: @escaping @Sendable (NewValue) async throws -> Value
  ) -> AsyncSnapshotting<NewValue, Format> {
    let snapshots = snapshots
    return AsyncSnapshotting<NewValue, Format>(fileExtension: fileExtension, diffing: diffing) { value in
      try await snapshots(transform(value))
    }
  }
}

extension Snapshotting where Value: Sendable, Format: Sendable {
  /// Returns a strategy for values that are converted asynchronously to this strategy's.
  public func asyncPullback<NewValue: Sendable>(
    _ transform: @escaping @Sendable (NewValue) async throws -> Value
  ) -> AsyncSnapshotting<NewValue, Format> {
    AsyncSnapshotting(fileExtension: fileExtension, diffing: diffing, snapshots: snapshots)
      .pullback(transform)
  }
}
