import MaquetteDocuments
import MaquetteRPC
import Testing

@Suite("Messages") struct RPCMessageTests {
  private func read(_ text: String) throws(RPCMessage.Malformed) -> RPCMessage {
    try RPCMessage(reading: Array(text.utf8))
  }

  @Test(
    "read as they are written",
    arguments: [
      RPCMessage.request(id: .number(7), method: "a/b", parameters: ["x": [1, "y", true, .null]]),
      .request(id: .text("7"), method: "a", parameters: []),
      .notification(method: "n", parameters: ["a": "b"]),
      .response(id: .number(1), .success(.null)),
      .response(id: .text("q"), .success(["a": 1])),
      .response(id: nil, .failure(RPCError(.parseError, "no"))),
      .response(id: .number(-1), .failure(RPCError(.methodNotFound, "no \"x\"", data: ["m": "x"]))),
    ])
  func roundTrip(message: RPCMessage) throws {
    #expect(try read(message.json.compact) == message)
  }

  @Test("have empty parameters without any")
  func noParameters() throws {
    #expect(
      try read(#"{"jsonrpc":"2.0","method":"m"}"#) == .notification(method: "m", parameters: [:]))
    #expect(
      try read(#"{"jsonrpc":"2.0","method":"m","params":null}"#)
        == .notification(method: "m", parameters: [:]))
  }

  @Test(
    "are refused with the identifier if that is known",
    arguments: [
      ("{", -32700, nil),
      ("[]", -32600, nil),
      ("1", -32600, nil),
      (#"{"id":1,"method":"m"}"#, -32600, RPCIdentifier.number(1)),
      (#"{"jsonrpc":"1.0","id":1,"method":"m"}"#, -32600, .number(1)),
      (#"{"jsonrpc":"2.0","id":"a","method":1}"#, -32600, .text("a")),
      (#"{"jsonrpc":"2.0","id":{},"method":"m"}"#, -32600, nil),
      (#"{"jsonrpc":"2.0","id":null,"method":"m"}"#, -32600, nil),
      (#"{"jsonrpc":"2.0","id":2,"method":"m","params":3}"#, -32600, .number(2)),
      (#"{"jsonrpc":"2.0","id":2}"#, -32600, .number(2)),
    ])
  func malformed(text: String, code: Int, id: RPCIdentifier?) {
    let error = #expect(throws: RPCMessage.Malformed.self) { try read(text) }
    #expect(error?.error.code.rawValue == code && error?.id == id)
  }
}
