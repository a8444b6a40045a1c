package import MaquetteDiagnostics
import MaquetteDocuments

/// A table of texts (`.strings`): pairs of `"key" = "text";` with comments of C.
package struct StringsFile: Sendable {
  /// The texts by their keys; the last of equal keys counts.
  package let texts: [String: String]

  /// Reads a table in UTF-8 or UTF-16. What can be read is kept, and problems are reported with their positions.
  package init(_ bytes: [UInt8], path: String, into problems: inout [Diagnostic]) {
    var list = DiagnosticList(name: path, kind: .stringsFile)
    let text = Self.decoded(bytes)
    let source = DocumentSource(text, name: path, kind: .stringsFile, file: 0)
    list.sources.append(source)
    var reader = StringsReader(scalars: Array(text.unicodeScalars))
    texts = reader.read { offset, problem in list.insert(problem, at: source.position(ofScalar: offset)) }
    problems += list.sorted
  }

  private static func decoded(_ bytes: [UInt8]) -> String {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else {
      return String(
        decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...], as: UTF8.self)
    }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      isLittle
        ? UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
        : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}

/// Reads the pairs of a table.
private struct StringsReader {
  let scalars: [Unicode.Scalar]
  var position = 0

  mutating func read(_ report: (Int, AssetProblem) -> Void) -> [String: String] {
    var texts: [String: String] = [:]
    while skipSpace(report) {
      let start = position
      guard let key = word(report) else { return texts }
      guard skipSpace(report), take("="), skipSpace(report), let text = word(report) else {
        report(start, .unexpected(excerpt(start)))
        recover()
        continue
      }
      texts[key] = text
      if !(skipSpace(report) && take(";")) {
        report(start, .unexpected(excerpt(start)))
        recover()
      }
    }
    return texts
  }

  /// Skips spaces and comments; false at the end.
  private mutating func skipSpace(_ report: (Int, AssetProblem) -> Void) -> Bool {
    while position < scalars.count {
      if scalars[position].properties.isWhitespace || scalars[position] == "\u{FEFF}" {
        position += 1
      } else if starts("//") {
        while position < scalars.count, scalars[position] != "\n" { position += 1 }
      } else if starts("/*") {
        let start = position
        while position < scalars.count, !starts("*/") { position += 1 }
        if position == scalars.count { report(start, .unclosedComment) }
        position = min(scalars.count, position + 2)
      } else {
        return true
      }
    }
    return false
  }

  /// A text in quotes or a plain word; nil if there is neither.
  private mutating func word(_ report: (Int, AssetProblem) -> Void) -> String? {
    guard position < scalars.count else { return nil }
    if scalars[position] != "\"" {
      let start = position
      while position < scalars.count,
        scalars[position].properties.isAlphabetic
          || "0123456789_.-".unicodeScalars.contains(scalars[position])
      {
        position += 1
      }
      if position > start { return Self.text(scalars[start..<position]) }
      report(start, .unexpected(excerpt(start)))
      recover()
      return ""
    }
    let start = position
    position += 1
    var result = String.UnicodeScalarView()
    while position < scalars.count, scalars[position] != "\"" {
      result.append(scalars[position] == "\\" ? escaped() : scalars[position])
      position += 1
    }
    if position >= scalars.count { report(start, .unclosedText) }
    position += 1
    return String(result)
  }

  private mutating func escaped() -> Unicode.Scalar {
    position += 1
    guard position < scalars.count else { return "\\" }
    switch scalars[position] {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = scalars[(position + 1)...].prefix(4)
      guard digits.count == 4, let value = UInt32(Self.text(digits), radix: 16),
        let scalar = Unicode.Scalar(value)
      else { return scalars[position] }
      position += 4
      return scalar
    case let other: return other
    }
  }

  /// Goes on behind the next semicolon.
  private mutating func recover() {
    while position < scalars.count, scalars[position] != ";" { position += 1 }
    position += 1
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard position < scalars.count, scalars[position] == mark else { return false }
    position += 1
    return true
  }

  private func starts(_ text: String) -> Bool { scalars[position...].starts(with: text.unicodeScalars) }

  private func excerpt(_ start: Int) -> String {
    Self.text(scalars[start...].prefix { $0 != "\n" }.prefix(30))
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
