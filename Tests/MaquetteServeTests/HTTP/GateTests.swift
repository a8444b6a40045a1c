import MaquetteServe
import Testing

@Suite struct GateTests {
  static let gate = Gate(token: "0123456789abcdef0123456789abcdef", port: 8000)

  static func request(
    _ fields: [String: String], method: Request.Method = .get, token: String = gate.token
  ) -> Request {
    Request(method, path: [token], fields: ["host": "127.0.0.1:8000"].merging(fields) { $1 })
  }

  @Test func thePageItselfIsAdmitted() {
    #expect(Self.gate.admits(Self.request([:])))
    #expect(Self.gate.admits(Self.request(["host": "localhost:8000"])))
    #expect(Self.gate.admits(Self.request(["host": "LOCALHOST:8000"])))
    #expect(Self.gate.admits(Self.request(["sec-fetch-site": "same-origin", "sec-fetch-mode": "cors"])))
    #expect(Self.gate.admits(Self.request(["origin": "http://127.0.0.1:8000"], method: .post)))
    #expect(Self.gate.admits(Self.request(["origin": "http://localhost:8000"], method: .post)))
  }

  @Test(arguments: [
    ["host": "example.com"], ["host": "example.com:8000"], ["host": "127.0.0.1"], ["host": "127.0.0.1:8001"],
    ["host": "127.0.0.1:8000.example.com"], ["host": ""], ["origin": "http://example.com"],
    ["origin": "null"],
    ["origin": "https://127.0.0.1:8000"], ["origin": "http://127.0.0.1:9000"],
    ["origin": "http://127.0.0.1:8000.example.com"],
    ["sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image"],
    ["sec-fetch-site": "same-site", "sec-fetch-mode": "cors"],
    ["sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe"],
  ])
  func othersAreNot(fields: [String: String]) {
    #expect(!Self.gate.admits(Self.request(fields)))
    #expect(
      !Self.gate.admits(
        Self.request(["origin": "http://127.0.0.1:8000"].merging(fields) { $1 }, method: .post))
        || fields["sec-fetch-site"] != nil)
  }

  @Test func aLinkFromElsewhereOpensThePage() {
    #expect(
      Self.gate.admits(
        Self.request([
          "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document",
        ])))
  }

  @Test func nothingIsChangedWithoutAnOrigin() {
    #expect(!Self.gate.admits(Self.request([:], method: .post)))
    #expect(!Self.gate.admits(Self.request(["sec-fetch-site": "same-origin"], method: .post)))
  }

  @Test func theWholeTokenIsNeeded() {
    for token in [
      "", "0", String(Self.gate.token.dropLast()), Self.gate.token + "0", Self.gate.token.uppercased(),
    ] {
      #expect(!Self.gate.admits(Self.request([:], token: token)), "\(token)")
    }
    #expect(!Self.gate.admits(Request(path: [], fields: ["host": "127.0.0.1:8000"])))
  }

  @Test func tokensDiffer() {
    let tokens = Set((0..<100).map { _ in Gate.randomToken() })
    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }
}
