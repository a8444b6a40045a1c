public import MaquetteElements

/// The kind of text that a keyboard is made for, as in `UIKeyboardType`.
public enum KeyboardType: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// The keyboard of the language.
  case `default`
  /// Letters and signs of ASCII.
  case ascii
  /// The same keys, with the numbers first.
  case numbersAndPunctuation = "numbers-and-punctuation"
  /// No space, but a full stop, a slash and `.com`.
  case url
  /// The ten digits.
  case numberPad = "number-pad"
  /// The ten digits with the letters of a telephone, and `+*#`.
  case phonePad = "phone-pad"
  /// Letters, with the digits of a telephone instead of numbers and signs.
  case namePhone = "name-phone"
  /// A short space, `@` and a full stop.
  case email
  /// The ten digits and a decimal separator.
  case decimal
  /// A short space, `@` and `#`.
  case twitter
  /// A short space and a full stop.
  case webSearch = "web-search"
  /// The ten digits of ASCII, whatever the language.
  case asciiNumberPad = "ascii-number-pad"

  /// Whether the keyboard is a pad of twelve large keys.
  var isPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimal, .asciiNumberPad: true
    default: false
    }
  }

  /// The plane that the keyboard begins with.
  var firstPlane: KeyboardPlane { self == .numbersAndPunctuation ? .numbers : .letters }

  /// Whether sentences begin with a capital by themselves: what is no running text has none.
  var capitalizesSentences: Bool {
    switch self {
    case .default, .ascii, .twitter: true
    default: false
    }
  }
}

/// One of the sets of keys between which a keyboard switches.
public enum KeyboardPlane: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// The letters.
  case letters
  /// The digits and the commonest signs.
  case numbers
  /// Further signs.
  case symbols
}

/// What the shift key does to the next letters.
public enum ShiftState: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// Letters are small.
  case lowercase
  /// The next letter is a capital.
  case uppercase
  /// All letters are capitals.
  case locked
}

/// The key that shows another keyboard.
public enum KeyboardSwitchKey: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// The globe, for several languages.
  case globe
  /// The face, for emoji beside one language.
  case emoji
  /// No such key.
  case none
}

/// A button of the bar above a keyboard.
public enum KeyboardAccessory: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// Goes to the field before.
  case previous
  /// Goes to the field after.
  case next
  /// Puts the keyboard away.
  case done
}

extension String {
  /// Whether the next letter begins a sentence: at the beginning, and after a full stop and a space.
  var isBeforeSentence: Bool {
    if last?.isNewline == true { return true }
    guard last == " " else { return isEmpty }
    return last { $0 != " " }.map { ".?!".contains($0) } ?? true
  }
}
