package import MaquetteControls

extension SourceLocation {
  /// The first character of a text.
  package static let start = SourceLocation(line: 1, column: 1)
}

/// The text of a document and where its lines begin.
///
/// Decoding is strict: what libyaml or a reader would stumble over later (another encoding, invalid UTF-8,
/// control characters) is found here, with its position, so later stages meet only text that is allowed.
package struct DocumentSource: Sendable {
  /// The name for messages: a path, or `-` for standard input.
  package let name: String

  /// What people call the file.
  package let kind: DocumentKind

  /// The file as positions name it.
  package let file: Int

  /// The whole text, without a byte order mark.
  package let text: String

  /// The first character of each line, counted in Unicode scalars from the start of the text.
  private let lines: [Int]

  /// Every 256th character, so that one in the middle of a line of 4 MiB is found without walking there.
  private let checkpoints: [String.Index]
  private static let checkpointDistance = 256

  /// Characters in the text.
  private let count: Int

  /// Decodes a file's bytes, which are within ``DocumentLimits/bytes``, and reports what is not allowed in it. The file
  /// is the next one of the diagnostics' sources.
  ///
  /// The source that comes back can always show lines for diagnostics; invalid bytes read as U+FFFD.
  package static func decode(
    _ bytes: [UInt8], name: String, kind: DocumentKind, into diagnostics: inout DiagnosticList
  ) -> DocumentSource {
    let isUTF16 = looksLikeUTF16(bytes)
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    let valid = isUTF16 ? "" : String(validating: content, as: UTF8.self)
    let text = valid ?? String(decoding: content, as: UTF8.self)

    var lines = [0]
    var checkpoints: [String.Index] = []
    var forbidden: (scalar: Unicode.Scalar, offset: Int)?
    var directives = 0
    var offset = 0
    var isAfterReturn = false
    var byteOffset = 0
    for scalar in text.unicodeScalars {
      if offset % checkpointDistance == 0 {
        checkpoints.append(text.utf8.index(text.startIndex, offsetBy: byteOffset))
      }
      byteOffset += UTF8.width(scalar)
      if isAfterReturn, scalar != "\n" { lines.append(offset) }
      if scalar == "%", lines.last == offset { directives += 1 }
      if forbidden == nil, !isAllowed(scalar) { forbidden = (scalar, offset) }
      offset += 1
      if scalar == "\n" { lines.append(offset) }
      isAfterReturn = scalar == "\r"
    }
    if isAfterReturn { lines.append(offset) }

    let source = DocumentSource(
      name: name, kind: kind, file: diagnostics.sources.count, text: text, lines: lines,
      checkpoints: checkpoints,
      count: offset)
    diagnostics.sources.append(source)
    let start = source.position(ofScalar: 0)
    if isUTF16 {
      diagnostics.add(.utf16, at: start)
    } else if valid == nil, let bad = invalidByte(in: content, decodedTo: text) {
      diagnostics.add(.invalidUTF8(bad.byte), at: source.position(ofScalar: bad.scalar))
    } else if let forbidden {
      diagnostics.add(.forbiddenCharacter(forbidden.scalar), at: source.position(ofScalar: forbidden.offset))
    } else if directives > DocumentLimits.directives {
      diagnostics.add(.tooManyDirectives, at: start)
    }
    return source
  }

  /// The line and column of a character, counted in Unicode scalars from 0; past the end is the end.
  package func position(ofScalar offset: Int) -> SourceLocation {
    let offset = min(max(0, offset), count)
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return SourceLocation(line: low + 1, column: offset - lines[low] + 1, file: file)
  }

  /// The first character of a line (counted from 1) of the text, counted in Unicode scalars from 0.
  func offset(ofLine line: Int) -> Int { lines.indices.contains(line - 1) ? lines[line - 1] : count }

  /// Characters of a line from a column (counted from 1) on, at most so many, without the line's end.
  func characters(
    ofLine line: Int, fromColumn column: Int, atMost limit: Int
  ) -> Substring.UnicodeScalarView.SubSequence {
    guard line > 0, line <= lines.count else { return ""[...].unicodeScalars }
    let start = index(ofScalar: lines[line - 1] + min(max(1, column) - 1, count))
    return text.unicodeScalars[start...].prefix(limit).prefix { $0 != "\n" && $0 != "\r" }
  }

  /// The character at a position, nil at the end of a line.
  func scalar(at position: SourceLocation) -> Unicode.Scalar? {
    characters(ofLine: position.line, fromColumn: position.column, atMost: 1).first
  }

  /// Whether nothing but white space follows a character, counted in Unicode scalars from 0.
  func isAtEnd(_ offset: Int) -> Bool {
    text.unicodeScalars[index(ofScalar: offset)...].allSatisfy { $0.properties.isWhitespace }
  }

  private func index(ofScalar offset: Int) -> String.Index {
    guard offset < count, checkpoints.indices.contains(offset / Self.checkpointDistance) else {
      return text.endIndex
    }
    let checkpoint = checkpoints[offset / Self.checkpointDistance]
    return text.unicodeScalars.index(checkpoint, offsetBy: offset % Self.checkpointDistance)
  }

  /// The characters that YAML 1.1 section 5.1 calls printable, without the byte order mark inside a text and
  /// without noncharacters (which ``SurrogateEscapes`` uses).
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0x09, 0x0A, 0x0D, 0x85, 0xA0...0xD7FF, 0xE000...0xFDCF, 0xFDF0...0xFEFE,
      0xFF00...0xFFFD:
      true
    case 0x10000...0x10FFFF: scalar.value & 0xFFFE != 0xFFFE
    default: false
    }
  }

  /// A mark of either byte order, or text whose first character has a zero byte.
  private static func looksLikeUTF16(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2 else { return false }
    let (first, second) = (bytes[0], bytes[1])
    return first == 0xFE && second == 0xFF || first == 0xFF && second == 0xFE
      || (first == 0) != (second == 0)
  }

  /// The first byte that decoding had to replace, found where the decoded text no longer spells the bytes.
  private static func invalidByte(
    in bytes: ArraySlice<UInt8>, decodedTo text: String
  ) -> (byte: UInt8, scalar: Int)? {
    var at = bytes.startIndex
    for (offset, scalar) in text.unicodeScalars.enumerated() {
      let encoded = UTF8.encode(scalar).map(Array.init) ?? []
      if !bytes[at...].starts(with: encoded) { return (bytes[at], offset) }
      at += encoded.count
    }
    return nil
  }
}
