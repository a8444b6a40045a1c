import Foundation
import Synchronization

/// The string tables of the app's bundles: `.strings` and `.xcstrings`.
enum Strings {
  /// A part of a text that is filled in.
  enum Part {
    case words(String)
    case text(Text)
    case image(Image)
  }

  private static let tables = Mutex<[String: [String: String]]>([:])

  /// Returns the parts of a translated text; those of the key if no table has it.
  static func filled(
    _ key: LocalizedStringKey, table: String?, bundle: String?, locale: Locale
  ) -> [Part] {
    let values = key.parts.filter { if case .literal = $0 { false } else { true } }
    guard let format = translation(of: key.key, table: table, bundle: bundle, locale: locale) else {
      return joined(key.parts)
    }
    return joined(parts(of: format, values))
  }

  /// Returns the translation of a key; nil if no table has it.
  static func translation(of key: String, table: String?, bundle: String?, locale: Locale) -> String? {
    let folder = bundle ?? Bundle.main.bundlePath
    for language in languages(locale) {
      if let text = words(table ?? "Localizable", language, folder)[key] { return text }
    }
    return nil
  }

  private static func languages(_ locale: Locale) -> [String] {
    let code = locale.language.languageCode?.identifier ?? "en"
    let region = locale.region.map { "\(code)-\($0.identifier)" }
    return ([region, code, "Base"].compactMap { $0 } + (code == "en" ? [] : ["en"]))
  }

  private static func words(_ table: String, _ language: String, _ folder: String) -> [String: String] {
    let name = "\(folder)/\(language)/\(table)"
    if let known = tables.withLock({ $0[name] }) { return known }
    var words: [String: String] = [:]
    let strings = "\(folder)/\(language).lproj/\(table).strings"
    if let data = FileManager.default.contents(atPath: strings),
      let list = try? PropertyListDecoder().decode([String: String].self, from: data)
    {
      words = list
    }
    if let data = FileManager.default.contents(atPath: "\(folder)/\(table).xcstrings") {
      words.merge(StringCatalog.words(in: data, language)) { first, _ in first }
    }
    tables.withLock { $0[name] = words }
    return words
  }

  /// Returns the parts of a format in which specifiers stand for values, in order or by `%2$@`.
  private static func parts(
    of format: String, _ values: [LocalizedStringKey.Part]
  ) -> [LocalizedStringKey.Part] {
    var parts: [LocalizedStringKey.Part] = []
    var rest = Substring(format)
    var next = 0
    while let start = rest.firstIndex(of: "%") {
      parts.append(.literal(String(rest[..<start])))
      rest = rest[rest.index(after: start)...]
      if rest.first == "%" {
        parts.append(.literal("%"))
        rest = rest.dropFirst()
        continue
      }
      let body = rest.prefix { !"@dufsx".contains($0) && !$0.isWhitespace }
      let place = body.firstIndex(of: "$").flatMap { Int(body[..<$0]) }.map { $0 - 1 } ?? next
      rest = rest[body.endIndex...].dropFirst()
      if values.indices.contains(place) { parts.append(values[place]) }
      next += 1
    }
    parts.append(.literal(String(rest)))
    return parts
  }

  /// Returns parts of which words are in one piece, so that Markdown is read across values.
  private static func joined(_ parts: [LocalizedStringKey.Part]) -> [Part] {
    var result: [Part] = []
    var words = ""
    func flush() {
      if !words.isEmpty { result.append(.words(words)) }
      words = ""
    }
    for part in parts {
      switch part {
      case .literal(let text), .value(let text, _): words += text
      case .text(let text):
        flush()
        result.append(.text(text))
      case .image(let image):
        flush()
        result.append(.image(image))
      }
    }
    flush()
    return result.isEmpty ? [.words("")] : result
  }
}

/// A string catalogue of Xcode.
enum StringCatalog {
  /// Returns the words of a language; those with variants by number have the one for other numbers.
  static func words(in data: Data, _ language: String) -> [String: String] {
    guard let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = file["strings"] as? [String: [String: Any]]
    else { return [:] }
    return strings.compactMapValues { entry in
      let places = entry["localizations"] as? [String: [String: Any]]
      return places?[language].flatMap(value)
    }
  }

  private static func value(_ place: [String: Any]) -> String? {
    if let unit = place["stringUnit"] as? [String: Any] { return unit["value"] as? String }
    let variations = (place["variations"] as? [String: Any])?["plural"] as? [String: [String: Any]]
    return variations?["other"].flatMap(value)
  }
}
