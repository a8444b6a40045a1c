/// A connection with a browser, or with anything else that found the port.
struct Connection {
  let socket: Socket
  let id: Int
  var parser = RequestParser()
  private var output: [UInt8] = []
  private var sent = 0
  /// Whether an answer is being prepared. Nothing more is read meanwhile.
  var isAnswering = false
  /// Whether it gets events.
  var isStream = false
  /// Whether it ends once everything is written.
  var isEnding = false
  /// Whether one of its requests was admitted.
  var isKnown = false
  /// When bytes were last transferred.
  var lastTransfer: ContinuousClock.Instant
  /// When the first byte of the present request arrived; nil for none.
  var began: ContinuousClock.Instant?

  init(_ socket: Socket, id: Int, now: ContinuousClock.Instant) {
    self.socket = socket
    self.id = id
    lastTransfer = now
    began = now
  }

  var hasOutput: Bool { sent < output.count }
  /// The number of bytes that wait to be written.
  var backlog: Int { output.count - sent }
  /// A stream is read only to learn that it has ended.
  var reads: Bool { isStream || !isAnswering && !isEnding && parser.hasRoom }

  mutating func send(_ bytes: [UInt8]) {
    if hasOutput { output += bytes } else { (output, sent) = (bytes, 0) }
  }

  /// Writes what the system takes; false if the other side has gone.
  mutating func flush(now: ContinuousClock.Instant) -> Bool {
    while hasOutput {
      switch socket.write(output, from: sent) {
      case .bytes(let count):
        sent += count
        lastTransfer = now
      case .later: return true
      case .closed: return false
      }
    }
    (output, sent) = ([], 0)
    return true
  }

  /// Whether the connection has taken too long.
  func hasExpired(at now: ContinuousClock.Instant, _ limits: ServerLimits) -> Bool {
    if hasOutput { return now - lastTransfer > limits.stall }
    if isStream || isAnswering { return false }
    if let began { return now - began > limits.request }
    return now - lastTransfer > limits.idle
  }
}

/// The limits of connections.
package struct ServerLimits: Sendable {
  package var connections = 48
  /// The time limit for a whole request to arrive.
  package var request = Duration.seconds(10)
  /// The time limit of a connection without a request.
  package var idle = Duration.seconds(60)
  /// The time limit of a pause in reading an answer.
  package var stall = Duration.seconds(20)
  /// The most bytes kept for a page that does not read its events.
  package var backlog = 8 << 20
  /// The interval of the events that show the page that the server is running.
  package var beat = Duration.seconds(5)

  package init() {}
}
