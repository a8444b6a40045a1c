/// A use of a macro in source: `#Name(arguments) { closure } label: { closure }`.
package struct MacroCall {
  /// An argument or a trailing closure.
  package struct Argument {
    /// The label, without its colon.
    package let label: String?
    /// The tokens of the value, as indices.
    package let tokens: Range<Int>
  }

  /// The arguments in parentheses.
  package let arguments: [Argument]
  /// The trailing closures, the braces included.
  package let closures: [Argument]

  /// Reads the first use in a source; nil if it is not complete.
  package init?(_ source: Source) {
    let tokens = source.tokens
    guard var index = tokens.indices.first(where: { source.is(tokens[$0], "#") }) else { return nil }
    index += 2
    while index + 1 < tokens.count, source.is(tokens[index], ".") { index += 2 }
    if index < tokens.count, source.is(tokens[index], "<") {
      while index < tokens.count, !source.is(tokens[index], ">") { index += 1 }
      index += 1
    }
    var arguments: [Argument] = []
    if index < tokens.count, source.is(tokens[index], "(") {
      guard let end = source.closing(index) else { return nil }
      arguments = Self.split(source, index + 1..<end)
      index = end + 1
    }
    self.arguments = arguments
    guard let closures = Self.trailing(source, from: index) else { return nil }
    self.closures = closures
  }

  private static func trailing(_ source: Source, from start: Int) -> [Argument]? {
    var closures: [Argument] = []
    var index = start
    while index < source.tokens.count {
      var at = index
      while at < source.tokens.count, source.tokens[at].kind == .newline { at += 1 }
      var label: String?
      if at + 1 < source.tokens.count, source.tokens[at].kind == .word, source.is(source.tokens[at + 1], ":")
      {
        label = source.text(source.tokens[at])
        at += 2
      }
      guard at < source.tokens.count, source.is(source.tokens[at], "{") else { break }
      guard let end = source.closing(at) else { return nil }
      closures.append(Argument(label: label, tokens: at..<end + 1))
      index = end + 1
    }
    return closures
  }

  /// Splits tokens at the commas that are in no bracket.
  private static func split(_ source: Source, _ range: Range<Int>) -> [Argument] {
    var arguments: [Argument] = []
    var (start, index) = (range.lowerBound, range.lowerBound)
    func add(_ part: Range<Int>) {
      var part = part.filter { source.tokens[$0].kind != .newline }
      var label: String?
      if part.count > 1, source.tokens[part[0]].kind == .word, source.is(source.tokens[part[1]], ":") {
        label = source.text(source.tokens[part[0]])
        part.removeFirst(2)
      }
      guard let first = part.first, let last = part.last else { return }
      arguments.append(Argument(label: label, tokens: first..<last + 1))
    }
    while index < range.upperBound {
      if source.opens(source.tokens[index]) {
        index = source.closing(index, before: range.upperBound) ?? range.upperBound - 1
      } else if source.is(source.tokens[index], ",") {
        add(start..<index)
        start = index + 1
      }
      index += 1
    }
    add(start..<range.upperBound)
    return arguments
  }
}

extension Source {
  /// The text of tokens, from the first to the last.
  package func text(ofTokens range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return text(tokens[first].range.lowerBound..<tokens[last].range.upperBound)
  }
}
