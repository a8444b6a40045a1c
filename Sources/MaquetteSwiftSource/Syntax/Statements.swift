extension Source {
  /// The statements between two indices of tokens. A line goes on if it ends with an operator, a comma or a colon, or if the next
  /// one begins with an operator or a dot.
  package func statements(_ range: Range<Int>) -> [Range<Int>] {
    var statements: [Range<Int>] = []
    var (start, index) = (range.lowerBound, range.lowerBound)
    func end(_ stop: Int) {
      let inner = (start..<stop).filter { tokens[$0].kind != .newline }
      if let first = inner.first, let last = inner.last { statements.append(first..<last + 1) }
      start = stop
    }
    while index < range.upperBound {
      let token = tokens[index]
      if opens(token) {
        index = closing(index, before: range.upperBound) ?? range.upperBound - 1
      } else if self.is(token, ";") {
        end(index)
        start = index + 1
      } else if token.kind == .newline, !goesOn(index, range) {
        end(index)
      }
      index += 1
    }
    end(range.upperBound)
    return statements
  }

  private func goesOn(_ newline: Int, _ range: Range<Int>) -> Bool {
    let before = tokens[range.lowerBound..<newline].last { $0.kind != .newline }
    let after = tokens[newline..<range.upperBound].first { $0.kind != .newline }
    guard let before, let after else { return true }
    if before.kind == .mark, "=,:+-*/&|<>.(".utf8.contains(bytes[before.range.lowerBound]) { return true }
    // An attribute stands on a line of its own before its declaration.
    if isAttribute(endingAt: newline, range) { return true }
    if self.is(after, "else") || self.is(after, "set") || self.is(after, "didSet") { return true }
    return after.kind == .mark && ".?:=+*/&|<>{".utf8.contains(bytes[after.range.lowerBound])
  }

  /// Whether the line before a newline holds nothing but attributes.
  private func isAttribute(endingAt newline: Int, _ range: Range<Int>) -> Bool {
    var start = newline
    while start > range.lowerBound, tokens[start - 1].kind != .newline { start -= 1 }
    guard start < newline, self.is(tokens[start], "@") else { return false }
    var index = start
    while index < newline {
      guard self.is(tokens[index], "@"), index + 1 < newline else { return false }
      index += 2
      while index + 1 < newline, self.is(tokens[index], ".") { index += 2 }
      if index < newline, self.is(tokens[index], "(") {
        index = (closing(index, before: newline) ?? newline) + 1
      }
    }
    return true
  }
}
