import MaquetteGraphics

/// Reads the value of an attribute or a property from left to right.
struct ValueScanner {
  private let bytes: [UInt8]
  private(set) var index = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// Whether only white space is left.
  mutating func isAtEnd() -> Bool {
    skipSpace()
    return index >= bytes.count
  }

  mutating func skipSpace() {
    while index < bytes.count, bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) { index += 1 }
  }

  /// Skips white space with at most one comma in it.
  mutating func skipSeparator() {
    skipSpace()
    if take(",") { skipSpace() }
  }

  /// The next byte after white space, without taking it.
  mutating func peek() -> UInt8? {
    skipSpace()
    return index < bytes.count ? bytes[index] : nil
  }

  /// Whether white space is next.
  func isAtSpace() -> Bool {
    index < bytes.count && (bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]))
  }

  /// Whether a character is next, without white space before it.
  func isNext(_ character: Unicode.Scalar) -> Bool {
    index < bytes.count && bytes[index] == UInt8(ascii: character)
  }

  /// Whether a letter is next.
  func isAtWord() -> Bool { index < bytes.count && (bytes[index] | 0x20) &- UInt8(ascii: "a") < 26 }

  /// Takes a character if it is next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Takes a number: `[+-] digits [. digits] [e [+-] digits]`; nil, taking nothing, if there is none.
  mutating func number() -> Double? {
    skipSpace()
    let begin = index
    func isNext(_ ascii: Unicode.Scalar) -> Bool {
      index < bytes.count && bytes[index] == UInt8(ascii: ascii)
    }
    func digits() -> Int {
      let first = index
      while index < bytes.count, bytes[index] &- UInt8(ascii: "0") <= 9 { index += 1 }
      return index - first
    }
    if isNext("+") || isNext("-") { index += 1 }
    var count = digits()
    if isNext(".") {
      index += 1
      count += digits()
    }
    if count > 0, isNext("e") || isNext("E") {
      let mark = index
      index += 1
      if isNext("+") || isNext("-") { index += 1 }
      // The letter may begin a unit: `2em`.
      if digits() == 0 { index = mark }
    }
    guard count > 0, let value = Double(drawing: String(decoding: bytes[begin..<index], as: UTF8.self)) else {
      index = begin
      return nil
    }
    return value
  }

  /// Takes letters, digits and hyphens; empty if there are none.
  mutating func word() -> String {
    skipSpace()
    let begin = index
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    return String(decoding: bytes[begin..<index], as: UTF8.self)
  }

  /// Takes everything up to a character and the character itself; nil if it does not follow.
  mutating func until(_ character: Unicode.Scalar) -> String? {
    guard let end = bytes[index...].firstIndex(of: UInt8(ascii: character)) else { return nil }
    defer { index = end + 1 }
    return String(decoding: bytes[index..<end], as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte > 0x7F || byte &- UInt8(ascii: "0") <= 9
      || (byte | 0x20) &- UInt8(ascii: "a") < 26
  }

  /// The numbers of a list with white space or commas between them; nil if anything else is in it.
  static func numbers(_ text: String) -> [Double]? {
    var scanner = ValueScanner(text)
    var numbers: [Double] = []
    while !scanner.isAtEnd() {
      guard let number = scanner.number() else { return nil }
      numbers.append(number)
      scanner.skipSeparator()
    }
    return numbers
  }
}
