/// The ten digits that numbers are written with.
package struct Digits: Hashable, Sendable {
  /// The code point of the digit 0; the others follow it.
  private let zero: UInt32

  /// The digits 0 to 9.
  package static let latin = Digits(zero: 0x30)

  private init(zero: UInt32) { self.zero = zero }

  /// Creates the digits of a numbering system of CLDR, such as `arab`; nil for an unknown one.
  package init?(numberingSystem name: String) {
    guard let zero = Self.zeros[name] else { return nil }
    self.zero = zero
  }

  /// Returns a number.
  package func text(_ number: Int) -> String { text(String(number)) }

  /// Returns a text in which these digits take the place of 0 to 9.
  package func text(_ text: String) -> String {
    if self == .latin { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      let isDigit = (0x30...0x39).contains(scalar.value)
      let digit = isDigit ? Unicode.Scalar(zero + scalar.value - 0x30) : nil
      result.unicodeScalars.append(digit ?? scalar)
    }
  }

  /// The digit 0 of those numbering systems of CLDR (`numberingSystems.xml`) that are in use today.
  private static let zeros: [String: UInt32] = [
    "latn": 0x30, "arab": 0x660, "arabext": 0x6F0, "beng": 0x9E6, "deva": 0x966, "fullwide": 0xFF10,
    "gujr": 0xAE6, "guru": 0xA66, "khmr": 0x17E0, "knda": 0xCE6, "laoo": 0xED0, "mlym": 0xD66, "mymr": 0x1040,
    "orya": 0xB66, "sinh": 0xDE6, "tamldec": 0xBE6, "telu": 0xC66, "thai": 0xE50, "tibt": 0xF20,
  ]
}

extension LanguageTag {
  /// The digits of the language: those that the tag asks for (`ar-u-nu-latn`), or else the usual ones of its region.
  package var digits: Digits {
    let usual = LanguageTable.table(.calendars, for: self)["digits"]
    return [numberingSystem, usual].lazy.compactMap { $0.flatMap(Digits.init(numberingSystem:)) }.first
      ?? .latin
  }
}

extension Environment {
  /// Returns a number in the digits of the language.
  package func number(_ number: Int) -> String { (locale?.digits ?? .latin).text(number) }

  /// Returns a fraction, from 0 or its negative to a limit, as a percentage in the manner of the language: `50%`, `50 %`, `%50`.
  package func percentage(_ part: Double, upTo limit: Double = 1, isSigned: Bool = false) -> String {
    let direction = isSigned && part < 0 ? -1.0 : 1
    let share = direction * (direction * part / limit).part * limit
    let percent = number(Int((share * 100).rounded()))
    guard let locale, let pattern = LanguageTable.table(.calendars, for: locale)["percent"] else {
      return "\(percent)%"
    }
    // The Arabic sign belongs to Arabic digits.
    let sign = locale.digits == .latin ? pattern.replacing("\u{66A}", with: "%") : pattern
    return sign.filled(["number": percent])
  }
}
