package import MaquetteDocuments

/// Why a request has no result (JSON-RPC 2.0, section 5.1).
package struct RPCError: Error, Hashable, Sendable {
  /// The kind of a failure. Codes from -32768 to -32000 are JSON-RPC's. Codes from -32899 to -32800 are the Language
  /// Server Protocol's.
  package struct Code: RawRepresentable, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The message is not JSON.
    package static let parseError = Code(rawValue: -32700)
    /// The JSON is not a message.
    package static let invalidRequest = Code(rawValue: -32600)
    package static let methodNotFound = Code(rawValue: -32601)
    package static let invalidParameters = Code(rawValue: -32602)
    package static let internalError = Code(rawValue: -32603)
    /// A request came before the one that initializes the server.
    package static let notInitialized = Code(rawValue: -32002)
    /// The request is valid but cannot be fulfilled.
    package static let requestFailed = Code(rawValue: -32803)
    package static let requestCancelled = Code(rawValue: -32800)
  }

  package var code: Code
  /// What is wrong, on one line.
  package var message: String
  /// Further evidence.
  package var data: JSON?

  package init(_ code: Code, _ message: String, data: JSON? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// Reads an error; anything else is an error without a message.
  init(_ json: JSON) {
    self.init(
      json["code"]?.int.map(Code.init) ?? .internalError, json["message"]?.string ?? "", data: json["data"])
  }

  /// The error as it is sent.
  package var json: JSON { ["code": .whole(code.rawValue), "message": .text(message), "data": data] }

  /// The request was cancelled by its sender.
  package static let cancelled = RPCError(.requestCancelled, "the request was cancelled")
}
