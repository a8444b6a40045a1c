import MaquetteServe
import Testing

@Suite struct RequestParserTests {
  /// Reads one request from a text whose lines end in line feeds.
  static func request(_ text: String, body: [UInt8] = []) throws(RequestProblem) -> Request? {
    var parser = RequestParser()
    parser.add(Array(text.replacing("\n", with: "\r\n").utf8) + body)
    return try parser.next()
  }

  @Test func aRequestIsReadInAnyPieces() throws {
    let text =
      "POST /a/b%20c?x=1&y=%C3%A4+b HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\nabcGET / HTTP/1.1\r\n\r\n"
    for size in [1, 2, 3, 7, 1000] {
      var parser = RequestParser()
      var found: [Request] = []
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        parser.add(rest.prefix(size))
        rest = rest.dropFirst(size)
        while let next = try parser.next() { found.append(next) }
      }
      let first = Request(
        .post, path: ["a", "b c"], query: ["x": "1", "y": "ä b"],
        fields: ["host": "h", "content-length": "3"],
        body: Array("abc".utf8))
      #expect(found == [first, Request(path: [])])
      #expect(!parser.isInside)
    }
  }

  @Test(arguments: [
    ("GET /../etc/passwd HTTP/1.1\n\n", RequestProblem.malformed),
    ("GET /%2e%2e/etc HTTP/1.1\n\n", .malformed), ("GET /a%2f..%2fb HTTP/1.1\n\n", .malformed),
    ("GET /a%5c..%5cb HTTP/1.1\n\n", .malformed), ("GET /a%00b HTTP/1.1\n\n", .malformed),
    ("GET /%ff HTTP/1.1\n\n", .malformed), ("GET /%2 HTTP/1.1\n\n", .malformed),
    ("GET http://127.0.0.1/ HTTP/1.1\n\n", .malformed), ("GET *  HTTP/1.1\n\n", .malformed),
    ("GET / HTTP/1.0\n\n", .unknownVersion), ("GET / HTTP/2\n\n", .unknownVersion), ("GET /\n\n", .malformed),
    ("PUT / HTTP/1.1\n\n", .unknownMethod), ("OPTIONS / HTTP/1.1\n\n", .unknownMethod),
    ("GET / HTTP/1.1\nHost: a\nHost: b\n\n", .malformed), ("GET / HTTP/1.1\n folded\n\n", .malformed),
    ("GET / HTTP/1.1\nHost : a\n\n", .malformed), ("GET / HTTP/1.1\n: a\n\n", .malformed),
    ("POST / HTTP/1.1\nTransfer-Encoding: chunked\n\n", .chunked),
    ("POST / HTTP/1.1\nContent-Length: -1\n\n", .malformed),
    ("POST / HTTP/1.1\nContent-Length: 0x10\n\n", .malformed),
    ("POST / HTTP/1.1\nContent-Length: 1\nContent-Length: 2\n\n", .malformed),
    ("POST / HTTP/1.1\nContent-Length: 65537\n\n", .bodyTooLarge),
    ("POST / HTTP/1.1\nContent-Length: 99999999999999999999\n\n", .bodyTooLarge),
    ("\n\n", .malformed),
  ])
  func whatABrowserNeverSendsIsRefused(text: String, problem: RequestProblem) {
    #expect(throws: problem) { try Self.request(text) }
  }

  @Test func bareLineFeedsAndControlCharactersAreRefused() {
    for bytes in [
      "GET / HTTP/1.1\nHost: a\r\n\r\n", "GET / HTTP/1.1\r\nX: a\u{1}\r\n\r\n",
      "GET / HTTP/1.1\r\nX: ä\r\n\r\n",
    ] {
      var parser = RequestParser()
      parser.add(bytes.utf8)
      #expect(throws: RequestProblem.malformed) { try parser.next() }
    }
  }

  @Test func headsHaveLimits() throws {
    var parser = RequestParser()
    parser.add("GET / HTTP/1.1\r\nX: ".utf8)
    parser.add(repeatElement(UInt8(ascii: "a"), count: RequestLimits.head))
    #expect(throws: RequestProblem.headTooLarge) { try parser.next() }
    let fields = (0...RequestLimits.fields).map { "X\($0): 1\n" }.joined()
    #expect(throws: RequestProblem.headTooLarge) { try Self.request("GET / HTTP/1.1\n\(fields)\n") }
    let target = "/" + String(repeating: "a", count: RequestLimits.target)
    #expect(throws: RequestProblem.targetTooLong) { try Self.request("GET \(target) HTTP/1.1\n\n") }
    let long = String(repeating: "b", count: RequestLimits.target - 1)
    #expect(try Self.request("GET /\(long) HTTP/1.1\n\n")?.path == [long])
  }

  @Test func aBodyMayArriveLater() throws {
    var parser = RequestParser()
    parser.add("POST /x HTTP/1.1\r\nContent-Length: 5\r\n\r\nab".utf8)
    #expect(try parser.next() == nil)
    #expect(parser.isInside)
    parser.add("cde".utf8)
    #expect(try parser.next()?.body == Array("abcde".utf8))
  }
}
