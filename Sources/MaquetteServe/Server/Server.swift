import Synchronization

// One thread, many connections
// ============================
//
// A loop waits for all sockets at once (`poll`), reads requests, and writes answers as far as they are taken. Handlers must not block it:
// they answer at once, or from another thread by a `Reply`, whose bytes come back through the outbox. So no connection costs a thread, and
// a flood of them costs at most the memory of the limits: each holds one request head, one body and one answer.

/// A server for the browsers of this machine.
package final class Server: Sendable {
  package let gate: Gate
  private let listener: Socket
  private let outbox: Outbox
  private let limits: ServerLimits

  package typealias Handler = (_ request: Request, _ reply: Reply) -> Void

  /// Listens at a port; nil stands for the usual one, or any free one if that is taken.
  package init(port: Int?, limits: ServerLimits = ServerLimits()) throws(ServeError) {
    outbox = try Outbox()
    self.limits = limits
    if let port {
      listener = try Socket.listening(at: port)
    } else if let usual = try? Socket.listening(at: Self.usualPort) {
      listener = usual
    } else {
      listener = try Socket.listening(at: 0)
    }
    gate = Gate(port: listener.port)
  }

  deinit { listener.close() }

  /// The port that is tried first.
  package static let usualPort = 8717

  /// Sends an event to all pages.
  package func broadcast(_ event: ServerEvent) { outbox.post(.broadcast(event.encoded)) }

  /// Ends ``run(_:)``.
  package func stop() { outbox.post(.stop) }

  /// Answers requests until ``stop()``. The handler gets those that the gate admits.
  package func run(_ handler: @escaping Handler) {
    var loop = ServerLoop(
      listener: listener, outbox: outbox, gate: gate, limits: limits, handler: handler)
    while loop.turn() {}
    loop.end()
  }
}

/// The state of the thread of the connections.
private struct ServerLoop {
  let listener: Socket
  let outbox: Outbox
  let gate: Gate
  let limits: ServerLimits
  let handler: Server.Handler

  private var connections: [Connection] = []
  private var count = 0
  private var lastBeat = ContinuousClock.now
  private var isOver = false

  init(
    listener: Socket, outbox: Outbox, gate: Gate, limits: ServerLimits, handler: @escaping Server.Handler
  ) {
    self.listener = listener
    self.outbox = outbox
    self.gate = gate
    self.limits = limits
    self.handler = handler
  }

  /// Waits for something to do and does it; false once the server is stopped.
  mutating func turn() -> Bool {
    let waiting =
      [(listener, true, false), (outbox.heard, true, false)]
      + connections.map { ($0.socket, $0.reads, $0.hasOutput) }
    // Times are looked at once a second as long as there is a connection.
    let ready = Socket.wait(for: waiting, milliseconds: connections.isEmpty ? -1 : 1000)
    let now = ContinuousClock.now
    var closed: Set<Int> = []
    for (index, state) in ready.dropFirst(2).enumerated() {
      if !serve(&connections[index], state, now: now) { closed.insert(connections[index].id) }
    }
    if ready[1].reads { deliver(now: now, closing: &closed) }
    if now - lastBeat >= limits.beat {
      lastBeat = now
      broadcast(ServerEvent("beat").encoded, now: now, closing: &closed)
    }
    for connection in connections
    where connection.hasExpired(at: now, limits) || connection.isEnding && !connection.hasOutput {
      closed.insert(connection.id)
    }
    remove(closed)
    if ready[0].reads { accept(now: now) }
    return !isOver
  }

  mutating func end() { remove(Set(connections.map(\.id))) }

  private mutating func remove(_ ids: Set<Int>) {
    guard !ids.isEmpty else { return }
    for connection in connections where ids.contains(connection.id) { connection.socket.close() }
    connections.removeAll { ids.contains($0.id) }
  }

  /// Takes new connections. If there are too many, one that never showed the token gives way, or else the new one.
  private mutating func accept(now: ContinuousClock.Instant) {
    for _ in 0..<limits.connections {
      guard let socket = listener.accepted() else { return }
      if connections.count >= limits.connections {
        guard let unknown = connections.first(where: { !$0.isKnown }) else {
          socket.close()
          continue
        }
        remove([unknown.id])
      }
      connections.append(Connection(socket, id: count, now: now))
      count += 1
    }
  }

  /// Reads and writes; false if the connection is over.
  private func serve(
    _ connection: inout Connection, _ state: (reads: Bool, writes: Bool, hasFailed: Bool),
    now: ContinuousClock.Instant
  ) -> Bool {
    if state.reads {
      var piece: [UInt8] = []
      switch connection.socket.read(16 << 10, into: &piece) {
      case .bytes:
        // What a page says on a stream of events is no request.
        if connection.isStream { return false }
        if connection.began == nil { connection.began = now }
        connection.lastTransfer = now
        connection.parser.add(piece)
        advance(&connection)
      case .later: break
      case .closed:
        // The other side may still read what it asked for.
        if !connection.hasOutput { return false }
        connection.isEnding = true
      }
    } else if state.hasFailed {
      return false
    }
    if connection.hasOutput, !connection.flush(now: now) { return false }
    return !(connection.isEnding && !connection.hasOutput)
  }

  /// Hands the next whole request to the handler.
  private func advance(_ connection: inout Connection) {
    guard !connection.isAnswering, !connection.isEnding else { return }
    let next: Request?
    do throws(RequestProblem) {
      next = try connection.parser.next()
    } catch {
      connection.isEnding = true
      return connection.send(Response.empty(error.rawValue).encoded(closes: true))
    }
    guard let request = next else { return }
    connection.began = nil
    guard gate.admits(request) else {
      connection.isEnding = true
      return connection.send(Response.empty(403).encoded(closes: true))
    }
    connection.isKnown = true
    connection.isAnswering = true
    var inner = request
    inner.path.removeFirst()
    handler(inner, Reply(connection: connection.id, outbox: outbox))
  }

  /// Passes on what other threads have posted.
  private mutating func deliver(now: ContinuousClock.Instant, closing closed: inout Set<Int>) {
    for item in outbox.take() {
      switch item {
      case .answer(let response, let id):
        guard let index = connections.firstIndex(where: { $0.id == id }) else { continue }
        connections[index].isAnswering = false
        connections[index].send(response.encoded(closes: false))
        if !connections[index].flush(now: now) { closed.insert(id) }
        connections[index].lastTransfer = now
        // The next request may have arrived already.
        advance(&connections[index])
      case .stream(let id, let first):
        guard let index = connections.firstIndex(where: { $0.id == id }) else { continue }
        connections[index].isStream = true
        let head = Response(type: "text/event-stream", body: Array("retry: 500\n\n".utf8) + first)
        connections[index].send(head.encoded(closes: true, hasLength: false))
        if !connections[index].flush(now: now) { closed.insert(id) }
      case .broadcast(let bytes): broadcast(bytes, now: now, closing: &closed)
      case .stop: isOver = true
      }
    }
  }

  private mutating func broadcast(
    _ bytes: [UInt8], now: ContinuousClock.Instant, closing closed: inout Set<Int>
  ) {
    for index in connections.indices where connections[index].isStream {
      connections[index].send(bytes)
      if connections[index].backlog > limits.backlog || !connections[index].flush(now: now) {
        closed.insert(connections[index].id)
      }
    }
  }
}
