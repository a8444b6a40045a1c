import MaquetteSwiftSource

/// A change of a copied text: a range of its bytes and what stands there instead. Lines stay lines.
struct TextEdit: Sendable {
  var range: Range<Int>
  var text: String

  /// Spaces in place of a text, whose lines stay.
  static func blank(_ range: Range<Int>, in source: Source) -> TextEdit {
    let text = source.bytes[range].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    return TextEdit(range: range, text: String(decoding: text, as: UTF8.self))
  }

  /// Another text with as many lines as it stands for.
  static func replacing(_ range: Range<Int>, in source: Source, by text: String) -> TextEdit {
    let lines =
      source.bytes[range].count { $0 == UInt8(ascii: "\n") } - text.utf8.count { $0 == UInt8(ascii: "\n") }
    return TextEdit(range: range, text: text + String(repeating: "\n", count: max(0, lines)))
  }
}

extension SwiftFile {
  /// The conditions of `#if` that mean something else on Linux than for the author.
  func conditionEdits(isMac: Bool) -> [TextEdit] {
    let system = isMac ? "macOS" : "iOS"
    let modules: Set =
      isMac ? ["SwiftUI", "Combine", "os", "OSLog"] : ["SwiftUI", "UIKit", "Combine", "os", "OSLog"]
    var edits: [TextEdit] = []
    var isCondition = false
    for index in source.tokens.indices {
      let token = source.tokens[index]
      if token.kind == .newline { isCondition = false }
      if source.is(token, "#"), index + 1 < source.tokens.count {
        isCondition =
          source.is(source.tokens[index + 1], "if") || source.is(source.tokens[index + 1], "elseif")
      }
      guard isCondition, index + 3 < source.tokens.count, source.is(source.tokens[index + 1], "("),
        source.is(source.tokens[index + 3], ")")
      else { continue }
      let argument = source.text(source.tokens[index + 2])
      let isTrue: Bool
      switch source.text(token) {
      case "os" where argument == system: isTrue = true
      case "os" where ["iOS", "macOS", "watchOS", "tvOS", "visionOS"].contains(argument): isTrue = false
      case "canImport" where modules.contains(argument): isTrue = true
      default: continue
      }
      let range = token.range.lowerBound..<source.tokens[index + 3].range.upperBound
      let word = isTrue ? "true" : "false"
      edits.append(
        TextEdit(
          range: range, text: word + String(repeating: " ", count: max(0, range.count - word.utf8.count))))
    }
    return edits
  }
}
