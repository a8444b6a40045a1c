import Synchronization

/// Whether the sender of a request no longer wants its result; it may change at any time.
package final class RPCCancellation: Sendable {
  private let state = Atomic<Bool>(false)

  package init() {}

  package var isCancelled: Bool { state.load(ordering: .relaxed) }

  /// Throws an error if the request was cancelled.
  package func check() throws(RPCError) {
    if isCancelled { throw .cancelled }
  }

  func cancel() { state.store(true, ordering: .relaxed) }
}
