import MaquetteDocuments
import MaquetteRPC

/// A place between two characters of a text, both parts counted from 0. The unit of the second is the client's.
struct TextPosition: Hashable, Comparable, Sendable {
  var line: Int
  var character: Int

  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Reads a position; nil for anything else, and for negative numbers.
  init?(_ json: JSON?) {
    guard let line = json?["line"]?.int, let character = json?["character"]?.int, line >= 0, character >= 0
    else {
      return nil
    }
    self.init(line: line, character: character)
  }

  var json: JSON { ["line": .whole(line), "character": .whole(character)] }

  static func < (first: TextPosition, second: TextPosition) -> Bool {
    (first.line, first.character) < (second.line, second.character)
  }
}

/// The text between two places.
struct TextRange: Hashable, Sendable {
  var start: TextPosition
  var end: TextPosition

  init(_ start: TextPosition, _ end: TextPosition) {
    self.start = start
    self.end = end
  }

  /// Reads a range; nil for anything else.
  init?(_ json: JSON?) {
    guard let start = TextPosition(json?["start"]), let end = TextPosition(json?["end"]) else { return nil }
    self.init(start, end)
  }

  var json: JSON { ["start": start.json, "end": end.json] }

  func contains(_ position: TextPosition) -> Bool { start <= position && position <= end }

  func overlaps(_ other: TextRange) -> Bool { start <= other.end && other.start <= end }
}

/// A change of a text.
struct TextEdit: Hashable, Sendable {
  var range: TextRange
  var text: String

  var json: JSON { ["range": range.json, "newText": .text(text)] }
}
