/// How a value becomes something that can be kept in a file and compared, when making it must wait.
public struct AsyncSnapshotting<Value: Sendable, Format: Sendable>: Sendable {
  /// What the names of its files end in, without the first dot: `png`, `layout.txt`.
  public var fileExtension: String
  /// How formats become bytes and are compared.
  public var diffing: Diffing<Format>
  /// Makes everything that is kept of a value, one file each.
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

  /// Returns a strategy for values that can be turned into this strategy's.
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
  /// Returns a strategy for values that are turned into this strategy's by waiting for something.
  public func asyncPullback<NewValue: Sendable>(
    _ transform: @escaping @Sendable (NewValue) async throws -> Value
  ) -> AsyncSnapshotting<NewValue, Format> {
    AsyncSnapshotting(fileExtension: fileExtension, diffing: diffing, snapshots: snapshots)
      .pullback(transform)
  }
}
