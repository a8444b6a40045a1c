import Synchronization

/// A cancellable that stops its activity when it is no longer held.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  // Safe to share: the closure is taken out under the lock and runs once.
  private let lock = Lock()
  private var stop: (() -> Void)?

  /// Runs `cancel` when cancelled or released.
  public init(_ cancel: @escaping () -> Void) { stop = cancel }

  /// Wraps a cancellable.
  public convenience init<C: Cancellable>(_ cancellable: C) { self.init(cancellable.cancel) }

  deinit { stop?() }

  public func cancel() {
    let stop = lock.run {
      let stop = self.stop
      self.stop = nil
      return stop
    }
    stop?()
  }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension AnyCancellable {
  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps it in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }
}

extension Cancellable {
  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(cancel).store(in: &set) }

  /// Keeps it in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(cancel).store(in: &collection)
  }
}
