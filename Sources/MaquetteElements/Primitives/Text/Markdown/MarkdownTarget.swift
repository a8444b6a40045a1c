/// The place of a link in parentheses, perhaps with a title (CommonMark 0.31, section 6.3). The title is not drawn.
struct MarkdownTarget {
  let destination: String
  /// The place after the closing parenthesis.
  let end: Int

  /// The most parentheses inside each other.
  private static let depthLimit = 32

  /// Reads a target; nil if there is none at a place.
  init?(in characters: [Character], at start: Int) {
    var scanner = Scanner(characters: characters, place: start)
    guard scanner.take("(") else { return nil }
    scanner.skipSpaces()
    guard let destination = scanner.next == "<" ? scanner.bracketedPlace() : scanner.plainPlace() else {
      return nil
    }
    if scanner.skipSpaces(), scanner.next != ")" {
      guard scanner.takeTitle() else { return nil }
      scanner.skipSpaces()
    }
    guard scanner.take(")") else { return nil }
    self.destination = destination
    end = scanner.place
  }

  private struct Scanner {
    let characters: [Character]
    var place: Int

    var next: Character? { place < characters.count ? characters[place] : nil }

    mutating func take(_ character: Character) -> Bool {
      guard next == character else { return false }
      place += 1
      return true
    }

    @discardableResult mutating func skipSpaces() -> Bool {
      let start = place
      while next?.isWhitespace ?? false { place += 1 }
      return place > start
    }

    /// Takes a character, or what a backslash or a reference stands for.
    private mutating func takeText(into text: inout String) {
      if next == "\\", place + 1 < characters.count, characters[place + 1].isMarkdownSign {
        place += 1
      } else if next == "&", let reference = MarkdownReference(in: characters, at: place) {
        text += reference.text
        place = reference.end
        return
      }
      text.append(characters[place])
      place += 1
    }

    mutating func bracketedPlace() -> String? {
      place += 1
      var text = ""
      while let next {
        if next.isNewline || next == "<" { return nil }
        if take(">") { return text }
        takeText(into: &text)
      }
      return nil
    }

    mutating func plainPlace() -> String? {
      var text = ""
      var depth = 0
      while let next, !next.isWhitespace, !next.isControl {
        if next == ")" && depth == 0 { break }
        if next == "(" { depth += 1 } else if next == ")" { depth -= 1 }
        if depth > MarkdownTarget.depthLimit { return nil }
        takeText(into: &text)
      }
      return depth == 0 ? text : nil
    }

    mutating func takeTitle() -> Bool {
      guard let open = next, let close = ["\"": "\"", "'": "'", "(": ")" as Character][open] else {
        return false
      }
      place += 1
      var text = ""
      while let next {
        if take(close) { return true }
        if open == "(" && next == "(" { return false }
        takeText(into: &text)
      }
      return false
    }
  }
}

extension Character {
  fileprivate var isControl: Bool { asciiValue.map { $0 < 0x20 || $0 == 0x7F } ?? false }
}
