import Foundation
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteRPC
import MaquetteScreens
import Testing

@testable import MaquetteLanguageServer

@Suite("Sessions with editors") struct LanguageServerTests {
  @Test("begin with initialize and end with shutdown and exit")
  func phases() throws {
    let server = LanguageServer(catalogue: .standard, version: "1", pause: .zero)
    let peer = RPCPeer(RPCStream(read: { [] }, write: { _ in }), dialect: .languageServer)
    let error = #expect(throws: RPCError.self) {
      try server.answer(RPCCall("textDocument/hover", [:], peer: peer))
    }
    #expect(error?.code == .notInitialized)
    let result = try server.answer(
      RPCCall(
        "initialize", ["capabilities": ["general": ["positionEncodings": ["utf-32", "utf-16"]]]], peer: peer))
    #expect(result["capabilities"]?["positionEncoding"]?.string == "utf-32")
    #expect(try server.answer(RPCCall("shutdown", [:], peer: peer)) == .null)
    #expect(throws: RPCError.self) { try server.answer(RPCCall("shutdown", [:], peer: peer)) }
    server.receive(RPCCall("exit", [:], peer: peer))
    #expect(server.isOver && server.wasShutDown)
  }

  @Test("show what is wrong at its place, with the fix")
  func problems() throws {
    let session = try TestSession()
    let uri = session.open(
      "maquette: 1\nbody:\n  vstack:\n    - buton: Play\n    - button: { titel: é, style: fillled }\n")
    session.rest()
    let found = session.problems(uri)
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0["severity"]?.int == 1 && $0["source"]?.string == "maquette" })
    #expect(found.compactMap { $0["range"]?["start"]?["character"]?.int } == [6, 16, 33])
    let range: JSON = TextRange(TextPosition(line: 0, character: 0), TextPosition(line: 9, character: 0)).json
    let actions = try session.request(
      "textDocument/codeAction", ["textDocument": ["uri": .text(uri)], "range": range, "context": [:]])
    let titles = actions.items?.compactMap { $0["title"]?.string } ?? []
    #expect(
      titles == [
        "Change to 'button'", "Change to 'title'", "Change to 'filled'", "Apply all suggestions",
      ])
  }

  @Test("read the name in a hint as it is written")
  func suggestedNames() throws {
    let hint = try #require(NearestName.hint("play.fill"))
    #expect(SuggestedName.name(in: hint) == "play.fill")
    #expect(SuggestedName.name(in: "write one") == nil && SuggestedName.name(in: "did you mean ''?") == nil)
  }

  @Test("find what a remark about an element names inside it")
  func remarks() throws {
    let session = try TestSession()
    let uri = session.open(
      "maquette: 1\nbody:\n  vstack:\n    - button:\n        title: A\n        symbol: play.fil\n")
    session.rest()
    let remark = session.problems(uri).first { $0["message"]?.string?.contains("unknown symbol") ?? false }
    #expect(remark?["range"]?["start"]?["line"]?.int == 5)
    let range = try #require(remark?["range"])
    let actions = try session.request(
      "textDocument/codeAction", ["textDocument": ["uri": .text(uri)], "range": range, "context": [:]])
    #expect(actions.items?.first?["title"]?.string == "Change to 'play.fill'")
  }

  @Test("clear problems when they are gone, and when the text is closed")
  func cleared() throws {
    let session = try TestSession()
    let uri = session.open("maquette: 1\nbody: buton\n")
    session.rest()
    #expect(session.problems(uri).count == 1)
    session.change(uri, to: "maquette: 1\nbody: divider\n")
    session.rest()
    #expect(session.problems(uri).filter { $0["severity"]?.int == 1 } == [])
    session.change(uri, to: "maquette: 1\nbody: {\n")
    session.rest()
    #expect(session.problems(uri).count == 1)
    session.notify("textDocument/didClose", ["textDocument": ["uri": .text(uri)]])
    session.rest()
    #expect(session.problems(uri) == [])
  }

  @Test("leave YAML alone that is no sheet")
  func otherFiles() throws {
    let session = try TestSession()
    let uri = session.open("services:\n  web: { image: x }\n", at: "/none/compose.yaml")
    session.rest()
    #expect(session.problems(uri) == [])
  }

  @Test("take edits one by one")
  func edits() throws {
    let session = try TestSession(encodings: ["utf-8"])
    let uri = session.open("maquette: 1\nbody: divider\n")
    func edit(_ line: Int, _ from: Int, _ to: Int, _ text: String) -> JSON {
      let range = TextRange(
        TextPosition(line: line, character: from), TextPosition(line: line, character: to))
      return ["range": range.json, "text": .text(text)]
    }
    session.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .text(uri), "version": 2],
        "contentChanges": [edit(1, 6, 13, "button"), edit(1, 12, 12, ": é"), edit(2, 0, 0, "scale: 2\n")],
      ])
    let path = try #require(DocumentURI.path(of: uri))
    #expect(
      session.server.workspace.open[path]?.bytes == Array("maquette: 1\nbody: button: é\nscale: 2\n".utf8))
  }

  @Test("answer a text of four megabytes")
  func largeText() throws {
    let session = try TestSession()
    let row = "    - label: { text: A row of a sheet that is as large as a sheet may be }\n"
    let head = "maquette: 1\nbody:\n  vstack:\n"
    let text = head + String(repeating: row, count: (4 << 20) / row.utf8.count)
    let uri = session.open(text + "    - {")
    session.rest()
    #expect(session.problems(uri).count == 1)
    let at: JSON = ["line": .whole(3), "character": 17]
    let hover = try session.request(
      "textDocument/hover", ["textDocument": ["uri": .text(uri)], "position": at])
    #expect(hover["contents"]?["value"]?.string?.contains("Takes text") ?? false)
  }
}
