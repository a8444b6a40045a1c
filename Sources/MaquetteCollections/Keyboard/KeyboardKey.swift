import MaquetteElements

/// One key of a keyboard: what it does and what it shows.
struct KeyboardKey: Hashable, Sendable {
  /// What a key does.
  enum Action: Hashable, Sendable {
    /// Types a text.
    case text(String)
    case space, delete, shift, `return`, dictation
    case plane(KeyboardPlane)
    case switchKeyboard
    /// Nothing: the empty place of a pad.
    case none
  }

  /// What a key shows.
  enum Caption: Hashable, Sendable {
    /// A letter, a digit or a sign.
    case character(String)
    /// A word.
    case word(String)
    /// The name of a plane, `123`.
    case plane(String)
    case symbol(String)
    /// A digit with the letters of a telephone.
    case digit(String, letters: String)
    case none
  }

  /// The surface of a key.
  enum Look: Hashable, Sendable {
    /// As a letter.
    case letter
    /// As the keys around the letters.
    case special
    /// As a shift key that is on.
    case shifted
    /// As a return key that stands out.
    case prominent
    /// None: the keys of a pad's corners, and those below the rows.
    case clear
  }

  var action: Action
  var caption: Caption
  var look = Look.letter
  /// Whether the key can be used: a return key may wait for a text.
  var isEnabled = true

  /// Whether a balloon shows the key's letter while it is pressed.
  var hasCallout: Bool {
    if case .character = caption { look == .letter } else { false }
  }

  /// The name in sheets: `a`, `shift`, `full-stop`. A letter has one name, small or capital.
  var name: String {
    switch action {
    case .text(let text): Self.names[text] ?? text.lowercased()
    case .space: "space"
    case .delete: "delete"
    case .shift: "shift"
    case .return: "return"
    case .dictation: "dictation"
    case .plane(let plane): plane.rawValue
    case .switchKeyboard: "globe"
    case .none: "empty"
    }
  }

  /// The identifier of the key's node, by which scripts touch it.
  var id: String { "key-\(name)" }

  /// The names of signs, as Unicode has them.
  private static let names: [String: String] = [
    ".": "full-stop", ",": "comma", "?": "question-mark", "!": "exclamation-mark", "'": "apostrophe",
    "-": "hyphen", "/": "slash", ":": "colon", ";": "semicolon", "(": "left-parenthesis",
    ")": "right-parenthesis", "$": "dollar-sign", "&": "ampersand", "@": "at-sign", "\"": "quotation-mark",
    "[": "left-bracket", "]": "right-bracket", "{": "left-brace", "}": "right-brace", "#": "number-sign",
    "%": "percent-sign", "^": "circumflex", "*": "asterisk", "+": "plus-sign", "=": "equals-sign",
    "_": "low-line", "\\": "backslash", "|": "vertical-line", "~": "tilde", "<": "less-than",
    ">": "greater-than", "€": "euro-sign", "£": "pound-sign", "¥": "yen-sign", "•": "bullet",
    ".com": "dot-com",
  ]

  /// What is spoken for the key.
  func label(in environment: Environment) -> String {
    switch caption {
    case .character(let text), .word(let text), .plane(let text): text
    case .digit(let digit, _): digit
    case .symbol, .none: word.map { environment.spoken($0) } ?? name
    }
  }

  /// The word for what a key with a symbol does; nil for keys without one.
  private var word: SpokenWord? {
    switch action {
    case .delete: .deleteKey
    case .shift: .shiftKey
    case .return: .returnKey
    case .dictation: .dictationKey
    case .switchKeyboard: .globeKey
    case .space: .spaceKey
    case .text, .plane, .none: nil
    }
  }
}

/// A key at its place.
struct PlacedKey: Sendable {
  var key: KeyboardKey
  /// The frame in points from the top leading corner of the rows.
  var frame: Rect
}
