import Synchronization

/// What other threads hand to the thread that has the connections.
final class Outbox: Sendable {
  enum Item: Sendable {
    /// The answer to the request of a connection.
    case answer(Response, connection: Int)
    /// A connection that receives these events, and all later ones.
    case stream(connection: Int, [UInt8])
    /// Bytes for all connections with events.
    case broadcast([UInt8])
    case stop
  }

  private let items = Mutex<[Item]>([])
  /// A byte that is written to the first arrives at the second and ends the waiting.
  private let bell: (ring: Socket, heard: Socket)

  init() throws(ServeError) { bell = try Socket.pair() }

  deinit {
    bell.ring.close()
    bell.heard.close()
  }

  /// What the thread of the connections waits for besides them.
  var heard: Socket { bell.heard }

  func post(_ item: Item) {
    items.withLock { $0.append(item) }
    _ = bell.ring.write([1], from: 0)
  }

  /// Takes everything that was posted.
  func take() -> [Item] {
    var bytes: [UInt8] = []
    while case .bytes = bell.heard.read(256, into: &bytes) { bytes = [] }
    return items.withLock { items in
      defer { items = [] }
      return items
    }
  }
}

/// The answer to one request, which any thread may give.
package struct Reply: Sendable {
  let connection: Int
  let outbox: Outbox

  package func send(_ response: Response) { outbox.post(.answer(response, connection: connection)) }

  /// Keeps the connection open for events, and sends this one first.
  package func stream(_ first: ServerEvent) { outbox.post(.stream(connection: connection, first.encoded)) }
}

/// An event for all pages (server-sent events of HTML).
package struct ServerEvent: Sendable, Hashable {
  package var name: String
  /// The data, without line feeds.
  package var data: String

  package init(_ name: String, _ data: String = "") {
    self.name = name
    self.data = data
  }

  var encoded: [UInt8] { Array("event: \(name)\ndata: \(data)\n\n".utf8) }
}
