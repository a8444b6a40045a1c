// The grammar of JSON
// ===================
//
// Files that are named as JSON are checked against RFC 8259 before their tree is built: the reader of YAML takes more (comments,
// trailing commas, names without quotes), which other programs then refuse, and it speaks of YAML. The check keeps the open
// brackets in a list, so that no depth is too much for it. Cost: linear in the text.
import MaquetteDiagnostics

/// Finds the first place at which a text is not JSON.
struct JSONSyntax {
  /// Whether a file is JSON by its name.
  static func isNamed(_ path: String) -> Bool {
    let name = path.lowercased()
    return name.hasSuffix(".json") || name.hasSuffix(".tokens")
  }

  /// The first problem and its offset, in Unicode scalars; nil for JSON, and for a text without any value.
  static func problem(in text: String) -> (JSONProblem, offset: Int)? {
    var syntax = JSONSyntax(bytes: Array(text.utf8))
    do throws(Found) {
      try syntax.check()
      return nil
    } catch {
      return (error.problem, syntax.bytes[..<error.place].count { !UTF8.isContinuation($0) })
    }
  }

  private struct Found: Error {
    let problem: JSONProblem
    let place: Int
  }

  private let bytes: [UInt8]
  private var place = 0
  /// The brackets that are open, with their places.
  private var open: [(bracket: UInt8, place: Int)] = []

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func found(_ problem: JSONProblem, at place: Int? = nil) -> Found {
    Found(problem: problem, place: place ?? self.place)
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func check() throws(Found) {
    try skipSpace()
    if next == nil { return }
    repeat {
      try value()
      try closeAndGoOn()
    } while !open.isEmpty
    try skipSpace()
    if next != nil { throw found(.contentAfterEnd) }
  }

  /// Reads a scalar, or opens brackets up to the first value inside them that is one or to an empty pair of them.
  private mutating func value() throws(Found) {
    while true {
      try skipSpace()
      guard let byte = next else { throw unclosed() }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open.append((byte, place))
        place += 1
        try skipSpace()
        if next == close { return }
        if byte == UInt8(ascii: "{") { try name() }
      case UInt8(ascii: "\""): return try text()
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
      default: return try word()
      }
    }
  }

  /// Closes brackets after a value and passes over the comma, and the name, before the next one.
  private mutating func closeAndGoOn() throws(Found) {
    while let close {
      try skipSpace()
      guard let byte = next else { throw unclosed() }
      if byte == close {
        place += 1
        open.removeLast()
        continue
      }
      guard byte == UInt8(ascii: ",") else { throw found(.expectedComma(Unicode.Scalar(close))) }
      let comma = place
      place += 1
      try skipSpace()
      if next == close { throw found(.trailingComma(Unicode.Scalar(close)), at: comma) }
      if close == UInt8(ascii: "}") { try name() }
      return
    }
  }

  /// The bracket that closes the innermost open one; nil if none is open.
  private var close: UInt8? {
    open.last.map { $0.bracket == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]") }
  }

  private func unclosed() -> Found {
    guard let close, let place = open.last?.place else { return found(.expectedValue(word: "")) }
    return found(.unclosed(Unicode.Scalar(close)), at: place)
  }

  private mutating func name() throws(Found) {
    guard let byte = next else { throw unclosed() }
    guard byte == UInt8(ascii: "\"") else {
      throw found(byte == UInt8(ascii: "'") ? .singleQuotes : .expectedName(word: unquoted()))
    }
    try text()
    try skipSpace()
    guard next == UInt8(ascii: ":") else { throw found(.expectedColon) }
    place += 1
  }

  private mutating func text() throws(Found) {
    let start = place
    place += 1
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): throw found(.unclosedText, at: start)
      case ..<0x20: throw found(.controlCharacter(byte), at: place - 1)
      case UInt8(ascii: "\\"): try escape()
      default: break
      }
    }
    throw found(.unclosedText, at: start)
  }

  private mutating func escape() throws(Found) {
    let start = place - 1
    guard let byte = next else { return }
    place += 1
    if "\"\\/bfnrt".utf8.contains(byte) { return }
    guard byte == UInt8(ascii: "u") else { throw found(.badEscape, at: start) }
    for _ in 0..<4 {
      guard let digit = next, Character(Unicode.Scalar(digit)).isHexDigit else {
        throw found(.badEscape, at: start)
      }
      place += 1
    }
  }

  /// Reads `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
  private mutating func number() throws(Found) {
    let start = place
    if next == UInt8(ascii: "-") { place += 1 }
    let isZero = next == UInt8(ascii: "0")
    let count = digits()
    var isNumber = count > 0 && !(isZero && count > 1)
    if next == UInt8(ascii: ".") {
      place += 1
      isNumber = digits() > 0 && isNumber
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      place += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { place += 1 }
      isNumber = digits() > 0 && isNumber
    }
    let end = place
    place = start
    let written = unquoted()
    place += written.utf8.count
    if !isNumber || place != end { throw found(.badNumber(written), at: start) }
  }

  private mutating func digits() -> Int {
    let start = place
    while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { place += 1 }
    return place - start
  }

  private mutating func word() throws(Found) {
    if next == UInt8(ascii: "'") { throw found(.singleQuotes) }
    let word = unquoted()
    guard ["true", "false", "null"].contains(word) else { throw found(.expectedValue(word: word)) }
    place += word.utf8.count
  }

  /// What is written here up to a space or a sign of JSON.
  private func unquoted() -> String {
    String(decoding: bytes[place...].prefix { !" \t\r\n,:{}[]\"".utf8.contains($0) }, as: UTF8.self)
  }

  private mutating func skipSpace() throws(Found) {
    while let byte = next {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): place += 1
      case UInt8(ascii: "/"): throw found(.comment)
      // A colour without quotes is no comment.
      case UInt8(ascii: "#") where place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: " "):
        throw found(.comment)
      default: return
      }
    }
  }
}
