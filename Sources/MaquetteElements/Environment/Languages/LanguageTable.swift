import Synchronization

/// What a language has of one kind: its own file, and those of the more general languages that it falls back on.
package struct LanguageTable: Sendable {
  /// The files, the nearest first.
  package let files: [LanguageFile]

  /// Creates a table of files, the nearest first.
  package init(files: [LanguageFile]) { self.files = files }

  /// The value of a key in the nearest file that has it; nil if none has.
  package subscript(key: String) -> String? {
    for file in files {
      if let value = file[key] { return value }
    }
    return nil
  }

  /// Returns the table of a language; without files for one that has none.
  package static func table(_ kind: LanguageFile.Kind, for tag: LanguageTag) -> LanguageTable {
    tables.withLock { tables in
      if let table = tables[kind, default: [:]][tag] { return table }
      let files = files(kind)
      let table = LanguageTable(files: tag.namesOfMatches.compactMap { files[$0] })
      tables[kind, default: [:]][tag] = table
      return table
    }
  }

  /// The files of a kind by the names of their languages.
  private static func files(_ kind: LanguageFile.Kind) -> [String: LanguageFile] {
    kind == .words ? words : calendars
  }

  private static let words = named(.words)
  private static let calendars = named(.calendars)

  private static func named(_ kind: LanguageFile.Kind) -> [String: LanguageFile] {
    let files = LanguageFile.files(kind).values.compactMap { file in
      LanguageTag(file.tag).map { ($0.canonical.name, file) }
    }
    return Dictionary(files) { first, _ in first }
  }

  private static let tables = Mutex<[LanguageFile.Kind: [LanguageTag: LanguageTable]]>([:])
}
