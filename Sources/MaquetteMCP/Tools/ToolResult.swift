import MaquetteDocuments
import MaquetteFiles
import MaquetteRPC
import MaquetteStudio

/// What a tool answers: texts and pictures, in order.
struct ToolResult: Sendable {
  /// A part of an answer.
  enum Content: Sendable {
    case text(String)
    /// The bytes of a PNG file.
    case picture([UInt8])
  }

  var content: [Content]
  /// Whether the work failed, for a reason that the client can remove.
  var isError = false

  init(_ content: [Content]) { self.content = content }

  /// An answer in words.
  init(_ text: String) { self.init([.text(text)]) }

  /// A failure, in the words of the command.
  init(_ error: StudioError) {
    self.init(error.description)
    isError = true
  }

  /// The result of `tools/call`.
  var json: JSON {
    let items = content.map { item -> JSON in
      switch item {
      case .text(let text): ["type": "text", "text": .text(text)]
      case .picture(let bytes):
        ["type": "image", "data": .text(Base64.text(of: bytes)), "mimeType": "image/png"]
      }
    }
    return ["content": .array(items), "isError": .boolean(isError)]
  }
}
