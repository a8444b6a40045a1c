import Synchronization

/// A lock around a value.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Safe to share: the value is touched under the lock only.
  private let lock = Mutex<Void>(())
  private var state: State

  /// A lock around a first value.
  public init(initialState: State) where State: Sendable { state = initialState }
  /// A lock around a first value that its caller shares with nobody.
  public init(uncheckedState: State) { state = uncheckedState }

  /// Runs a body that may change the value.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try lock.withLock { _ in try body(&state) }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock around nothing.
  public convenience init() { self.init(uncheckedState: ()) }

  /// Runs a body.
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withLock { _ in try body() }
  }
}
