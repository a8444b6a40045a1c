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
      let files = LanguageFile.files(kind)
      let table = LanguageTable(files: tag.tagsOfFiles.compactMap { files[$0] })
      tables[kind, default: [:]][tag] = table
      return table
    }
  }

  private static let tables = Mutex<[LanguageFile.Kind: [LanguageTag: LanguageTable]]>([:])
}

extension LanguageTag {
  /// The tags of the files in which something about the language may stand, the nearest first.
  ///
  /// They are the parents of CLDR's supplemental data: the Americas have the Spanish of `es-419`, the rest of the world the
  /// English of `en-GB`, and no script falls back on another one.
  var tagsOfFiles: [String] {
    let usual = Self.usualTags[language] ?? language
    let more: [String]
    switch usual {
    case "zh": return chineseTags
    case "sr-Latn": return [usual]
    case "sr" where script == "Latn": return ["sr-Latn"]
    case "es": more = region.map { Self.isEuropeanSpanish($0) ? [] : ["es-419"] } ?? []
    case "pt": more = region.map { $0 == "BR" ? [] : ["pt-PT"] } ?? []
    case "en": more = region.map { Self.americanEnglish.contains($0) ? [] : ["en-GB"] } ?? []
    default: more = []
    }
    let own = fallbacks.dropLast() + (region.map { ["\(usual)-\($0)"] } ?? [])
    return (own + more + [usual]).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private var chineseTags: [String] {
    let isTraditional = script.map { $0 == "Hant" } ?? ["TW", "HK", "MO"].contains(region)
    if !isTraditional { return ["zh-Hans"] }
    return ["HK", "MO"].contains(region) ? ["zh-HK", "zh-Hant"] : ["zh-Hant"]
  }

  private static func isEuropeanSpanish(_ region: String) -> Bool {
    ["ES", "EA", "GQ", "IC", "PH"].contains(region)
  }

  /// The regions whose English is that of the United States.
  private static let americanEnglish: Set<String> = [
    "US", "AS", "BI", "GU", "MH", "MP", "PH", "PR", "UM", "VI",
  ]

  /// Other tags of the same languages, and the nearest relative of one without words of its own.
  private static let usualTags = [
    "no": "nb", "nn": "nb", "iw": "he", "in": "id", "mo": "ro", "sh": "sr-Latn",
  ]
}
