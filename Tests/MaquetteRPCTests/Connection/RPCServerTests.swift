import Dispatch
import MaquetteDocuments
import MaquetteFiles
import MaquetteRPC
import Synchronization
import Testing

/// A client that sends prepared pieces and keeps what it is sent.
private final class Client: Sendable {
  private let pieces: Mutex<[[UInt8]]>
  private let received = Mutex<[UInt8]>([])
  let isClosed = Mutex(false)
  private let dialect: RPCDialect

  init(_ messages: [RPCMessage], dialect: RPCDialect = .languageServer) {
    self.dialect = dialect
    pieces = Mutex([messages.flatMap { dialect.framed($0) }])
  }

  init(pieces: [[UInt8]]) {
    dialect = .languageServer
    self.pieces = Mutex(pieces)
  }

  var stream: RPCStream {
    RPCStream(
      read: { () throws(FileProblem) in self.pieces.withLock { $0.isEmpty ? [] : $0.removeFirst() } },
      write: { bytes throws(FileProblem) in
        if self.isClosed.withLock({ $0 }) { throw .cannotWrite(code: 32) }
        self.received.withLock { $0 += bytes }
      })
  }

  var messages: [RPCMessage] {
    var reader = FrameReader(dialect.framing)
    reader.append(received.withLock { $0 })
    var found: [RPCMessage] = []
    while case .message(let bytes)? = reader.next() {
      if let message = try? RPCMessage(reading: bytes) { found.append(message) }
    }
    return found
  }
}

/// A service that echoes, and notes what it is given.
private final class Echo: RPCService {
  var notes: [String] = []
  var isOver = false
  var rests = 0
  var isWaiting = DispatchSemaphore(value: 0)

  func answer(_ call: RPCCall) throws(RPCError) -> JSON {
    notes.append(call.method)
    switch call.method {
    case "echo": return call.parameters
    case "wait":
      // Until it is cancelled.
      while true { try call.cancellation.check() }
    default: throw RPCError(.methodNotFound, "there is no method '\(call.method)'")
    }
  }

  func receive(_ call: RPCCall) {
    notes.append(call.method)
    if call.method == "exit" { isOver = true }
    if call.method == "ask" { call.peer.request("question", ["q": 1]) }
  }

  func receive(_ response: Result<JSON, RPCError>, to id: RPCIdentifier, from peer: RPCPeer) {
    notes.append("response \(id)")
  }

  func rest(_ peer: RPCPeer) -> Duration? {
    rests += 1
    return nil
  }
}

@Suite("Servers") struct RPCServerTests {
  private func run(
    _ client: Client, _ service: Echo, dialect: RPCDialect = .languageServer, limits: RPCLimits = RPCLimits()
  ) -> RPCServer.Ending {
    RPCServer(client.stream, dialect: dialect, limits: limits).run(service)
  }

  @Test("answer in order and end with the stream")
  func order() {
    let requests = (0..<200).map {
      RPCMessage.request(id: .number(Double($0)), method: "echo", parameters: ["n": .whole($0)])
    }
    let client = Client(requests)
    var limits = RPCLimits()
    limits.waitingMessages = 3
    #expect(run(client, Echo(), limits: limits) == .closed)
    #expect(
      client.messages
        == (0..<200).map { .response(id: .number(Double($0)), .success(["n": .whole($0)])) })
  }

  @Test("answer what they do not know, and end when they are told")
  func unknown() {
    let client = Client([
      .request(id: .text("a"), method: "none", parameters: [:]),
      .notification(method: "ask", parameters: [:]),
      .response(id: .number(1), .success(true)),
      .notification(method: "exit", parameters: [:]),
      .request(id: .text("b"), method: "echo", parameters: [:]),
    ])
    let service = Echo()
    #expect(run(client, service) == .exit)
    #expect(service.notes == ["none", "ask", "response number(1.0)", "exit"])
    #expect(
      client.messages == [
        .response(id: .text("a"), .failure(RPCError(.methodNotFound, "there is no method 'none'"))),
        .request(id: .number(1), method: "question", parameters: ["q": 1]),
      ])
  }

  @Test("stop a cancelled request, and answer it if the protocol wants that")
  func cancellation() {
    for (dialect, parameter) in [(RPCDialect.languageServer, "id"), (.modelContext, "requestId")] {
      let client = Client(
        [
          .request(id: .number(1), method: "wait", parameters: [:]),
          .request(id: .number(2), method: "wait", parameters: [:]),
          .notification(method: dialect.cancelMethod, parameters: .object([.init(parameter, 2)])),
          .notification(method: dialect.cancelMethod, parameters: .object([.init(parameter, 1)])),
          .notification(method: dialect.cancelMethod, parameters: .object([.init(parameter, "none")])),
          .request(id: .number(3), method: "echo", parameters: [:]),
        ], dialect: dialect)
      let service = Echo()
      #expect(run(client, service, dialect: dialect) == .closed)
      // Work on the second request never begins.
      #expect(service.notes.filter { $0 == "wait" }.count <= 1 && service.notes.last == "echo")
      let cancelled: [RPCMessage] = [1, 2].map { .response(id: .number($0), .failure(.cancelled)) }
      #expect(
        client.messages == (dialect.answersCancelled ? cancelled : [])
          + [.response(id: .number(3), .success([:]))])
    }
  }

  /// What is known to several threads.
  private final class Flag: Sendable {
    private let state = Mutex(false)
    var isSet: Bool { state.withLock { $0 } }
    func set() { state.withLock { $0 = true } }
  }

  /// A service with work on a thread of its own, which is over once that is done.
  private final class Worker: RPCService {
    let isDone = Flag()
    let hasRested = DispatchSemaphore(value: 0)
    var isOver = false

    func answer(_ call: RPCCall) throws(RPCError) -> JSON { .null }

    func receive(_ call: RPCCall) {
      let wake = call.peer.wake
      DispatchQueue(label: "work").async { [isDone] in
        isDone.set()
        wake()
      }
    }

    func rest(_ peer: RPCPeer) -> Duration? {
      if isDone.isSet, !isOver {
        isOver = true
        hasRested.signal()
      }
      return nil
    }
  }

  @Test("rest again when work on another thread is done, though no message comes")
  func wake() {
    let isRead = Flag()
    let start = RPCDialect.languageServer.framed(.notification(method: "start", parameters: [:]))
    let stop = RPCDialect.languageServer.framed(.request(id: .number(1), method: "stop", parameters: [:]))
    let service = Worker()
    let hasRested = service.hasRested
    let stream = RPCStream(
      read: { () throws(FileProblem) in
        if !isRead.isSet {
          isRead.set()
          return start
        }
        // Nothing comes until the server has seen that the work is done; a server that is not woken never does.
        return hasRested.wait(timeout: .now() + 20) == .success ? stop : []
      }, write: { _ in })
    #expect(RPCServer(stream, dialect: .languageServer).run(service) == .exit)
  }

  @Test("answer broken messages and go on, unless the next one cannot be found")
  func malformed() {
    let good = RPCDialect.languageServer.framed(.request(id: .number(1), method: "echo", parameters: [:]))
    let client = Client(pieces: [
      Array("Content-Length: 5\r\n\r\n{oops".utf8), Array("Content-Length: 2\r\n\r\n[]".utf8), good,
      Array("Content-Length: many\r\n\r\n".utf8), good,
    ])
    let ending = run(client, Echo())
    guard case .broken = ending else {
      Issue.record("\(ending)")
      return
    }
    let codes = client.messages.map { message -> Int? in
      guard case .response(_, .failure(let error)) = message else { return nil }
      return error.code.rawValue
    }
    #expect(codes == [-32700, -32600, nil, -32700])
  }

  @Test("end when the client can no longer be written to")
  func closedOutput() {
    let client = Client([.request(id: .number(1), method: "echo", parameters: [:])])
    client.isClosed.withLock { $0 = true }
    let ending = run(client, Echo())
    guard case .broken = ending else {
      Issue.record("\(ending)")
      return
    }
  }

  @Test("write messages of several threads whole")
  func threads() {
    let client = Client([])
    let peer = RPCPeer(client.stream, dialect: .languageServer)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in 0..<50 {
        peer.notify(
          "n\(thread)", ["n": .whole(number), "text": .text(String(repeating: "x", count: number))])
      }
    }
    #expect(client.messages.count == 400)
  }
}
