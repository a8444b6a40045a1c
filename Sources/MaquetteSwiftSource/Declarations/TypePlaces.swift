/// Finds the lines of types, and of what they show, in sources.
package struct TypePlaces: Sendable {
  /// A line of a file.
  package struct Place: Hashable, Sendable {
    /// The path of the file, as it was given.
    package let path: String
    /// The line, from 1.
    package let line: Int

    /// Creates a place.
    package init(path: String, line: Int) {
      self.path = path
      self.line = line
    }
  }

  private let files: [(path: String, text: String)]

  /// Creates a finder in files, each a path and a text.
  package init(_ files: [(path: String, text: String)]) { self.files = files }

  /// Returns the place of a type, or of the only string literal inside it that is one of some words.
  ///
  /// Several types of a name are told apart by their modules and by the words; nil if that does not decide.
  ///
  /// - Parameters:
  ///   - type: The name with its module, such as `Cards.CardView`.
  ///   - words: What the type shows, such as the text of a label.
  package func place(of type: String, showing words: [String] = []) -> Place? {
    let names = type.split(separator: ".").map(String.init)
    guard let name = names.last else { return nil }
    let literals = Set(words.map { "\"\($0)\"" })
    var found: [(place: Place, word: Place?)] = []
    for (path, text) in files where text.contains(name) {
      let source = Source(text)
      for index in source.declarations(of: name) {
        let own = Place(path: path, line: source.line(at: source.tokens[index].range.lowerBound))
        let line = source.line(of: literals, inTypeAt: index, named: name)
        found.append((own, line.map { Place(path: path, line: $0) }))
      }
    }
    if found.count > 1, names.count > 1 {
      let inside = found.filter { $0.place.path.split(separator: "/").contains { $0 == names[0] } }
      if !inside.isEmpty { found = inside }
    }
    if found.count > 1 { found = found.filter { $0.word != nil } }
    guard found.count == 1, let only = found.first else { return nil }
    return only.word ?? only.place
  }
}

extension Source {
  private static let kinds: Set = ["struct", "class", "enum", "actor"]

  /// The tokens that name a declared type of a name.
  fileprivate func declarations(of name: String) -> [Int] {
    tokens.indices.dropFirst().filter { index in
      tokens[index].kind == .word && self.is(tokens[index], name)
        && Self.kinds.contains(text(tokens[index - 1]))
    }
  }

  /// The line of the only literal in a type's body, or in an extension of the type in this file; nil for none and for several.
  fileprivate func line(of literals: Set<String>, inTypeAt index: Int, named name: String) -> Int? {
    let extensions = tokens.indices.dropFirst().filter {
      self.is(tokens[$0], name) && self.is(tokens[$0 - 1], "extension")
    }
    let lines = ([index] + extensions).flatMap { start -> [Int] in
      guard let brace = tokens[start...].firstIndex(where: { self.is($0, "{") }),
        let end = closing(brace)
      else { return [] }
      return tokens[brace..<end].filter { $0.kind == .string && literals.contains(text($0)) }
        .map { line(at: $0.range.lowerBound) }
    }
    let distinct = Set(lines)
    return distinct.count == 1 ? distinct.first : nil
  }
}
