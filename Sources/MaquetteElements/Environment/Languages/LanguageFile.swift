import CWords
import Synchronization

/// A file of `Sources/CWords`: what a language has of its own, read when it is first asked for something.
package final class LanguageFile: Sendable {
  /// What a file is about.
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// The words that controls draw and speak.
    case words
    /// The names and patterns of dates, times and numbers.
    case calendars
    /// Aliases of languages, and their likely scripts and regions.
    case subtags
  }

  /// The tag of the language.
  package let tag: String
  private let kind: Kind
  private let place: Int
  private let values = Mutex<[String: String]?>(nil)

  private init(tag: String, kind: Kind, place: Int) {
    (self.tag, self.kind, self.place) = (tag, kind, place)
  }

  /// The value of a key; nil if the language has none of its own.
  package subscript(key: String) -> String? {
    values.withLock { values in
      if let values { return values[key] }
      let read = Dictionary(lines) { first, _ in first }
      values = read
      return read[key]
    }
  }

  /// The keys and values in the order of the file.
  package var lines: [(key: String, value: String)] {
    // A static table: the text is a constant C string, and `place` is below the number of files.
    let text = unsafe String(cString: kind.table.files[place].text)
    return text.split(separator: "\n").compactMap { line in
      guard !line.hasPrefix("#"), let equals = line.firstRange(of: " = ") else { return nil }
      return (String(line[..<equals.lowerBound]), String(line[equals.upperBound...]))
    }
  }

  /// The comment at the file's beginning.
  package var heading: String {
    let text = unsafe String(cString: kind.table.files[place].text)
    return String(text.prefix { $0 != "\n" })
  }

  /// The files of a kind by tag; none is read.
  package static func files(_ kind: Kind) -> [String: LanguageFile] {
    switch kind {
    case .words: words
    case .calendars: calendars
    case .subtags: subtags
    }
  }

  private static let words = list(.words)
  private static let calendars = list(.calendars)
  private static let subtags = list(.subtags)

  private static func list(_ kind: Kind) -> [String: LanguageFile] {
    let table = unsafe kind.table
    let files = unsafe (0..<table.count).map { place in
      LanguageFile(tag: unsafe String(cString: table.files[place].tag), kind: kind, place: place)
    }
    return Dictionary(uniqueKeysWithValues: files.map { ($0.tag, $0) })
  }
}

extension LanguageFile.Kind {
  fileprivate var table: MaquetteLanguageFiles {
    switch self {
    case .words: unsafe maquette_words()
    case .calendars: unsafe maquette_calendars()
    case .subtags: unsafe maquette_subtags()
    }
  }
}
