import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments

/// Turns a file's nodes into groups and tokens and reports errors of their structure.
///
/// Values are not checked here: their types are known only after all files are merged and types are inherited.
struct TokenTreeReader {
  var diagnostics: DiagnosticList

  /// The properties of Design Tokens Format Module 2025.10, chapters 5 and 6.
  private static let tokenNames = ["$value", "$ref", "$type", "$description", "$deprecated", "$extensions"]
  private static let groupNames = [
    "$type", "$description", "$deprecated", "$extensions", "$extends", "$ref", "$root",
  ]
  /// The name of a group's own token.
  static let root = "$root"

  /// Reads the object at the top of a file, or tokens within a resolver.
  mutating func group(fromRoot node: DocumentNode) -> TokenGroup? {
    guard let entries = node.entries else {
      diagnostics.add(.expectedFile(found: node.kind), at: node.position)
      return nil
    }
    return group(entries.filter { $0.key != "$schema" }, at: node.position)
  }

  private mutating func group(_ entries: [DocumentNode.Entry], at position: SourceLocation) -> TokenGroup {
    var group = TokenGroup(position: position)
    for entry in entries {
      switch entry.key {
      case "$type": group.type = type(entry.value)
      case "$description": checkText(entry)
      case "$extensions": checkObject(entry)
      case "$deprecated": group.deprecation = deprecation(entry).reason
      case "$extends", "$ref": group.extends = extends(entry)
      case Self.root: readRoot(entry, into: &group)
      default: readItem(entry, into: &group)
      }
    }
    return group
  }

  private mutating func readRoot(_ entry: DocumentNode.Entry, into group: inout TokenGroup) {
    guard let entries = entry.value.entries, let value = Self.value(in: entries) else {
      diagnostics.add(.expectedRootToken(found: entry.value.kind), at: entry.value.position)
      return
    }
    group[Self.root] = .token(token(entries, value: value, at: entry.position))
  }

  private mutating func readItem(_ entry: DocumentNode.Entry, into group: inout TokenGroup) {
    guard isName(entry) else { return }
    guard let entries = entry.value.entries else {
      diagnostics.add(.expectedItem(entry.key, found: entry.value.kind), at: entry.value.position)
      return
    }
    if let value = Self.value(in: entries) {
      group[entry.key] = .token(token(entries, value: value, at: entry.position))
    } else {
      group[entry.key] = .group(self.group(entries, at: entry.position))
    }
  }

  /// A name of a token or group. Reports unknown properties, and names that no reference could spell.
  private mutating func isName(_ entry: DocumentNode.Entry) -> Bool {
    if entry.key.hasPrefix("$") {
      let names = Self.tokenNames + Self.groupNames
      diagnostics.add(.unknownProperty(entry.key, known: names, isToken: false), at: entry.position)
      return false
    }
    if entry.key.contains(where: { "{}.".contains($0) }) {
      diagnostics.add(.badName(entry.key), at: entry.position)
      return false
    }
    return true
  }

  /// The entry that makes an object a token.
  ///
  /// That is `$value`; a `$ref` into a value, which replaces it; or Style Dictionary's `value`, unless that is a
  /// group with this name.
  private static func value(in entries: [DocumentNode.Entry]) -> DocumentNode.Entry? {
    if let value = entries.first(where: { $0.key == "$value" }) { return value }
    if let pointer = entries.first(where: { $0.key == "$ref" }),
      pointer.value.scalar?.text.contains("/$value") ?? false
    {
      return pointer
    }
    guard let value = entries.first(where: { $0.key == "value" }) else { return nil }
    let isGroup = value.value.entries?.contains { $0.value.entries != nil } ?? false
    return isGroup ? nil : value
  }

  private mutating func token(
    _ entries: [DocumentNode.Entry], value: DocumentNode.Entry, at position: SourceLocation
  ) -> Token {
    let isLegacy = value.key == "value"
    let node = value.key == "$ref" ? .mapping([value], at: value.value.position) : value.value
    var token = Token(position: position, value: node, isLegacy: isLegacy)
    for entry in entries where entry.position != value.position {
      switch entry.key {
      case "$type":
        token.type = type(entry.value)
        token.hasWrongType = token.type == nil
      case "type" where isLegacy: token.type = legacyType(entry.value)
      case "$description": checkText(entry)
      case "$extensions": checkObject(entry)
      case "$deprecated":
        let deprecation = deprecation(entry)
        token.deprecation = deprecation.reason
        token.isRestored = deprecation.isRestored
      case "$ref", "$value":
        diagnostics.add(.valueTwice(first: value.position), at: entry.position)
      // Style Dictionary lets a token carry any further properties: comments, attributes, themes.
      case _ where isLegacy: break
      case _ where entry.value.entries == nil || entry.key.hasPrefix("$"):
        diagnostics.add(
          .unknownProperty(entry.key, known: Self.tokenNames, isToken: true), at: entry.position)
      default: diagnostics.add(.itemInToken(entry.key), at: entry.position)
      }
    }
    return token
  }

  private mutating func type(_ node: DocumentNode) -> (name: TokenType, position: SourceLocation)? {
    guard let name = node.text else {
      diagnostics.add(.expectedText("$type", found: node.kind), at: node.position)
      return nil
    }
    guard let type = TokenType(rawValue: name) else {
      diagnostics.add(.unknownType(name), at: node.position)
      return nil
    }
    return (type, node.position)
  }

  /// A type of Style Dictionary; nil for an unknown one.
  private func legacyType(_ node: DocumentNode) -> (name: TokenType, position: SourceLocation)? {
    node.scalar.flatMap { TokenType(legacy: $0.text) }.map { ($0, node.position) }
  }

  private mutating func checkText(_ entry: DocumentNode.Entry) {
    if entry.value.text != nil { return }
    diagnostics.add(.expectedText(entry.key, found: entry.value.kind), at: entry.value.position)
  }

  private mutating func checkObject(_ entry: DocumentNode.Entry) {
    if entry.value.entries != nil { return }
    diagnostics.add(.expectedObject(entry.key, found: entry.value.kind), at: entry.value.position)
  }

  /// The reason of a deprecation, empty for `true`; nil and restored for `false`.
  private mutating func deprecation(_ entry: DocumentNode.Entry) -> (reason: String?, isRestored: Bool) {
    switch entry.value.scalar {
    case let scalar? where scalar.isQuoted: return (scalar.text, false)
    case let scalar? where scalar.text == "true": return ("", false)
    case let scalar? where scalar.text == "false": return (nil, true)
    default:
      diagnostics.add(.expectedDeprecation(found: entry.value.kind), at: entry.value.position)
      return (nil, false)
    }
  }

  /// The base of a group: `$extends` with either kind of reference, or `$ref` alone.
  private mutating func extends(
    _ entry: DocumentNode.Entry
  ) -> (reference: TokenReference, position: SourceLocation)? {
    let text = entry.value.scalar?.text ?? ""
    if let reference = TokenReference(braces: text) ?? TokenReference(pointer: text) {
      return (reference, entry.value.position)
    }
    diagnostics.add(.malformedReference(entry.value.kind), at: entry.value.position)
    return nil
  }
}
