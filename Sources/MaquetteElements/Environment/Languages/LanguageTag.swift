/// A BCP 47 (RFC 5646) tag of a language with an optional script and region: `de`, `pt-BR`, `zh-Hant-TW`; an extension can
/// say which digits numbers are written with: `ar-u-nu-latn`.
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
    let extensions = parts.firstIndex { $0.utf8.count == 1 } ?? parts.count
    guard extensions < parts.count - 1 || extensions == parts.count else { return nil }
    subtags = parts.enumerated().map { index, part in
      let lower = part.lowercased()
      if index == 0 || index >= extensions { return lower }
      switch part.utf8.count {
      case 2: return lower.uppercased()
      case 4 where part.utf8.allSatisfy(Self.isLetter):
        return lower.prefix(1).uppercased() + lower.dropFirst()
      default: return lower
      }
    }
    description = subtags.joined(separator: "-")
    self.extensions = extensions
  }

  /// The index of the first extension, which is a single letter; the number of parts without one.
  private let extensions: Int

  /// The parts that name the language, its script and its region.
  private var names: ArraySlice<String> { subtags[..<extensions] }

  /// The language alone: `zh`.
  public var language: String { subtags[0] }

  /// The script if the tag contains one: `Hant`.
  public var script: String? {
    names.dropFirst().first { $0.utf8.count == 4 && $0.utf8.allSatisfy(Self.isLetter) }
  }

  /// The region if the tag contains one: `TW`, or that of several countries: `419`.
  public var region: String? {
    names.dropFirst().first { $0.utf8.count == 2 || $0.utf8.count == 3 && $0.utf8.allSatisfy(Self.isDigit) }
  }

  /// The numbering system of the tag's extension (UTS #35, key `nu`), such as `latn`; nil for the usual one.
  public var numberingSystem: String? {
    let parts = subtags[extensions...]
    guard let start = parts.firstIndex(of: "u"), let key = parts[start...].firstIndex(of: "nu") else {
      return nil
    }
    return parts[(key + 1)...].first
  }

  /// The parts of the name that are neither language nor script nor region, such as variants: `valencia`.
  var variants: [String] { names.dropFirst().filter { $0 != script && $0 != region } }

  /// The reading direction: that of the script, or else that of the language's usual script.
  ///
  /// The scripts are those that ISO 15924 lists as written from right to left and that are in use today.
  public var direction: LayoutDirection {
    Self.rightToLeftScripts.contains(canonical.script) ? .rightToLeft : .leftToRight
  }

  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Armi", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
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
