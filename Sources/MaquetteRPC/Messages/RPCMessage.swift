package import MaquetteDocuments

/// A message of JSON-RPC 2.0 (jsonrpc.org/specification).
package enum RPCMessage: Hashable, Sendable {
  /// A call that expects a response.
  case request(id: RPCIdentifier, method: String, parameters: JSON)
  /// A call that expects none.
  case notification(method: String, parameters: JSON)
  /// The outcome of a request; the identifier is nil if the request's identifier could not be read.
  case response(id: RPCIdentifier?, Result<JSON, RPCError>)

  /// A message that cannot be read, with the identifier for the response if it is known.
  package struct Malformed: Error, Hashable, Sendable {
    package var id: RPCIdentifier?
    package var error: RPCError
  }

  /// Reads a message.
  package init(reading bytes: [UInt8]) throws(Malformed) {
    let json: JSON
    do throws(JSONReadingError) {
      json = try JSON(reading: bytes)
    } catch {
      throw Malformed(error: RPCError(.parseError, error.message))
    }
    try self.init(json)
  }

  /// Reads a message from its JSON. Neither protocol of ours has batches.
  package init(_ json: JSON) throws(Malformed) {
    let id = RPCIdentifier(json["id"])
    func invalid(_ message: String) -> Malformed {
      Malformed(id: id, error: RPCError(.invalidRequest, message))
    }
    guard let members = json.members else {
      throw invalid(
        json.items == nil ? "a message must be an object" : "batches of messages are not supported")
    }
    guard json["jsonrpc"]?.string == "2.0" else { throw invalid("a message needs \"jsonrpc\": \"2.0\"") }
    let hasID = members.contains { $0.name == "id" }
    guard let method = json["method"] else {
      if let error = json["error"] {
        self = .response(id: id, .failure(RPCError(error)))
      } else if members.contains(where: { $0.name == "result" }), let id {
        self = .response(id: id, .success(json["result"] ?? .null))
      } else {
        throw invalid("a message needs a method, a result or an error")
      }
      return
    }
    guard let method = method.string else { throw invalid("'method' must be a text") }
    let parameters = json["params"] ?? .object([JSON.Member]())
    guard parameters.members != nil || parameters.items != nil else {
      throw invalid("'params' must be an object or an array")
    }
    if let id {
      self = .request(id: id, method: method, parameters: parameters)
    } else if hasID {
      throw invalid("'id' must be a number or a text")
    } else {
      self = .notification(method: method, parameters: parameters)
    }
  }

  /// The message as it is sent.
  package var json: JSON {
    switch self {
    case .request(let id, let method, let parameters):
      ["jsonrpc": "2.0", "id": id.json, "method": .text(method), "params": parameters]
    case .notification(let method, let parameters):
      ["jsonrpc": "2.0", "method": .text(method), "params": parameters]
    case .response(let id, .success(let result)):
      ["jsonrpc": "2.0", "id": id?.json ?? .null, "result": result]
    case .response(let id, .failure(let error)):
      ["jsonrpc": "2.0", "id": id?.json ?? .null, "error": error.json]
    }
  }
}
