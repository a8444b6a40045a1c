import Foundation

/// A conversion of a value to a format that is stored in a file and compared.
public struct Snapshotting<Value, Format> {
  /// The suffix of its files, such as `png`.
  public var pathExtension: String?
  /// How formats are stored and compared.
  public var diffing: Diffing<Format>
  /// Makes the format of a value.
  public var snapshot: (Value) -> Async<Format>

  /// A strategy of an asynchronous conversion.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// A strategy of a conversion.
  public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (Value) -> Format) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// A strategy for values that can be converted to this strategy's.
  public func pullback<NewValue>(_ transform: @escaping (NewValue) -> Value) -> Snapshotting<NewValue, Format>
  {
    asyncPullback { Async(value: transform($0)) }
  }

  /// A strategy for values that can be converted to this strategy's later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = snapshot
    return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
      Async { callback in transform(value).run { snapshot($0).run(callback) } }
    }
  }
}

/// A strategy whose value is its format.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// A strategy that stores a value as it is.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

/// A value that may arrive later.
public struct Async<Value> {
  /// Starts the work, and calls back with the value.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Work that calls back with its value.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// A value that is available at once.
  public init(value: Value) { self.init { $0(value) } }

  /// The value, transformed.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
