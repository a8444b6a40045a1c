/// Text chunks hold Latin-1 (`tEXt`) or UTF-8 (`iTXt`), and neither may hold a NUL.
enum TextChunk {
  /// A text of more bytes is compressed (`zTXt`, or `iTXt` with its flag set).
  static let largestPlainText = 1024

  /// The NUL-terminated bytes of a text and whether they are UTF-8.
  static func bytes(of text: String) -> (bytes: [CChar], isUTF8: Bool) {
    let scalars = text.unicodeScalars.filter { $0.value != 0 }
    // tEXt forbids the control characters of Latin-1 other than the line feed.
    let isLatin = scalars.allSatisfy {
      (0x20...0x7E).contains($0.value) || (0xA1...0xFF).contains($0.value) || $0 == "\n"
    }
    if isLatin {
      return (scalars.map { CChar(truncatingIfNeeded: $0.value) } + [0], false)
    }
    var string = String.UnicodeScalarView()
    string.append(contentsOf: scalars)
    return (String(string).utf8.map { CChar(truncatingIfNeeded: $0) } + [0], true)
  }

  /// The text of a chunk. UTF-8 that is none is repaired with replacement characters.
  static func text(_ bytes: UnsafeRawBufferPointer, isUTF8: Bool) -> String {
    if isUTF8 { return String(decoding: bytes, as: UTF8.self) }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: bytes.lazy.map { Unicode.Scalar($0) })
    return String(scalars)
  }
}
