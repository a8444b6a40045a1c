// A language server for sheets
// ============================
//
// The server speaks the Language Server Protocol 3.17 and leaves all work to the readers, the linter and the drawing of the studio. It
// never writes a file: changes are edits that it sends to the client. Texts are read on a thread of their own, so requests are answered
// meanwhile; a reading that an edit overtakes is dropped. Layout and rules follow once the typing rests, also on a thread of their own,
// and end early when the text changes.
package import MaquetteDocuments
package import MaquetteElements
package import MaquetteRPC
import MaquetteFiles
import MaquetteRendering

/// A session with an editor.
package final class LanguageServer: RPCService {
  enum Phase { case new, running, shutDown, over }

  var phase = Phase.new
  var client = ClientAbilities()
  var workspace: Workspace
  let version: String
  /// What is known to be wrong, by the sheets that showed it.
  var problems = ProblemStore()
  /// The sheets whose text changed since they were read.
  var unread: [String] = []
  /// The sheets to lay out and check, and how far that is.
  var checks: [SheetCheck] = []
  /// Draws pictures of elements, and keeps masks of glyphs and shadows for the next.
  let renderer = Renderer()
  /// The last reading of each open sheet without errors.
  var readings: [String: SheetReading] = [:]
  /// The text that is being read, and the sheet whose rules are being checked.
  var reading: TextWork<SheetReading>?
  var checking: TextWork<SheetCheck>?
  /// Whether the sender of the present request no longer wants its result.
  private(set) var cancellation = RPCCancellation()
  /// Where texts are read and rules are checked.
  let threads: WorkThreads
  /// How long typing rests before layout and rules are checked.
  private let pause: Duration

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - catalogue: The elements that sheets can name.
  ///   - variables: The environment variables, which can contain settings.
  ///   - version: The version of the program.
  ///   - pause: The pause in typing after which layout and rules are checked.
  ///   - threads: Where texts are read and rules are checked.
  package init(
    catalogue: Catalogue, variables: [String: String] = [:], version: String,
    pause: Duration = .milliseconds(300), threads: WorkThreads = .pool
  ) {
    workspace = Workspace(catalogue: catalogue, variables: variables)
    self.version = version
    self.pause = pause
    self.threads = threads
  }

  package var isOver: Bool { phase == .over }
  /// Whether the client requested a shutdown before it ended the session.
  package private(set) var wasShutDown = false

  package func answer(_ call: RPCCall) throws(RPCError) -> JSON {
    switch phase {
    case .new:
      guard call.method == "initialize" else {
        throw RPCError(.notInitialized, "send 'initialize' first")
      }
      return initialize(call.parameters)
    case .running:
      cancellation = call.cancellation
      let result = try result(of: call)
      // What was cut short is no result.
      try cancellation.check()
      return result
    case .shutDown, .over: throw RPCError(.invalidRequest, "the session has ended")
    }
  }

  private func initialize(_ parameters: JSON) -> JSON {
    phase = .running
    client = ClientAbilities(parameters)
    let folders = parameters["workspaceFolders"]?.items?.compactMap { $0["uri"]?.string }
    let addresses = folders ?? parameters["rootUri"]?.string.map { [$0] } ?? []
    workspace.folders = addresses.compactMap(DocumentURI.path)
    return ["capabilities": abilities(), "serverInfo": ["name": "maquette", "version": .text(version)]]
  }

  private func result(of call: RPCCall) throws(RPCError) -> JSON {
    switch call.method {
    case "shutdown":
      phase = .shutDown
      wasShutDown = true
      return .null
    case "textDocument/completion": return try completion(call.parameters)
    case "textDocument/hover": return try hover(call.parameters)
    case "textDocument/definition": return try definition(call.parameters)
    case "textDocument/references": return try references(call.parameters)
    case "textDocument/prepareRename": return try prepareRename(call.parameters)
    case "textDocument/rename": return try rename(call.parameters)
    case "textDocument/documentSymbol": return try outline(call.parameters)
    case "textDocument/documentLink": return try links(call.parameters)
    case "textDocument/formatting": return try formatting(call.parameters)
    case "textDocument/documentColor": return try colors(call.parameters)
    case "textDocument/colorPresentation": return try colorPresentations(call.parameters)
    case "textDocument/codeAction": return try codeActions(call.parameters)
    case "initialize": throw RPCError(.invalidRequest, "the session is initialized already")
    default: throw RPCError(.methodNotFound, "unknown method '\(call.method)'")
    }
  }

  package func receive(_ call: RPCCall) {
    if call.method == "exit" { phase = .over }
    guard phase == .running else { return }
    switch call.method {
    case "initialized": watchFiles(call.peer)
    case "textDocument/didOpen": didOpen(call)
    case "textDocument/didChange": didChange(call)
    case "textDocument/didSave": didSave(call.parameters)
    case "textDocument/didClose": didClose(call)
    case "workspace/didChangeWatchedFiles": filesChanged()
    case "workspace/didChangeConfiguration": filesChanged()
    case "workspace/didChangeWorkspaceFolders": foldersChanged(call.parameters)
    default: break
    }
  }

  package func rest(_ peer: RPCPeer) -> Duration? {
    if let current = reading, let result = current.work.result {
      reading = nil
      if !current.work.isCancelled { take(result, of: current.path, peer) }
      return .zero
    }
    if let current = checking, let result = current.work.result {
      checking = nil
      if !current.work.isCancelled { take(result, peer) }
      return .zero
    }
    if reading == nil, !unread.isEmpty {
      read(unread.removeFirst(), peer)
      return .zero
    }
    // The work in progress wakes the server.
    guard reading == nil, checking == nil, !checks.isEmpty else { return nil }
    if checks[0].isDue == false {
      checks[0].isDue = true
      return pause
    }
    check(checks.removeFirst(), peer)
    return .zero
  }

  /// Asks the client to tell of changes of files that sheets are made from.
  private func watchFiles(_ peer: RPCPeer) {
    guard client.watchesFiles else { return }
    let watchers: [JSON] = ["yaml", "yml", "json", "csv", "tokens", "svg", "png", "jpg", "jpeg", "symbol"].map
    {
      ["globPattern": .text("**/*.\($0)")]
    }
    peer.request(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": .array(watchers)],
          ]
        ]
      ])
  }
}

extension LanguageServer {
  /// The path of the text that a request is about.
  func path(in parameters: JSON) throws(RPCError) -> String {
    guard let uri = parameters["textDocument"]?["uri"]?.string, let path = workspace.path(of: uri) else {
      throw RPCError(.invalidParameters, "'textDocument' needs the 'uri' of a file")
    }
    return path
  }

  /// The open text that a request is about, or that of a file.
  func document(in parameters: JSON) throws(RPCError) -> TextDocument {
    let path = try path(in: parameters)
    guard let document = workspace.text(at: path) else {
      throw RPCError(.invalidParameters, "cannot find the text of \(path)")
    }
    return document
  }

  /// The byte that a request is about, with its text.
  func place(in parameters: JSON) throws(RPCError) -> (document: TextDocument, offset: Int) {
    let document = try document(in: parameters)
    guard let position = TextPosition(parameters["position"]) else {
      throw RPCError(.invalidParameters, "'position' needs a line and a character")
    }
    return (document, document.offset(of: position, in: client.encoding))
  }

  /// Resolves names, and keeps what was read for it.
  func resolving<Result>(_ body: (inout NameResolution) -> Result) -> Result {
    let cancellation = cancellation
    var resolution = NameResolution(workspace) { cancellation.isCancelled }
    let result = body(&resolution)
    workspace = resolution.workspace
    return result
  }
}
