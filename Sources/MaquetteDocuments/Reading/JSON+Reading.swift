// JSON values from bytes
// ======================
//
// Messages of other programs are JSON by the letter (RFC 8259), with texts of any length, so they do not take the way of documents,
// which are YAML with short texts. `JSONSyntax` checks the grammar first. What is left is to build the values, with limits on their
// depth and number. Cost: linear in the bytes.
import MaquetteDiagnostics

/// Why bytes are not a JSON value.
package struct JSONReadingError: Error, Hashable, Sendable {
  /// What is wrong, on one line.
  package let message: String
}

extension JSON {
  /// The most levels of arrays and objects inside each other.
  package static let readingDepth = 128
  /// The most values of one text.
  package static let readingCount = 1_000_000

  /// Reads a JSON text in UTF-8.
  ///
  /// - Parameter most: The most values.
  /// - Throws: ``JSONReadingError`` for bytes that are no JSON, and for more levels or values than the limits.
  package init(reading bytes: [UInt8], most: Int = readingCount) throws(JSONReadingError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw JSONReadingError(message: "this is not UTF-8")
    }
    if let (problem, offset) = JSONSyntax.problem(in: text) {
      let message = problem.message(in: .message)
      throw JSONReadingError(message: "\(Evidence.printable(message)), at character \(offset + 1)")
    }
    var builder = JSONBuilder(bytes: bytes, most: most)
    builder.skipSpace()
    guard builder.place < bytes.count else { throw JSONReadingError(message: "there is no value") }
    self = try builder.value(depth: 1)
  }
}

extension DocumentKind {
  fileprivate static let message = DocumentKind(noun: "message", beginning: "", whole: "")
}

/// Builds the values of a text whose grammar is known to be right.
private struct JSONBuilder {
  let bytes: [UInt8]
  var place = 0
  private let most: Int
  private var count = 0

  init(bytes: [UInt8], most: Int) {
    self.bytes = bytes
    self.most = most
  }

  private var next: UInt8 { place < bytes.count ? bytes[place] : 0 }

  mutating func skipSpace() {
    while place < bytes.count, " \t\r\n".utf8.contains(bytes[place]) { place += 1 }
  }

  mutating func value(depth: Int) throws(JSONReadingError) -> JSON {
    count += 1
    if count > most { throw JSONReadingError(message: "there are more than \(most) values") }
    if depth > JSON.readingDepth {
      throw JSONReadingError(
        message: "arrays and objects are nested more than \(JSON.readingDepth) levels deep")
    }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .text(text())
    case UInt8(ascii: "t"): return word("true", .boolean(true))
    case UInt8(ascii: "f"): return word("false", .boolean(false))
    case UInt8(ascii: "n"): return word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(_ word: String, _ value: JSON) -> JSON {
    place += word.utf8.count
    return value
  }

  private mutating func array(depth: Int) throws(JSONReadingError) -> JSON {
    var items: [JSON] = []
    while hasNext(before: UInt8(ascii: "]")) { items.append(try value(depth: depth + 1)) }
    return .array(items)
  }

  private mutating func object(depth: Int) throws(JSONReadingError) -> JSON {
    var members: [JSON.Member] = []
    while hasNext(before: UInt8(ascii: "}")) {
      skipSpace()
      let name = text()
      skipSpace()
      // The colon.
      place += 1
      members.append(JSON.Member(name, try value(depth: depth + 1)))
    }
    return .object(members)
  }

  /// Passes over an opening bracket or a comma, and returns whether a value follows; otherwise passes over the closing bracket too.
  private mutating func hasNext(before close: UInt8) -> Bool {
    skipSpace()
    if next != close { place += 1 }
    skipSpace()
    guard next == close || place >= bytes.count else { return true }
    place += 1
    return false
  }

  private mutating func number() throws(JSONReadingError) -> JSON {
    let digits = bytes[place...].prefix { "+-.0123456789eE".utf8.contains($0) }
    place += max(1, digits.count)
    let text = String(decoding: digits, as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw JSONReadingError(message: "the number \(Evidence.quoted(text)) is out of range")
    }
    return .number(number)
  }

  private mutating func text() -> String {
    place += 1
    var start = place
    var decoded: [UInt8] = []
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      guard bytes[place] == UInt8(ascii: "\\") else {
        place += 1
        continue
      }
      decoded += bytes[start..<place]
      decoded += escape()
      start = place
    }
    let rest = bytes[start..<place]
    place += 1
    return decoded.isEmpty
      ? String(decoding: rest, as: UTF8.self) : String(decoding: decoded + rest, as: UTF8.self)
  }

  /// The bytes that an escape stands for; half of a surrogate pair is U+FFFD.
  private mutating func escape() -> [UInt8] {
    place += 1
    let letter = next
    place += 1
    switch letter {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "u"):
      let first = unit()
      var value = first
      if first >> 10 == 0xD800 >> 10, bytes[place...].starts(with: "\\u".utf8) {
        let before = place
        place += 2
        let second = unit()
        if second >> 10 == 0xDC00 >> 10 {
          value = 0x10000 + (first & 0x3FF) << 10 + (second & 0x3FF)
        } else {
          place = before
        }
      }
      return Array(String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8)
    default: return [letter]
    }
  }

  /// The next four hexadecimal digits.
  private mutating func unit() -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      value = value << 4 + UInt32(Character(Unicode.Scalar(next)).hexDigitValue ?? 0)
      place += 1
    }
    return value
  }
}
