// References, Design Tokens Format Module 2025.10, chapter 7: `{group.token}`, or an object `{ "$ref": "#/group/token/$value" }`
// whose text is a JSON Pointer (RFC 6901) as the fragment of a URI, and which may lead on into the value.
import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments

/// The target of a value or a group.
struct TokenReference: Hashable, Sendable {
  /// The names of groups and token as far as the text alone shows them: all steps.
  var steps: [String]
  /// Whether it is a JSON Pointer, which may lead into a value.
  var isPointer: Bool
  /// The text as written, for messages.
  var text: String

  /// Reads a reference in braces; nil if the text is none.
  init?(braces text: String) {
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count >= 2 else { return nil }
    let path = text.dropFirst().dropLast()
    self.init(
      steps: path.split(separator: ".", omittingEmptySubsequences: false).map(String.init), isPointer: false,
      text: text)
  }

  /// Reads a pointer within the document, `#/a/b`; nil if the text is none.
  init?(pointer text: String) {
    guard text.hasPrefix("#"), let fragment = Self.decoded(text.dropFirst()) else { return nil }
    if fragment.isEmpty {
      self.init(steps: [], isPointer: true, text: text)
      return
    }
    guard fragment.hasPrefix("/") else { return nil }
    let steps = fragment.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(
      Self.unescaped)
    self.init(steps: steps, isPointer: true, text: text)
  }

  private init(steps: [String], isPointer: Bool, text: String) {
    self.steps = steps
    self.isPointer = isPointer
    self.text = text
  }

  /// `~1` is a slash and `~0` a tilde (RFC 6901, section 4).
  private static func unescaped(_ step: Substring) -> String {
    guard step.contains("~") else { return String(step) }
    var result = ""
    var rest = step
    while let character = rest.popFirst() {
      switch (character, rest.first) {
      case ("~", "0"):
        result.append("~")
        rest.removeFirst()
      case ("~", "1"):
        result.append("/")
        rest.removeFirst()
      default: result.append(character)
      }
    }
    return result
  }

  /// A fragment without its percent escapes (RFC 6901, section 6); nil if they are not UTF-8.
  private static func decoded(_ text: Substring) -> String? {
    guard text.contains("%") else { return String(text) }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), rest.count >= 2
      else {
        return nil
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension DocumentNode {
  /// The kind of reference in a node.
  enum Link {
    case reference(TokenReference)
    /// A reference that cannot be read, with its text.
    case malformed(String)
  }

  /// The reference in the node; nil if it is a value.
  var link: Link? {
    if let text = scalar?.text {
      return TokenReference(braces: text).map(Link.reference)
    }
    guard let pointer = entries?.value(of: "$ref") else { return nil }
    guard let text = pointer.scalar?.text else { return .malformed(pointer.kind) }
    guard let reference = TokenReference(pointer: text) else { return .malformed(Evidence.quoted(text)) }
    return .reference(reference)
  }

  /// Whether the node or anything inside it is a reference.
  var hasLinks: Bool {
    if link != nil { return true }
    switch content {
    case .mapping(let entries): return entries.contains { $0.value.hasLinks }
    case .sequence(let items): return items.contains(where: \.hasLinks)
    case .scalar: return false
    }
  }
}
