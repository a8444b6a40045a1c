import Synchronization

// Which of the languages that are there serves one that is asked for: one answer for translations, for the words of controls,
// for dates, for directions and for keyboards. A tag is first written as CLDR names its language (UTS #35, Language Matching):
// without aliases (iw is he), and with the script that its likely subtags give it (zh-TW is zh-Hant-TW). Then it falls back
// on its parents: no script falls back on another one.

/// A language without aliases, and with its script.
package struct CanonicalLanguage: Hashable, Sendable {
  /// The language: `zh`.
  package let language: String
  /// The script: `Hant`.
  package let script: String
  fileprivate let region: String?
  /// Variants and other subtags that are neither.
  fileprivate let variants: [String]

  fileprivate init(_ tag: LanguageTag) {
    let subtags = LanguageFile.files(.subtags)
    let alias = subtags["aliases"]?[tag.language].flatMap(LanguageTag.init)
    let language = alias?.language ?? tag.language
    region = tag.region ?? alias?.region
    let scripts = subtags["scripts"]
    let usual = region.flatMap { scripts?["\(language)-\($0)"] } ?? scripts?[language] ?? "Latn"
    script = tag.script ?? alias?.script ?? usual
    variants = tag.variants
    self.language = language
  }

  /// The name of the language, in which tags of one language are equal: `zh-Hant-TW`.
  package var name: String { name(region: region, variants: variants) }

  private func name(region: String?, variants: [String] = []) -> String {
    ([language, script] + (region.map { [$0] } ?? []) + variants).joined(separator: "-")
  }

  /// The names of the languages that serve this one, the nearest first.
  ///
  /// Parents are those of CLDR's supplemental data: the Americas have the Spanish of `es-419`, the rest of the world the English
  /// of `en-GB`. Last comes the region that is usual for the language.
  fileprivate var names: [String] {
    var names = variants.indices.reversed().map { name(region: region, variants: Array(variants[...$0])) }
    names += [region, parentRegion].compactMap(\.self).map { name(region: $0) }
    names.append(name(region: nil))
    if let usual = LanguageFile.files(.subtags)["regions"]?["\(language)-\(script)"] {
      names.append(name(region: usual))
    }
    names += Self.relatives[language].flatMap(LanguageTag.init)?.namesOfMatches ?? []
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private var parentRegion: String? {
    guard let region else { return nil }
    return switch language {
    case "en": Self.americanEnglish.contains(region) ? nil : "GB"
    case "es": Self.europeanSpanish.contains(region) ? nil : "419"
    case "pt": region == "BR" ? nil : "PT"
    case "zh" where script == "Hant": region == "MO" ? "HK" : nil
    default: nil
    }
  }

  private static let europeanSpanish: Set<String> = ["ES", "EA", "GQ", "IC", "PH"]
  /// The regions whose English is that of the United States.
  private static let americanEnglish: Set<String> = [
    "US", "AS", "BI", "GU", "MH", "MP", "PH", "PR", "UM", "VI",
  ]
  /// The nearest relatives of languages that may have no words of their own.
  private static let relatives = ["nn": "nb"]
}

extension LanguageTag {
  /// The language as CLDR names it.
  package var canonical: CanonicalLanguage { matches.language }

  /// The names of the languages that serve this one, the nearest first: those of ``CanonicalLanguage/name``.
  package var namesOfMatches: [String] { matches.names }

  private struct Matches {
    var language: CanonicalLanguage
    var names: [String]
  }

  /// Kept, because every text of a picture asks.
  private static let known = Mutex<[LanguageTag: Matches]>([:])

  private var matches: Matches {
    if let known = Self.known.withLock({ $0[self] }) { return known }
    // Made outside the lock: a relative asks for its own.
    let language = CanonicalLanguage(self)
    let matches = Matches(language: language, names: language.names)
    Self.known.withLock { $0[self] = matches }
    return matches
  }
}
