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

  /// The language of an environment; English for one without a keyboard here.
  init(of environment: Environment) {
    self = environment.locale.flatMap { KeyboardLanguage(rawValue: $0.language) } ?? .english
  }

  /// The rows of a plane from the top; each character is a key.
  func rows(of plane: KeyboardPlane) -> [[String]] {
    let rows =
      switch (plane, self) {
      case (.letters, .english): ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
      case (.letters, .german): ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"]
      case (.letters, .french): ["azertyuiop", "qsdfghjklm", "wxcvbn'"]
      case (.letters, .spanish): ["qwertyuiop", "asdfghjklñ", "zxcvbnm"]
      case (.numbers, .english): ["1234567890", "-/:;()$&@\"", ".,?!'"]
      case (.numbers, _): ["1234567890", "-/:;()€&@\"", ".,?!'"]
      case (.symbols, .english): ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]
      case (.symbols, _): ["[]{}#%^*+=", "_\\|~<>$£¥•", ".,?!'"]
      }
    return rows.map { $0.map(String.init) }
  }

  /// The sign between a whole number and its fraction.
  var decimalSeparator: String { self == .english ? "." : "," }
}
