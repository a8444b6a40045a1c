import MaquetteRPC
import Testing

@Suite("Messages in a stream") struct FrameReaderTests {
  private static let bodies = ["{}", "{\"a\": \"é😀\"}", "", String(repeating: "x", count: 3000)]

  /// All that a reader finds in pieces of a size.
  private func frames(
    _ framing: RPCDialect.Framing, _ stream: [UInt8], pieces size: Int, limits: RPCLimits = RPCLimits()
  ) -> [FrameReader.Frame] {
    var reader = FrameReader(framing, limits: limits)
    var found: [FrameReader.Frame] = []
    for start in stride(from: 0, to: stream.count, by: size) {
      reader.append(stream[start..<min(start + size, stream.count)])
      while let frame = reader.next() { found.append(frame) }
    }
    return found
  }

  private func message(_ text: String) -> FrameReader.Frame { .message(Array(text.utf8)) }

  @Test("are found in pieces of any size", arguments: [1, 2, 3, 7, 64, 100_000])
  func pieces(size: Int) {
    let headers = Self.bodies.flatMap {
      Array("Content-Length: \($0.utf8.count)\r\n\r\n\($0)".utf8)
    }
    #expect(frames(.headers, headers, pieces: size) == Self.bodies.map(message))
    let lines = Self.bodies.flatMap { Array("\($0)\r\n\n".utf8) }
    #expect(frames(.lines, lines, pieces: size) == Self.bodies.filter { !$0.isEmpty }.map(message))
  }

  @Test("take other headers, in any case and with plain line ends")
  func otherHeaders() {
    let stream = "content-type: application/vscode-jsonrpc; charset=utf8\nX: y\nCONTENT-LENGTH:2 \n\n{}"
    #expect(frames(.headers, Array(stream.utf8), pieces: 5) == [message("{}")])
  }

  @Test(
    "end after headers without a length",
    arguments: [
      "\r\n\r\n", "X: 1\r\n\r\n{}", "Content-Length: -1\r\n\r\n", "Content-Length: 1e3\r\n\r\n",
      "Content-Length: \r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n", "nonsense\r\n\r\n",
      "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
      "Content-Length: 2\r\nContent-Type: a; charset=utf-16\r\n\r\n{}",
      String(repeating: "x", count: 9000), String(repeating: "X: y\r\n", count: 2000),
    ])
  func broken(headers: String) {
    let found = frames(.headers, Array((headers + "Content-Length: 2\r\n\r\n{}").utf8), pieces: 50)
    #expect(found.count == 1)
    guard case .broken = found.first else {
      Issue.record("\(found)")
      return
    }
  }

  @Test("over the limit are passed over, and the next one is read", arguments: [1, 10, 1000])
  func tooLong(size: Int) {
    var limits = RPCLimits()
    limits.messageBytes = 20
    let long = String(repeating: "y", count: 21)
    for (framing, stream) in [
      (RPCDialect.Framing.headers, "Content-Length: 21\r\n\r\n\(long)Content-Length: 1\r\n\r\n1"),
      (.lines, "\(long)\n1\n"),
    ] {
      let found = frames(framing, Array(stream.utf8), pieces: size, limits: limits)
      #expect(found.count == 2 && found.last == message("1"))
      guard case .passedOver = found.first else {
        Issue.record("\(found)")
        return
      }
    }
  }

  @Test("are framed as they are read")
  func framed() throws {
    let sent = RPCMessage.notification(method: "m", parameters: ["text": "a\nb\u{2028}é"])
    for dialect in [RPCDialect.languageServer, .modelContext] {
      let found = frames(dialect.framing, dialect.framed(sent), pieces: 9)
      guard case .message(let bytes) = found.first, found.count == 1 else {
        Issue.record("\(found)")
        return
      }
      #expect(try RPCMessage(reading: bytes) == sent)
    }
  }
}
