import MaquetteSwiftSource

extension MacroUse {
  /// `@Entry` becomes a key type beside the variable, and accessors that read and write by the key.
  func entryExpansion() -> Expansion {
    let source = Source(self.source)
    guard let entry = Entry(source) else { return .problem("@Entry can be attached to a 'var' only") }
    if role == "accessor" {
      return .source(
        "get { self[__Key_\(entry.name).self] }\nset { self[__Key_\(entry.name).self] = newValue }")
    }
    let container = context.lazy.compactMap(Self.extended).first ?? "EnvironmentValues"
    guard let key = Self.keys[container] else {
      return .problem(
        "@Entry works in \(Self.keys.keys.sorted().joined(separator: ", ")), not in '\(container)'")
    }
    let name = "__Key_\(entry.name)"
    if container == "FocusedValues" {
      guard let type = entry.type, type.hasSuffix("?") else {
        return .problem("an entry of FocusedValues has an optional type")
      }
      return .source("private struct \(name): \(key) { typealias Value = \(type.dropLast()) }")
    }
    switch (entry.type, entry.value) {
    case (let type?, let value):
      guard let value = value ?? (type.hasSuffix("?") ? "nil" : nil) else {
        return .problem("@Entry needs a default value for '\(entry.name)'")
      }
      return .source("private struct \(name): \(key) { static var defaultValue: \(type) { \(value) } }")
    case (nil, let value?):
      return .source("private struct \(name): \(key) { static let defaultValue = \(value) }")
    case (nil, nil): return .problem("@Entry needs a default value for '\(entry.name)'")
    }
  }

  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]

  /// The type that a declaration extends or declares, without its module.
  private static func extended(_ declaration: String) -> String? {
    let source = Source(declaration)
    let keywords = ["extension", "struct", "class", "enum", "actor"]
    guard var index = source.tokens.firstIndex(where: { token in keywords.contains { source.is(token, $0) } })
    else {
      return nil
    }
    index += 1
    while index + 2 < source.tokens.count, source.is(source.tokens[index + 1], ".") { index += 2 }
    return index < source.tokens.count ? source.text(source.tokens[index]) : nil
  }
}

/// A variable with what is written after its name.
private struct Entry {
  let name: String
  var type: String?
  var value: String?

  init?(_ source: Source) {
    let tokens = source.tokens
    guard let keyword = tokens.firstIndex(where: { source.is($0, "var") }), keyword + 1 < tokens.count,
      tokens[keyword + 1].kind == .word
    else { return nil }
    name = source.text(tokens[keyword + 1])
    var index = keyword + 2
    let end = tokens.lastIndex { $0.kind != .newline }.map { $0 + 1 } ?? tokens.count
    if index < end, source.is(tokens[index], ":") {
      let start = index + 1
      index = start
      while index < end, !Self.isAssignment(source, index) {
        index = source.opens(tokens[index]) ? (source.closing(index, before: end) ?? end - 1) + 1 : index + 1
      }
      type = source.text(ofTokens: start..<index)
    }
    if index < end, Self.isAssignment(source, index) { value = source.text(ofTokens: index + 1..<end) }
  }

  /// Whether a token is `=`, and not a part of `==` or of another operator.
  private static func isAssignment(_ source: Source, _ index: Int) -> Bool {
    guard source.is(source.tokens[index], "=") else { return false }
    let next = index + 1 < source.tokens.count ? source.tokens[index + 1] : nil
    return !(source.is(next, "=") && next?.range.lowerBound == source.tokens[index].range.upperBound)
  }
}
