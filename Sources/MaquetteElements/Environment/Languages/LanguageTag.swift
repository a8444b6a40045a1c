/// A BCP 47 (RFC 5646) tag of a language with an optional script and region: `de`, `pt-BR`, `zh-Hant-TW`.
public struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
  /// The parts between hyphens, in their recommended case: `zh`, `Hant`, `TW`.
  public let subtags: [String]

  public let description: String

  /// Reads a tag; nil if the text is not a tag. Case does not matter; the tag is stored in the recommended case.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.utf8.count), parts.count <= 6,
      language.utf8.allSatisfy(Self.isLetter),
      parts.dropFirst().allSatisfy({ part in
        (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { Self.isLetter($0) || Self.isDigit($0) }
      })
    else { return nil }
    subtags = parts.enumerated().map { index, part in
      let lower = part.lowercased()
      if index == 0 { return lower }
      switch part.utf8.count {
      case 2: return lower.uppercased()
      case 4 where part.utf8.allSatisfy(Self.isLetter):
        return lower.prefix(1).uppercased() + lower.dropFirst()
      default: return lower
      }
    }
    description = subtags.joined(separator: "-")
  }

  /// The language alone: `zh`.
  public var language: String { subtags[0] }

  /// The script if the tag contains one: `Hant`.
  public var script: String? {
    subtags.dropFirst().first { $0.utf8.count == 4 && $0.utf8.allSatisfy(Self.isLetter) }
  }

  /// The region if the tag contains one: `TW`.
  public var region: String? { subtags.dropFirst().first { $0.utf8.count == 2 } }

  /// The tag and its fallbacks, made by removing one subtag after another (RFC 4647 section 3.4).
  public var fallbacks: [String] {
    (1...subtags.count).reversed().map { subtags.prefix($0).joined(separator: "-") }
  }

  /// The reading direction: that of the script, or else that of the language's usual script.
  ///
  /// The scripts are those that ISO 15924 lists as written from right to left and that are in use today; the
  /// languages are those for which CLDR's likely subtags give one of these scripts.
  public var direction: LayoutDirection {
    if let script { return Self.rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight }
    return Self.rightToLeftLanguages.contains(language) ? .rightToLeft : .leftToRight
  }

  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "bal", "ckb", "dv", "fa", "glk", "he", "iw", "ks", "lrc", "mzn", "nqo", "pnb", "ps", "sd",
    "skr",
    "syr", "ug", "ur", "yi",
  ]

  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}

extension LanguageTag: AttributeDecodable {
  public static var attributeType: AttributeType { .language }

  public init(attribute value: AttributeValue) throws(AttributeError) {
    guard case .scalar(let text, _) = value, let tag = LanguageTag(text) else {
      throw AttributeError(expected: Self.attributeType.description, found: value)
    }
    self = tag
  }
}
