import Dispatch
import Synchronization

/// The messages that wait to be handled, in the order in which they came.
///
/// One thread puts messages and another takes them. Putting waits while the limits are reached, so a flood stays in the stream.
final class Mailbox: Sendable {
  /// What waits.
  enum Item: Sendable {
    /// A message; a request with its cancellation.
    case message(RPCMessage, RPCCancellation)
    /// A message that could not be read.
    case malformed(RPCMessage.Malformed)
    /// The end of the stream, with an error if it ended irregularly.
    case end(RPCError?)
  }

  private struct State {
    /// The items with their bytes, the next one last.
    var incoming: [(item: Item, bytes: Int)] = []
    var outgoing: [(item: Item, bytes: Int)] = []
    var bytes = 0
    /// The requests without a response.
    var open: [RPCIdentifier: RPCCancellation] = [:]

    var count: Int { incoming.count + outgoing.count }
  }

  private let state = Mutex(State())
  private let limits: RPCLimits
  /// Signalled for each item.
  private let filled = DispatchSemaphore(value: 0)
  /// Signalled for each item that is taken.
  private let emptied = DispatchSemaphore(value: 0)

  init(limits: RPCLimits) { self.limits = limits }

  /// Adds an item of a number of bytes, once there is room for it.
  func put(_ item: Item, bytes: Int = 0) {
    while true {
      let hasRoom = state.withLock { state in
        guard
          state.count == 0
            || state.count < limits.waitingMessages && state.bytes + bytes <= limits.waitingBytes
        else { return false }
        if case .message(.request(let id, _, _), let cancellation) = item { state.open[id] = cancellation }
        state.incoming.append((item, bytes))
        state.bytes += bytes
        return true
      }
      if hasRoom { break }
      emptied.wait()
    }
    filled.signal()
  }

  /// Lets ``take(within:)`` return without an item.
  func wake() { filled.signal() }

  /// Waits for the next item; nil if none comes within a time, and after ``wake()``.
  func take(within duration: Duration? = nil) -> Item? {
    if let duration {
      guard filled.wait(timeout: .now() + duration / .seconds(1)) == .success else { return nil }
    } else {
      filled.wait()
    }
    let item = state.withLock { state in
      if state.outgoing.isEmpty {
        state.outgoing = state.incoming.reversed()
        state.incoming = []
      }
      let next = state.outgoing.popLast()
      state.bytes -= next?.bytes ?? 0
      return next?.item
    }
    emptied.signal()
    return item
  }

  /// Whether an item waits.
  var hasNext: Bool { state.withLock { $0.count > 0 } }

  /// Cancels a request that has no response yet.
  func cancel(_ id: RPCIdentifier) { state.withLock { $0.open[id] }?.cancel() }

  /// Forgets a request that has its response.
  func close(_ id: RPCIdentifier) { state.withLock { _ = $0.open.removeValue(forKey: id) } }
}
