package import MaquetteDiagnostics
import MaquetteFiles

/// Limits of any document, so that hostile input ends in a message and never exhausts memory.
package enum DocumentLimits {
  /// Bytes of a file: 4 MiB, checked before parsing.
  package static let bytes = 4 << 20

  /// Levels of lists and mappings inside each other, aliases expanded.
  package static let depth = 64

  /// Scalars, keys, lists and mappings together, aliases expanded.
  package static let nodes = 100_000

  /// Characters of one text: more than a screen of small print.
  package static let textLength = 4096

  /// Lines that begin with `%`: libyaml compares every directive with every other before its first event.
  package static let directives = 16
}

extension DiagnosticList {
  /// Adds a problem with reading.
  package mutating func add(_ problem: ReadingProblem, at position: SourceLocation) {
    insert(problem, at: position)
  }
}

extension DocumentSource {
  /// Decodes the bytes of a file, which are within ``DocumentLimits/bytes``, and reports characters that are not allowed.
  /// The file is appended to the sources of the diagnostics.
  ///
  /// Decoding is strict: another encoding, invalid UTF-8 and control characters are found here, with their position, so
  /// later stages meet only text that is allowed. The source that comes back can always show lines for diagnostics;
  /// invalid bytes read as U+FFFD.
  package static func decode(
    _ bytes: [UInt8], name: String, kind: DocumentKind, into diagnostics: inout DiagnosticList
  ) -> DocumentSource {
    let isUTF16 = looksLikeUTF16(bytes)
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    let valid = isUTF16 ? "" : String(validating: content, as: UTF8.self)
    let text = valid ?? String(decoding: content, as: UTF8.self)
    let source = DocumentSource(text, name: name, kind: kind, file: diagnostics.sources.count)
    diagnostics.sources.append(source)

    let start = source.position(ofScalar: 0)
    let (isPlain, directives) = survey(content)
    let forbidden =
      isPlain || valid == nil
      ? nil : text.unicodeScalars.enumerated().first { !isAllowed($0.element) }
    if let kind = otherKind(bytes, isText: valid != nil && forbidden == nil) {
      diagnostics.add(.kind(kind), at: start)
    } else if isUTF16 {
      diagnostics.add(.utf16, at: start)
    } else if valid == nil, let bad = invalidByte(in: content, decodedTo: text) {
      diagnostics.add(.invalidUTF8(bad.byte), at: source.position(ofScalar: bad.scalar))
    } else if let bad = forbidden {
      diagnostics.add(.forbiddenCharacter(bad.element), at: source.position(ofScalar: bad.offset))
    } else if directives > DocumentLimits.directives {
      diagnostics.add(.tooManyDirectives, at: start)
    }
    return source
  }

  /// What the file is, if that has a name and is no text; nil for any other text, or for bytes that nothing is known of.
  private static func otherKind(_ bytes: [UInt8], isText: Bool) -> FileKind? {
    if isText, !FileKind.isLargeFilePointer(bytes) { return nil }
    let kind = FileKind(bytes)
    switch kind {
    case .png, .jpeg, .other, .largeFilePointer: return kind
    case .empty, .svg, .webPage, .text, .unknown: return nil
    }
  }

  /// Whether all bytes are printable ASCII characters or end lines, as those of most files, and the number of lines that
  /// begin with `%`.
  private static func survey(_ bytes: ArraySlice<UInt8>) -> (isPlain: Bool, directives: Int) {
    let newline = UInt8(ascii: "\n")
    // To the end and without a jump, so that vectors do it: a sheet is read more often than it is wrong. Only a loop over
    // a buffer, which does not leave the closure, has no checks of bounds between.
    let (others, percents) = bytes.withUnsafeBufferPointer { bytes in
      var others: UInt8 = 0
      var percents: UInt8 = 0
      for byte in bytes {
        // Below 0x20 the difference wraps around.
        let isOther: UInt8 = byte &- 0x20 > 0x5E ? 1 : 0
        others |= isOther & (byte == newline ? 0 : 1)
        percents |= byte == UInt8(ascii: "%") ? 1 : 0
      }
      return (others, percents)
    }
    return (others == 0, percents == 0 ? 0 : directives(in: bytes))
  }

  private static func directives(in bytes: ArraySlice<UInt8>) -> Int {
    let ends = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    return bytes.indices.count {
      bytes[$0] == UInt8(ascii: "%") && ($0 == bytes.startIndex || ends.contains(bytes[$0 - 1]))
    }
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

  /// Whether a byte order mark of UTF-16 comes first, or one of the first two bytes is zero.
  private static func looksLikeUTF16(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2 else { return false }
    let (first, second) = (bytes[0], bytes[1])
    return first == 0xFE && second == 0xFF || first == 0xFF && second == 0xFE
      || (first == 0) != (second == 0)
  }

  /// The first byte that decoding replaced: there the decoded text differs from the bytes.
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
