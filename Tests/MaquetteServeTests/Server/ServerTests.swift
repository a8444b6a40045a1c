import Foundation
import MaquetteServe
import Synchronization
import Testing

/// A server that answers with the path of each request, and is stopped when the test is over.
final class EchoServer: Sendable {
  let server: Server
  let count = Mutex(0)
  private let ended = DispatchSemaphore(value: 0)

  init(limits: ServerLimits = ServerLimits()) throws {
    server = try Server(port: 0, limits: limits)
    Thread.detachNewThread { [self, server] in
      server.run { request, reply in
        self.count.withLock { $0 += 1 }
        if request.path == ["events"] { return reply.stream(ServerEvent("hello", "you")) }
        if request.path == ["slow"] {
          return DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) {
            reply.send(Response(body: Array("slow".utf8)))
          }
        }
        reply.send(Response(body: Array(request.path.joined(separator: "|").utf8) + request.body))
      }
      self.ended.signal()
    }
  }

  var port: Int { server.gate.port }
  var token: String { server.gate.token }

  func client() throws -> Client { try #require(Client(port: port)) }

  /// Stops the server and waits for its end.
  func stop() -> Bool {
    server.stop()
    return ended.wait(timeout: .now() + 20) == .success
  }
}

@Suite struct ServerTests {
  @Test func aConnectionServesManyRequests() throws {
    let echo = try EchoServer()
    let client = try echo.client()
    for name in ["a", "b", "c"] {
      client.send("GET", "/\(echo.token)/\(name)", port: echo.port)
      let answer = try #require(client.answer())
      #expect(answer.status == 200)
      #expect(answer.text == name)
      #expect(answer.fields["cache-control"] == "no-store")
      #expect(answer.fields["x-content-type-options"] == "nosniff")
      #expect(answer.fields["cross-origin-resource-policy"] == "same-origin")
      #expect(answer.fields["access-control-allow-origin"] == nil)
    }
    #expect(echo.stop())
  }

  @Test func requestsThatArriveTogetherAreAnsweredInOrder() throws {
    let echo = try EchoServer()
    let client = try echo.client()
    for name in ["slow", "second", "third"] { client.send("GET", "/\(echo.token)/\(name)", port: echo.port) }
    #expect(client.answer()?.text == "slow")
    #expect(client.answer()?.text == "second")
    #expect(client.answer()?.text == "third")
    #expect(echo.stop())
  }

  @Test(arguments: [
    ("GET", "/TOKEN/x", ["Host": "example.com"]), ("GET", "/TOKEN/x", ["Origin": "http://example.com"]),
    ("GET", "/x", [:]), ("GET", "/", [:]), ("GET", "/00000000000000000000000000000000/x", [:]),
    ("POST", "/TOKEN/x", ["Origin": "http://example.com"]), ("POST", "/TOKEN/x", ["Origin": "null"]),
    ("POST", "/x", [:]),
  ])
  func strangersGetNothing(method: String, target: String, fields: [String: String]) throws {
    let echo = try EchoServer()
    let client = try echo.client()
    client.send(method, target.replacing("TOKEN", with: echo.token), port: echo.port, fields)
    let answer = try #require(client.answer())
    #expect(answer.status == 403)
    #expect(answer.body == [])
    #expect(client.ends())
    #expect(echo.count.withLock { $0 } == 0)
    #expect(echo.stop())
  }

  @Test func brokenRequestsEndTheConnection() throws {
    let echo = try EchoServer()
    let requests = [
      "GET /\(echo.token)/../x HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n",
      "POST /\(echo.token)/x HTTP/1.1\r\nContent-Length: 999999999\r\n\r\n",
      "GET / HTTP/1.1\r\n" + String(repeating: "X: y\r\n", count: 20_000),
    ]
    for text in requests {
      let client = try echo.client()
      client.send(Array(text.utf8))
      let answer = client.answer()
      #expect(answer.map { (400...505).contains($0.status) && $0.body.isEmpty } ?? true)
      #expect(client.ends())
    }
    #expect(echo.count.withLock { $0 } == 0)
    #expect(echo.stop())
  }

  @Test func aFloodOfConnectionsLeavesThePageAlone() throws {
    let echo = try EchoServer()
    let page = try echo.client()
    page.send("GET", "/\(echo.token)/events", port: echo.port)
    #expect(page.read(to: "data: you\n\n")?.contains("text/event-stream") == true)
    var flood: [Client] = []
    for _ in 0..<200 {
      guard let client = Client(port: echo.port) else { continue }
      client.send(Array("GET /".utf8))
      flood.append(client)
    }
    let other = try echo.client()
    other.send("GET", "/\(echo.token)/here", port: echo.port)
    #expect(other.answer()?.text == "here")
    echo.server.broadcast(ServerEvent("news", "1"))
    #expect(page.read(to: "data: 1\n\n") != nil)
    #expect(echo.count.withLock { $0 } == 2)
    #expect(echo.stop())
    withExtendedLifetime(flood) {}
  }

  @Test func slowRequestsEnd() throws {
    var limits = ServerLimits()
    limits.request = .milliseconds(200)
    let echo = try EchoServer(limits: limits)
    let client = try echo.client()
    client.send(Array("GET /\(echo.token)/x HTTP/1.1\r\n".utf8))
    #expect(client.ends())
    #expect(echo.count.withLock { $0 } == 0)
    #expect(echo.stop())
  }

  @Test func allPagesGetEventsAndABeat() throws {
    var limits = ServerLimits()
    limits.beat = .milliseconds(100)
    let echo = try EchoServer(limits: limits)
    let pages = try (0..<3).map { _ in try echo.client() }
    for page in pages {
      page.send("GET", "/\(echo.token)/events", port: echo.port)
      #expect(page.read(to: "event: hello\ndata: you\n\n") != nil)
    }
    echo.server.broadcast(ServerEvent("news", "{}"))
    for page in pages {
      #expect(page.read(to: "event: news\ndata: {}\n\n") != nil)
      #expect(page.read(to: "event: beat\n") != nil)
    }
    #expect(echo.stop())
    for page in pages { #expect(page.ends()) }
  }

  @Test func aPageThatReadsNothingIsGivenUp() throws {
    var limits = ServerLimits()
    limits.backlog = 1 << 20
    let echo = try EchoServer(limits: limits)
    let page = try echo.client()
    page.send("GET", "/\(echo.token)/events", port: echo.port)
    #expect(page.read(to: "data: you\n\n") != nil)
    let event = ServerEvent("large", String(repeating: "x", count: 1 << 20))
    for _ in 0..<32 { echo.server.broadcast(event) }
    #expect(page.ends())
    let other = try echo.client()
    other.send("GET", "/\(echo.token)/here", port: echo.port)
    #expect(other.answer()?.text == "here")
    #expect(echo.stop())
  }

  @Test func aTakenPortIsNamed() throws {
    let server = try Server(port: 0)
    #expect(throws: ServeError.portTaken(server.gate.port)) { _ = try Server(port: server.gate.port) }
    #expect("\(ServeError.portTaken(80))".contains("another program uses port 80"))
  }

  @Test func onlyThisMachineIsListenedTo() throws {
    let server = try Server(port: 0)
    #expect(server.gate.address == "http://127.0.0.1:\(server.gate.port)/\(server.gate.token)/")
  }
}
