import MaquetteFiles

/// Why the source of a test is not rewritten.
package struct InlineRefusal: Error, CustomStringConvertible {
  package var description: String

  package init(_ description: String) { self.description = description }
}

/// The place in a test's source of the text that a call of `assertInlineSnapshot` expects.
package struct InlineLiteral {
  static let function = "assertInlineSnapshot"

  /// The bytes that are replaced.
  package let range: Range<Int>
  /// The bytes that replace them.
  package let replacement: [UInt8]

  /// Finds the place of a text and writes a new one for it.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - line: The line of the call, from 1.
  ///   - column: The column of the call, in bytes from 1.
  ///   - expected: The text that the call expects, which the source must hold; nil if it has none.
  ///   - text: The new text without a line feed at its end.
  package init(
    in source: [UInt8], line: Int, column: Int, expected: String?, text: String
  ) throws(InlineRefusal) {
    let lines = SourceLines(source)
    var scanner = SourceScanner(
      source, at: try Self.call(in: source, lines: lines, line: line, column: column))
    guard scanner.skipBrackets() else {
      throw InlineRefusal("the end of the call's parentheses cannot be found")
    }
    let end = scanner.index
    let outer = lines.indentation(ofLine: line)
    guard let expected else {
      scanner.skipSpace()
      if scanner.isAt("{") { throw InlineRefusal("the call has a closure that the test did not run") }
      let inner = outer + lines.indentationUnit
      range = end..<end
      let literal = try Self.literal(text, indentation: inner, newline: lines.newline)
      replacement = Array((" {" + lines.newline + inner + literal + lines.newline + outer + "}").utf8)
      return
    }
    scanner.skipSpace()
    guard scanner.skip("{") else { throw InlineRefusal("no closure follows the call") }
    scanner.skipSpace(comments: false)
    guard let literal = scanner.skipLiteral(), literal.isMultiline else {
      throw InlineRefusal("its closure does not begin with a literal of several lines, \"\"\"")
    }
    scanner.skipSpace(comments: false)
    guard scanner.skip("}") else { throw InlineRefusal("its closure contains more than one literal") }
    let indentation = try Self.check(literal, in: source, holds: expected)
    range = literal.range
    replacement = Array(try Self.literal(text, indentation: indentation, newline: lines.newline).utf8)
  }

  /// The index of the parenthesis of the call.
  private static func call(
    in source: [UInt8], lines: SourceLines, line: Int, column: Int
  ) throws(InlineRefusal) -> Int {
    let name = Array(function.utf8)
    if let start = lines.start(ofLine: line), column >= 1, start + column - 1 < source.count {
      // The compiler's column is that of the parenthesis, or of the name.
      for index in [start + column - 1, start + column - 1 + name.count] where index < source.count {
        let nameStart = index - name.count
        if source[index] == UInt8(ascii: "("), nameStart >= start,
          source[nameStart..<index].elementsEqual(name)
        {
          return index
        }
      }
    }
    throw InlineRefusal("no call of \(function) at line \(line)")
  }

  /// Makes sure that a literal is the text that the test was compiled with, and returns its indentation.
  private static func check(
    _ literal: SourceScanner.Literal, in source: [UInt8], holds expected: String
  ) throws(InlineRefusal) -> String {
    // A carriage return and a line feed are one character, so bytes are split.
    let lines = source[literal.range].split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0.last == 0x0D ? $0.dropLast() : $0, as: UTF8.self) }
    let indentation = (lines.last ?? "").prefix { $0 == " " || $0 == "\t" }
    var held: [Substring] = []
    for line in lines.dropFirst().dropLast() {
      guard line.hasPrefix(indentation) || line.allSatisfy(\.isWhitespace) else {
        throw InlineRefusal("a line of its literal is less indented than its end")
      }
      held.append(line.dropFirst(indentation.count))
    }
    let content = held.joined(separator: "\n")
    let escape = "\\" + String(repeating: "#", count: literal.signs)
    if content.contains(escape) {
      throw InlineRefusal("its literal has escapes; write it without them, or as #\"\"\"")
    }
    guard content.utf8.elementsEqual(expected.utf8) else {
      throw InlineRefusal("its literal is not the text that the test was compiled with")
    }
    return String(indentation)
  }

  /// A text as a literal of several lines whose first line follows its indentation.
  private static func literal(
    _ text: String, indentation: String, newline: String
  ) throws(InlineRefusal) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0 == "\n" || $0 == "\t" || $0.value >= 0x20 && $0.value != 0x7F
    }
    guard isPlain else {
      throw InlineRefusal("the text has control characters; keep it in a file of its own")
    }
    var signs = ""
    while text.contains("\"\"\"" + signs) || text.contains("\\" + signs) { signs += "#" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indentation + $0 }
    return ([signs + "\"\"\""] + lines + [indentation + "\"\"\"" + signs]).joined(separator: newline)
  }
}

/// The lines of a source.
struct SourceLines {
  private let source: [UInt8]
  private let starts: [Int]

  init(_ source: [UInt8]) {
    self.source = source
    starts = [0] + source.indices.filter { source[$0] == 0x0A }.map { $0 + 1 }
  }

  /// The index of a line's first byte; nil for a line that is not there.
  func start(ofLine line: Int) -> Int? { starts.indices.contains(line - 1) ? starts[line - 1] : nil }

  /// The line break of the source.
  var newline: String {
    guard starts.count > 1, starts[1] > 1, source[starts[1] - 2] == 0x0D else { return "\n" }
    return "\r\n"
  }

  func indentation(ofLine line: Int) -> String {
    guard let start = start(ofLine: line) else { return "" }
    return String(decoding: source[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// What the source indents by: the smallest indentation of a line.
  var indentationUnit: String {
    let all = (1...starts.count).lazy.map { indentation(ofLine: $0) }.filter { !$0.isEmpty && $0 != " " }
    return all.min { $0.utf8.count < $1.utf8.count }.map { $0.hasPrefix("\t") ? "\t" : $0 } ?? "  "
  }
}
