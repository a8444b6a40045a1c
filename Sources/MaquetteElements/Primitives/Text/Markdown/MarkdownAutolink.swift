/// An address in pointed brackets, which is a link to itself (CommonMark 0.31, section 6.5).
struct MarkdownAutolink {
  let text: String
  let destination: String
  /// The place after the closing bracket.
  let end: Int

  /// Reads a link; nil if there is none at a place.
  init?(in characters: [Character], at start: Int) {
    let address = characters[(start + 1)...].prefix { character in
      character != "<" && character != ">" && !character.isWhitespace
        && character.asciiValue.map { $0 >= 0x20 } ?? true
    }
    guard address.endIndex < characters.count, characters[address.endIndex] == ">" else { return nil }
    text = String(address)
    end = address.endIndex + 1
    if Self.isLocator(address) {
      destination = text
    } else if Self.isMail(address) {
      destination = "mailto:" + text
    } else {
      return nil
    }
  }

  /// Whether an address begins with a scheme of 2 to 32 characters and a colon.
  private static func isLocator(_ address: ArraySlice<Character>) -> Bool {
    guard let colon = address.firstIndex(of: ":"), let first = address.first, first.isASCIILetter else {
      return false
    }
    let scheme = address[..<colon]
    return (2...32).contains(scheme.count)
      && scheme.allSatisfy { $0.isASCIILetterOrDigit || "+.-".contains($0) }
  }

  /// Whether an address is one of mail, as HTML describes it.
  private static func isMail(_ address: ArraySlice<Character>) -> Bool {
    guard let at = address.firstIndex(of: "@"), at > address.startIndex else { return false }
    let labels = address[(at + 1)...].split(separator: ".", omittingEmptySubsequences: false)
    return address[..<at].allSatisfy { $0.isASCIILetterOrDigit || ".!#$%&'*+/=?^_`{|}~-".contains($0) }
      && labels.allSatisfy { label in
        (1...63).contains(label.count) && label.first != "-" && label.last != "-"
          && label.allSatisfy { $0.isASCIILetterOrDigit || $0 == "-" }
      }
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
  fileprivate var isASCIILetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
