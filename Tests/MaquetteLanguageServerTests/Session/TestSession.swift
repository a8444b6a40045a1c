import MaquetteDocuments
import MaquetteElements
import MaquetteFiles
import MaquetteRPC
import MaquetteScreens
import Synchronization

@testable import MaquetteLanguageServer

/// A session whose client is the test: requests are answered at once, and notifications of the server are kept.
final class TestSession {
  let server: LanguageServer
  /// What the server sent.
  private final class Received: Sendable {
    let bytes = Mutex<[UInt8]>([])
  }

  private let received = Received()
  private let peer: RPCPeer

  init(
    encodings: [String] = [], folder: String? = nil, pictures: Bool = false, threads: WorkThreads = .caller
  ) throws(RPCError) {
    server = LanguageServer(catalogue: .standard, version: "test", pause: .zero, threads: threads)
    let stream = RPCStream(
      read: { [] }, write: { [received] bytes in received.bytes.withLock { $0 += bytes } })
    peer = RPCPeer(stream, dialect: .languageServer)
    let folders: JSON = folder.map { [["uri": .text(DocumentURI.uri(ofFile: $0)), "name": "test"]] } ?? .null
    _ = try request(
      "initialize",
      [
        "workspaceFolders": folders, "initializationOptions": ["pictures": .boolean(pictures)],
        "capabilities": [
          "general": ["positionEncodings": .array(encodings.map(JSON.text))],
          "textDocument": [
            "hover": ["contentFormat": ["markdown"]],
            "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
          ],
        ],
      ])
    notify("initialized", [:])
  }

  @discardableResult func request(
    _ method: String, _ parameters: JSON, cancellation: RPCCancellation = RPCCancellation()
  ) throws(RPCError) -> JSON {
    try server.answer(RPCCall(method, parameters, cancellation: cancellation, peer: peer))
  }

  func notify(_ method: String, _ parameters: JSON) {
    server.receive(RPCCall(method, parameters, peer: peer))
  }

  /// Lets the server do all that it has postponed.
  func rest() {
    while server.rest(peer) != nil {}
  }

  /// Opens a text and returns its address.
  @discardableResult func open(_ text: String, at path: String = "/none/sheet.yaml") -> String {
    let uri = DocumentURI.uri(ofFile: path)
    notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": .text(uri), "languageId": "yaml", "version": 1, "text": .text(text)]])
    return uri
  }

  func change(_ uri: String, to text: String) {
    notify(
      "textDocument/didChange",
      ["textDocument": ["uri": .text(uri), "version": 2], "contentChanges": [["text": .text(text)]]])
  }

  /// The parameters of a request at the first `|` of a text, which is opened without it.
  func at(_ marked: String, path: String = "/none/sheet.yaml") -> JSON {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let uri = open(parts.joined(), at: path)
    let before = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    return [
      "textDocument": ["uri": .text(uri)],
      "position": ["line": .whole(before.count - 1), "character": .whole(before.last?.utf16.count ?? 0)],
    ]
  }

  /// The labels that are offered at the `|` of a text.
  func offers(_ marked: String, path: String = "/none/sheet.yaml") throws(RPCError) -> [String] {
    let result = try request("textDocument/completion", at(marked, path: path))
    return (result["items"]?.items ?? []).compactMap { $0["label"]?.string }
  }

  /// The problems that the server published last about a text.
  func problems(_ uri: String) -> [JSON] {
    var reader = FrameReader(.headers)
    reader.append(received.bytes.withLock { $0 })
    var last: [JSON] = []
    while case .message(let bytes)? = reader.next() {
      guard
        case .notification("textDocument/publishDiagnostics", let found)? = try? RPCMessage(reading: bytes),
        found["uri"]?.string == uri
      else { continue }
      last = found["diagnostics"]?.items ?? []
    }
    return last
  }
}
