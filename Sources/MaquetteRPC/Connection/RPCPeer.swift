package import MaquetteDocuments
package import MaquetteFiles
import Synchronization

/// The program at the other end of a stream. Several threads can write; each message is written as a whole.
package final class RPCPeer: Sendable {
  private struct State {
    var lastID = 0
    var problem: FileProblem?
  }

  private let state = Mutex(State())
  private let stream: RPCStream
  private let dialect: RPCDialect
  /// Lets the server's thread look for finished work; it may be called from any thread.
  package let wake: @Sendable () -> Void

  package init(_ stream: RPCStream, dialect: RPCDialect, wake: @escaping @Sendable () -> Void = {}) {
    self.stream = stream
    self.dialect = dialect
    self.wake = wake
  }

  /// Sends a notification.
  package func notify(_ method: String, _ parameters: JSON) {
    send(.notification(method: method, parameters: parameters))
  }

  /// Sends a request and returns its identifier; the service receives the response.
  @discardableResult package func request(_ method: String, _ parameters: JSON) -> RPCIdentifier {
    let id = RPCIdentifier.number(
      Double(
        state.withLock { state in
          state.lastID += 1
          return state.lastID
        }))
    send(.request(id: id, method: method, parameters: parameters))
    return id
  }

  /// Sends a message. After a failure, of which ``problem`` tells, nothing more is written.
  func send(_ message: RPCMessage) {
    let bytes = dialect.framed(message)
    state.withLock { state in
      guard state.problem == nil else { return }
      do throws(FileProblem) {
        try stream.write(bytes)
      } catch {
        state.problem = error
      }
    }
  }

  /// Why messages can no longer be sent; nil if they can.
  package var problem: FileProblem? { state.withLock { $0.problem } }
}
