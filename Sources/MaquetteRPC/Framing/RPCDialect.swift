import MaquetteDocuments

/// What two protocols over JSON-RPC write differently: where a message ends, and how a request is cancelled.
package struct RPCDialect: Hashable, Sendable {
  /// How messages are separated in a stream.
  package enum Framing: Hashable, Sendable {
    /// Headers with the length of the message, as in HTTP.
    case headers
    /// A message in each line.
    case lines
  }

  package var framing: Framing
  /// The notification that cancels a request.
  package var cancelMethod: String
  /// The parameter of that notification with the identifier of the request.
  package var cancelParameter: String
  /// Whether a cancelled request has a response, which is an error.
  package var answersCancelled: Bool

  /// The Language Server Protocol, 3.17.
  package static let languageServer = RPCDialect(
    framing: .headers, cancelMethod: "$/cancelRequest", cancelParameter: "id", answersCancelled: true)

  /// The Model Context Protocol.
  package static let modelContext = RPCDialect(
    framing: .lines, cancelMethod: "notifications/cancelled", cancelParameter: "requestId",
    answersCancelled: false)

  /// The bytes of a message in a stream.
  package func framed(_ message: RPCMessage) -> [UInt8] {
    // The writer escapes line feeds in texts, and writes none between values.
    let body = Array(message.json.compact.utf8)
    return switch framing {
    case .headers: Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    case .lines: body + [0x0A]
    }
  }
}

/// The limits of a stream of messages, so that a hostile client gets an error and never fills the memory.
package struct RPCLimits: Hashable, Sendable {
  /// Bytes of one message: a sheet of 4 MiB with every character escaped, and more.
  package var messageBytes = 32 << 20
  /// Bytes of the headers of one message.
  package var headerBytes = 8 << 10
  /// The most messages that wait to be handled; further ones stay in the stream.
  package var waitingMessages = 1024
  /// Bytes of those messages, unless it is a single one.
  package var waitingBytes = 64 << 20

  package init() {}
}
