import MaquetteDocuments
import Synchronization
import Testing

@testable import MaquetteLanguageServer
@testable import MaquetteRPC

@Suite("Work beside the requests") struct BackgroundWorkTests {
  /// Work that waits until a test lets it run.
  private final class Waiting: Sendable {
    private let bodies = Mutex<[@Sendable () -> Void]>([])

    var threads: WorkThreads { WorkThreads { body in self.bodies.withLock { $0.append(body) } } }

    /// Runs all that waits, and returns how much that was.
    @discardableResult func run() -> Int {
      let waiting = bodies.withLock { bodies in
        defer { bodies = [] }
        return bodies
      }
      for body in waiting { body() }
      return waiting.count
    }
  }

  private static let good = "maquette: 1\nbody:\n  button: { title: Play, id: a }\n"
  private static let wrong = "maquette: 1\nbody:\n  button: { titel: Play, id: a }\n"

  @Test("does not keep a request waiting")
  func requests() throws {
    let waiting = Waiting()
    let session = try TestSession(threads: waiting.threads)
    let uri = session.open(Self.wrong)
    session.rest()
    #expect(session.problems(uri).isEmpty)
    #expect(try session.offers("maquette: 1\n|", path: "/none/other.yaml").contains("body"))
    // A text that was not read yet may include the one that was opened, so it is read once more.
    while waiting.run() > 0 { session.rest() }
    #expect(session.problems(uri).count == 1)
  }

  @Test("is dropped when the text has changed meanwhile")
  func stale() throws {
    let waiting = Waiting()
    let session = try TestSession(threads: waiting.threads)
    let uri = session.open(Self.wrong)
    session.rest()
    session.change(uri, to: Self.good)
    waiting.run()
    session.rest()
    // The reading of the first text showed a problem, which is not there any more.
    #expect(session.problems(uri).isEmpty)
    #expect(waiting.run() == 1)
    session.rest()
    #expect(session.problems(uri).isEmpty && session.server.readings["/none/sheet.yaml"]?.sheet != nil)
  }

  @Test("on rules ends when the text has changed")
  func rules() throws {
    let waiting = Waiting()
    let session = try TestSession(threads: waiting.threads)
    let uri = session.open(
      "maquette: 1\nbody:\n  button:\n    frame: { width: 10, height: 10 }\n    title: x\n")
    session.rest()
    waiting.run()
    session.rest()
    let check = try #require(session.server.checking?.work)
    session.change(uri, to: Self.good)
    waiting.run()
    let result = try #require(check.result)
    #expect(result.violations.isEmpty, "what was cancelled before it began finds nothing")
    session.rest()
    #expect(session.problems(uri).isEmpty)
  }

  @Test("shows the worst of many problems")
  func many() throws {
    let session = try TestSession()
    let rows = String(
      repeating: "    - button: { symbol: play, frame: { width: 9, height: 9 } }\n", count: 700)
    let uri = session.open("maquette: 1\nbody:\n  vstack:\n\(rows)    - label: { text: x, lines: 0.5 }\n")
    session.rest()
    // An error hides the rules.
    #expect(session.problems(uri).count == 1)
    session.change(uri, to: "maquette: 1\nbody:\n  vstack:\n\(rows)")
    session.rest()
    let found = session.problems(uri)
    #expect(found.count == LanguageServer.mostProblems)
    #expect(found.allSatisfy { $0["severity"]?.int != 3 })
  }

  @Test("of a request ends with the request")
  func cancelled() throws {
    let session = try TestSession()
    let uri = session.open(Self.good)
    let cancellation = RPCCancellation()
    cancellation.cancel()
    for method in ["completion", "hover", "references", "formatting", "documentSymbol"] {
      let error = #expect(throws: RPCError.self) {
        try session.request(
          "textDocument/\(method)",
          ["textDocument": ["uri": .text(uri)], "position": ["line": 2, "character": 4]],
          cancellation: cancellation)
      }
      #expect(error == .cancelled)
    }
  }
}
