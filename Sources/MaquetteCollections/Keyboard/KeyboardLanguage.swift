public import MaquetteElements

/// A language that a keyboard has letters for.
public enum KeyboardLanguage: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// English, QWERTY.
  case english = "en"
  /// German, QWERTZ.
  case german = "de"
  /// French, AZERTY.
  case french = "fr"
  /// Spanish, QWERTY with ñ.
  case spanish = "es"
  /// Italian, QWERTY.
  case italian = "it"
  /// Dutch, QWERTY.
  case dutch = "nl"
  /// Finnish, QWERTY with å, ö and ä.
  case finnish = "fi"
  /// Greek.
  case greek = "el"
  /// Russian, ЙЦУКЕН.
  case russian = "ru"
  /// Ukrainian, ЙЦУКЕН with і, ї and є.
  case ukrainian = "uk"

  /// The keyboard of a language; nil if its letters are not here.
  init?(of tag: LanguageTag) {
    self.init(rawValue: tag.canonical.language)
  }

  /// The rows of a plane from the top; each character is a key.
  func rows(of plane: KeyboardPlane) -> [[String]] {
    let rows =
      switch plane {
      case .letters: letters
      case .numbers: ["1234567890", "-/:;()\(currency)&@\"", ".,?!'"]
      case .symbols: ["[]{}#%^*+=", "_\\|~<>\(otherCurrencies)•", ".,?!'"]
      }
    return rows.map { $0.map(String.init) }
  }

  /// The rows of letters: those of each country's standard keyboard, without its dead keys.
  private var letters: [String] {
    switch self {
    case .english, .italian, .dutch: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    case .german: ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"]
    case .french: ["azertyuiop", "qsdfghjklm", "wxcvbn'"]
    case .spanish: ["qwertyuiop", "asdfghjklñ", "zxcvbnm"]
    case .finnish: ["qwertyuiopå", "asdfghjklöä", "zxcvbnm"]
    case .greek: ["ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"]
    case .russian: ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"]
    case .ukrainian: ["йцукенгшщзхї", "фівапролджє", "ячсмитьбю"]
    }
  }

  /// The name of the key that shows letters.
  var alphabet: String {
    switch self {
    case .greek: "ΑΒΓ"
    case .russian, .ukrainian: "АБВ"
    default: "ABC"
    }
  }

  private var currency: String {
    switch self {
    case .english: "$"
    case .russian: "₽"
    case .ukrainian: "₴"
    default: "€"
    }
  }

  private var otherCurrencies: String {
    switch currency {
    case "$": "€£¥"
    case "€": "$£¥"
    default: "$€£"
    }
  }

  /// The sign between a whole number and its fraction.
  var decimalSeparator: String { self == .english ? "." : "," }
}
