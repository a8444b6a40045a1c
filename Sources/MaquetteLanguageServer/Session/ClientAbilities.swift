import MaquetteDocuments
import MaquetteRPC

/// What a client can do, from its request to initialize.
struct ClientAbilities: Sendable {
  var encoding = PositionEncoding.utf16
  /// Whether completions may have places to fill in.
  var takesSnippets = false
  /// Whether help may be Markdown.
  var takesMarkdown = false
  /// Whether help may have pictures.
  var showsPictures = false
  /// Whether outlines may have levels.
  var takesOutline = false
  /// Whether the client answers when it is asked to watch files.
  var watchesFiles = false

  /// The clients whose help shows pictures that are written into it.
  private static let picturing = ["code", "codium", "cursor", "windsurf", "theia"]

  init() {}

  init(_ parameters: JSON) {
    let abilities = parameters["capabilities"]
    let text = abilities?["textDocument"]
    encoding = .negotiated(
      among: abilities?["general"]?["positionEncodings"]?.items?.compactMap(\.string) ?? [])
    takesSnippets = text?["completion"]?["completionItem"]?["snippetSupport"]?.bool ?? false
    takesMarkdown = text?["hover"]?["contentFormat"]?.items?.contains("markdown") ?? false
    takesOutline = text?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.bool ?? false
    watchesFiles = abilities?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
    let name = parameters["clientInfo"]?["name"]?.string?.lowercased() ?? ""
    let isPicturing = Self.picturing.contains { name.contains($0) }
    showsPictures = parameters["initializationOptions"]?["pictures"]?.bool ?? isPicturing
  }
}

extension LanguageServer {
  /// What the server can do.
  func abilities() -> JSON {
    [
      "positionEncoding": .text(client.encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
      "completionProvider": [
        "triggerCharacters": [":", " ", "-", "{", "[", "$", ".", "/", "\"", "'"], "resolveProvider": false,
      ],
      "hoverProvider": true,
      "definitionProvider": true,
      "referencesProvider": true,
      "renameProvider": ["prepareProvider": true],
      "documentSymbolProvider": true,
      "documentFormattingProvider": true,
      "colorProvider": true,
      "documentLinkProvider": ["resolveProvider": false],
      "codeActionProvider": ["codeActionKinds": ["quickfix", "source.fixAll"]],
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ]
  }
}
