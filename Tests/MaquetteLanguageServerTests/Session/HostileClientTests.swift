import MaquetteDocuments
import MaquetteRPC
import Testing

@testable import MaquetteLanguageServer

@Suite("Clients that break the protocol") struct HostileClientTests {
  static let methods = [
    "textDocument/completion", "textDocument/hover", "textDocument/definition", "textDocument/references",
    "textDocument/prepareRename", "textDocument/rename", "textDocument/documentSymbol",
    "textDocument/documentLink", "textDocument/formatting", "textDocument/documentColor",
    "textDocument/colorPresentation", "textDocument/codeAction", "none", "initialize",
  ]
  static let notifications = [
    "textDocument/didOpen", "textDocument/didChange", "textDocument/didSave", "textDocument/didClose",
    "workspace/didChangeWorkspaceFolders", "workspace/didChangeWatchedFiles", "none",
  ]
  /// Values that stand where others are expected.
  static let values: [JSON] = [
    .null, 0, -1, .number(1.5), .number(1e300), true, "", "file:///none/sheet.yaml", "file:///", "untitled:x",
    "\u{0}", [], [:],
    ["line": -1, "character": 0], ["line": 1_000_000_000_000, "character": 1_000_000_000_000],
    ["start": ["line": 5, "character": 9], "end": ["line": 0, "character": 0]],
    ["uri": "file:///none/sheet.yaml"], ["uri": "file:///none/sheet.yaml", "text": "a: [", "version": "x"],
    [["text": "a: {"]], [["range": 1, "text": "x"]],
    [["range": ["start": ["line": 9, "character": 9], "end": ["line": 0, "character": 0]], "text": "\r"]],
  ]
  static let names = [
    "textDocument", "position", "range", "context", "newName", "contentChanges", "color", "event", "options",
  ]

  @Test("get errors, and the session goes on", arguments: 0..<8)
  func randomParameters(seed: Int) throws {
    let session = try TestSession()
    session.open("maquette: 1\nbody:\n  button: { title: A, id: a }\n")
    var generator = SystemRandom(seed: UInt64(seed))
    for _ in 0..<300 {
      let members = (0..<generator.next(5)).map { _ in
        JSON.Member(
          Self.names[generator.next(Self.names.count)], Self.values[generator.next(Self.values.count)])
      }
      let parameters: JSON =
        generator.next(10) == 0 ? Self.values[generator.next(Self.values.count)] : .object(members)
      if generator.next(3) == 0 {
        session.notify(Self.notifications[generator.next(Self.notifications.count)], parameters)
      } else {
        _ = try? session.request(Self.methods[generator.next(Self.methods.count)], parameters)
      }
      if generator.next(8) == 0 { session.rest() }
    }
    session.rest()
    #expect(throws: Never.self) { try session.offers("maquette: 1\n|") }
  }

  @Test(
    "cannot rename to what is no name",
    arguments: ["", "a b", "a: b", "x\ny", String(repeating: "a", count: 300)])
  func badNames(name: String) throws {
    let session = try TestSession()
    var parameters = session.at("maquette: 1\nbody:\n  button: { title: A, id: a|b }\n").members ?? []
    parameters.append(.init("newName", .text(name)))
    let error = #expect(throws: RPCError.self) {
      try session.request("textDocument/rename", .object(parameters))
    }
    #expect(error?.code == .invalidParameters)
  }

  @Test("cannot fill the memory with one text")
  func largeText() throws {
    let session = try TestSession()
    session.open(String(repeating: "x", count: Workspace.textBytes + 1))
    #expect(session.server.workspace.open.isEmpty)
  }
}
