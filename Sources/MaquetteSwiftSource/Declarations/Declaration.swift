/// A declaration in source, as far as it can be told without a grammar.
package struct Declaration: Sendable {
  /// What is declared.
  package enum Kind: Hashable, Sendable {
    /// A type or an extension of one.
    case type
    case function
    case property
    /// A use of a macro that stands for declarations, such as `#Preview`.
    case macro
    /// A line that begins with `#if`, `#else` and the like.
    case directive
    case `import`
    /// Anything else.
    case other
  }

  /// What is declared.
  package let kind: Kind
  /// The keyword, such as `struct`; for a macro its name.
  package let keyword: String
  /// The name; for an extension that of the type; empty without one.
  package let name: String
  /// All tokens, as indices, attributes included.
  package let tokens: Range<Int>
  /// The tokens before the keyword: attributes and modifiers.
  package let modifiers: Range<Int>
  /// The tokens from the keyword to the body.
  package let head: Range<Int>
  /// The tokens inside the braces; nil without any.
  package let body: Range<Int>?
}

extension Source {
  /// The declarations between two indices of tokens, in order.
  package func declarations(_ range: Range<Int>? = nil) -> [Declaration] {
    let range = range ?? tokens.indices
    var statements: [Range<Int>] = []
    for statement in self.statements(range) {
      // A requirement on a line of its own belongs to the declaration before it.
      if let last = statements.last, self.is(tokens[statement.lowerBound], "where") {
        statements[statements.count - 1] = last.lowerBound..<statement.upperBound
      } else {
        statements.append(statement)
      }
    }
    return statements.map(declaration)
  }

  private static let types: Set = ["struct", "class", "enum", "actor", "extension", "protocol"]
  private static let functions: Set = ["func", "init", "subscript", "deinit"]

  private func declaration(_ range: Range<Int>) -> Declaration {
    var index = range.lowerBound
    func skipNewlines() {
      while index < range.upperBound, tokens[index].kind == .newline { index += 1 }
    }
    while index < range.upperBound, self.is(tokens[index], "@") {
      index += 2
      while index + 1 < range.upperBound, self.is(tokens[index], ".") { index += 2 }
      if index < range.upperBound, self.is(tokens[index], "("),
        tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
      {
        index = (closing(index, before: range.upperBound) ?? range.upperBound - 1) + 1
      }
      skipNewlines()
    }
    if index + 1 < range.upperBound, self.is(tokens[index], "#") {
      let word = text(tokens[index + 1])
      let isDirective = ["if", "else", "elseif", "endif", "sourceLocation", "warning", "error"].contains(word)
      return Declaration(
        kind: isDirective ? .directive : .macro, keyword: word, name: word, tokens: range,
        modifiers: range.lowerBound..<index, head: index..<range.upperBound, body: nil)
    }
    while index < range.upperBound, tokens[index].kind == .word, !isKeyword(index, range) {
      index += 1
      if index < range.upperBound, self.is(tokens[index], "(") {
        index = (closing(index, before: range.upperBound) ?? range.upperBound - 1) + 1
      }
      skipNewlines()
    }
    let modifiers = range.lowerBound..<index
    guard index < range.upperBound, tokens[index].kind == .word else {
      return Declaration(
        kind: .other, keyword: "", name: "", tokens: range, modifiers: modifiers, head: range, body: nil)
    }
    let keyword = text(tokens[index])
    let kind: Declaration.Kind =
      Self.types.contains(keyword)
      ? .type
      : Self.functions.contains(keyword)
        ? .function
        : keyword == "var" || keyword == "let" ? .property : keyword == "import" ? .import : .other
    let brace = bodyBrace(of: kind, from: index + 1, to: range.upperBound)
    let end = brace.flatMap { closing($0, before: range.upperBound) }
    return Declaration(
      kind: kind, keyword: keyword, name: name(after: index, keyword, range), tokens: range,
      modifiers: modifiers, head: index..<(brace ?? range.upperBound),
      body: brace.flatMap { brace in end.map { brace + 1..<$0 } })
  }

  private static let keywords: Set = [
    "struct", "enum", "actor", "extension", "protocol", "func", "init", "subscript", "deinit", "var", "let",
    "import", "case", "typealias", "associatedtype", "operator", "precedencegroup", "macro",
  ]

  /// Whether a token is the keyword of a declaration. `class` is one only before a name.
  private func isKeyword(_ index: Int, _ range: Range<Int>) -> Bool {
    let word = text(tokens[index])
    if word == "class", index + 1 < range.upperBound {
      return !["func", "var", "let", "subscript"].contains(text(tokens[index + 1]))
    }
    return Self.keywords.contains(word)
  }

  private func name(after index: Int, _ keyword: String, _ range: Range<Int>) -> String {
    guard index + 1 < range.upperBound else { return "" }
    if keyword == "init" || keyword == "subscript" { return keyword }
    var place = index + 1
    if keyword == "extension" || keyword == "import" {
      // `import struct Module.Name`
      let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      if keyword == "import", kinds.contains(text(tokens[place])), place + 1 < range.upperBound { place += 1 }
      if keyword == "extension" {
        while place + 2 < range.upperBound, self.is(tokens[place + 1], ".") { place += 2 }
      }
    }
    return tokens[place].kind == .word ? text(tokens[place]).replacing("`", with: "") : ""
  }

  /// The brace that opens the body; nil for a property with an initial value.
  private func bodyBrace(of kind: Declaration.Kind, from start: Int, to end: Int) -> Int? {
    var index = start
    while index < end {
      if self.is(tokens[index], "{") { return index }
      if kind == .property, self.is(tokens[index], "=") { return nil }
      if opens(tokens[index]) { index = closing(index, before: end) ?? end }
      index += 1
    }
    return nil
  }
}
