/// The words of a trace's text: numbers, and strings without spaces and line feeds.
enum TraceWord {
  /// What would be taken for something else within a word: the separators, the escape, and what PNG's texts
  /// do not keep.
  private static func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\\", "_", "=", ";": true
    default: scalar.value < 0x20 || (0x7F...0xA0).contains(scalar.value)
    }
  }

  /// A string as a word.
  static func escaped(_ string: String) -> String {
    if string.isEmpty { return "\\;" }
    var word = String.UnicodeScalarView()
    for scalar in string.unicodeScalars {
      if scalar == " " {
        word.append("_")
      } else if mustEscape(scalar) {
        word.append(contentsOf: "\\\(String(scalar.value, radix: 16));".unicodeScalars)
      } else {
        word.append(scalar)
      }
    }
    return String(word)
  }

  /// The string of a word; nil if an escape in it is damaged or stands for nothing.
  static func unescaped(_ word: Substring.UTF8View) -> String? {
    var result = String.UnicodeScalarView()
    var escape: UInt32?
    for scalar in Substring(word).unicodeScalars {
      if let number = escape {
        if scalar == ";" {
          if number != emptyEscape {
            guard let escaped = Unicode.Scalar(number) else { return nil }
            result.append(escaped)
          }
          escape = nil
        } else {
          guard let digit = Character(scalar).hexDigitValue, scalar.isASCII else { return nil }
          let digits = number == emptyEscape ? 0 : number
          guard digits <= 0x10FFFF else { return nil }
          escape = digits * 16 + UInt32(digit)
        }
      } else if scalar == "\\" {
        escape = emptyEscape
      } else {
        result.append(scalar == "_" ? " " : scalar)
      }
    }
    return escape == nil ? String(result) : nil
  }

  /// An escape without digits, which stands for nothing.
  private static let emptyEscape = UInt32.max

  /// A number as a word: the shortest that reads back as the same.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let whole = value.rounded()
    return whole == value && value.magnitude < 1e9 ? String(Int(whole)) : value.description
  }

  /// The number of a word; nil if it is none, not finite or beyond any picture.
  static func number(_ word: Substring.UTF8View) -> Double? {
    guard word.count <= 32, let value = Double(Substring(word)), value.isFinite, value.magnitude < 1e9
    else { return nil }
    return value
  }

  /// The whole number of a word; nil if it is none or beyond any picture.
  static func integer(_ word: Substring.UTF8View) -> Int? {
    guard word.count <= 11, let value = Int(Substring(word)), value.magnitude <= 0x4000_0000 else {
      return nil
    }
    return value
  }
}

extension TraceWord {
  /// A number as people read it, with at most three decimals.
  static func shown(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return number(rounded)
  }
}
