// A server over a stream
// ======================
//
// One thread reads messages, another handles them, one after the other in the order in which they came, so a service needs no locks
// and a client's edits are seen in order. The reading thread itself handles only what cancels requests: a cancelled request that still
// waits is answered without work, and the work of the present one can look at its cancellation. While no message waits, a service can
// do what it has postponed. Long work of its own belongs to a thread of its own, which wakes the handling thread when it is done.
import Dispatch
package import MaquetteDocuments

/// A service that answers a client's messages. All calls come from one thread.
package protocol RPCService: AnyObject {
  /// The result of a request.
  func answer(_ call: RPCCall) throws(RPCError) -> JSON
  /// Takes a notification.
  func receive(_ call: RPCCall)
  /// Takes the response to a request of the server.
  func receive(_ response: Result<JSON, RPCError>, to id: RPCIdentifier, from peer: RPCPeer)
  /// Does postponed work while no message waits, and returns how long to wait for a message before the next call; nil if nothing
  /// is postponed. It is also called after ``RPCPeer/wake``.
  func rest(_ peer: RPCPeer) -> Duration?
  /// Whether the client has ended the session.
  var isOver: Bool { get }
}

extension RPCService {
  package func receive(_ response: Result<JSON, RPCError>, to id: RPCIdentifier, from peer: RPCPeer) {}
  package func rest(_ peer: RPCPeer) -> Duration? { nil }
}

/// A request or a notification.
package struct RPCCall: Sendable {
  package let method: String
  package let parameters: JSON
  /// Whether the client still wants the result.
  package let cancellation: RPCCancellation
  package let peer: RPCPeer

  /// Creates a call.
  package init(
    _ method: String, _ parameters: JSON, cancellation: RPCCancellation = RPCCancellation(), peer: RPCPeer
  ) {
    self.method = method
    self.parameters = parameters
    self.cancellation = cancellation
    self.peer = peer
  }
}

/// Reads the messages of a client and gives them to a service.
package struct RPCServer {
  /// How a session ended.
  package enum Ending: Hashable, Sendable {
    /// The client said so.
    case exit
    /// The client closed the stream.
    case closed
    /// The stream could not be read or written.
    case broken(RPCError)
  }

  private let stream: RPCStream
  private let dialect: RPCDialect
  private let limits: RPCLimits
  private let mailbox: Mailbox
  /// The client.
  package let peer: RPCPeer

  package init(_ stream: RPCStream, dialect: RPCDialect, limits: RPCLimits = RPCLimits()) {
    self.stream = stream
    self.dialect = dialect
    self.limits = limits
    let mailbox = Mailbox(limits: limits)
    self.mailbox = mailbox
    peer = RPCPeer(stream, dialect: dialect) { mailbox.wake() }
  }

  /// Handles messages until the session ends.
  package func run(_ service: some RPCService) -> Ending {
    let reading = MessageReading(stream: stream, dialect: dialect, limits: limits, mailbox: mailbox)
    // A thread of its own: it waits most of the time, which would block one of the pool.
    DispatchQueue(label: "maquette.messages").async { reading.run() }
    var pause: Duration?
    while true {
      if let item = mailbox.take(within: pause) {
        if let ending = handle(item, by: service) { return ending }
      }
      if peer.problem != nil { return .broken(RPCError(.internalError, "cannot write to the client")) }
      pause = mailbox.hasNext ? nil : service.rest(peer)
    }
  }

  private func handle(_ item: Mailbox.Item, by service: some RPCService) -> Ending? {
    switch item {
    case .end(let error):
      guard let error else { return .closed }
      peer.send(.response(id: nil, .failure(error)))
      return .broken(error)
    case .malformed(let malformed): peer.send(.response(id: malformed.id, .failure(malformed.error)))
    case .message(.request(let id, let method, let parameters), let cancellation):
      let call = RPCCall(method, parameters, cancellation: cancellation, peer: peer)
      let outcome = Self.outcome(of: call, by: service)
      mailbox.close(id)
      if outcome != .failure(.cancelled) || dialect.answersCancelled { peer.send(.response(id: id, outcome)) }
    case .message(.notification(let method, let parameters), let cancellation):
      service.receive(RPCCall(method, parameters, cancellation: cancellation, peer: peer))
    case .message(.response(let id, let outcome), _):
      if let id { service.receive(outcome, to: id, from: peer) }
    }
    return service.isOver ? .exit : nil
  }

  private static func outcome(of call: RPCCall, by service: some RPCService) -> Result<JSON, RPCError> {
    do throws(RPCError) {
      try call.cancellation.check()
      return .success(try service.answer(call))
    } catch {
      return .failure(error)
    }
  }
}
