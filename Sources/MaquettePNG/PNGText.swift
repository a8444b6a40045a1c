/// A text chunk: a keyword and a text.
public struct PNGText: Sendable, Equatable {
  /// The maximum size of the text of a chunk, in bytes. Readers accept 1 MiB with the keyword, before compression.
  public static let largestText = 1_000_000

  /// The maximum number of text chunks in a file, including `Title` and `Software`.
  public static let mostTexts = 24

  /// The keyword, such as `Description`: 1 to 79 printable characters of Latin-1, without leading, trailing or double
  /// spaces.
  public var keyword: String

  /// The text. Of the control characters only the line feed is portable; NUL is omitted.
  public var text: String

  /// Creates a text chunk.
  public init(keyword: String, text: String) {
    self.keyword = keyword
    self.text = text
  }

  /// Whether the specification allows the keyword.
  var hasValidKeyword: Bool {
    let scalars = keyword.unicodeScalars
    guard 1...79 ~= scalars.count, scalars.first != " ", scalars.last != " " else { return false }
    var last: Unicode.Scalar = "x"
    for scalar in scalars {
      guard 0x20...0x7E ~= scalar.value || 0xA1...0xFF ~= scalar.value, scalar != " " || last != " "
      else { return false }
      last = scalar
    }
    return true
  }
}

/// Text chunks hold Latin-1 (`tEXt`) or UTF-8 (`iTXt`), and neither may hold a NUL.
enum TextChunk {
  /// A text of more bytes is compressed (`zTXt`, or `iTXt` with its flag set).
  static let largestPlainText = 1024

  /// Writes a text as the simplest chunk that can hold it.
  static func write(_ text: PNGText, to writer: inout ChunkWriter) throws(PNGError) {
    guard text.hasValidKeyword else { throw .unsuitableText(keyword: text.keyword, .keyword) }
    let (bytes, isUTF8) = bytes(of: text.text)
    guard bytes.count <= PNGText.largestText else {
      throw .unsuitableText(keyword: text.keyword, .tooLong(byteCount: bytes.count))
    }
    let keyword = text.keyword.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } + [0]
    let isCompressed = bytes.count > largestPlainText
    let data = isCompressed ? ZlibStream.compress(bytes) : bytes
    if isUTF8 {
      // The flag, the method, no language and no translated keyword.
      writer.write("iTXt", keyword + [isCompressed ? 1 : 0, 0, 0, 0] + data)
    } else if isCompressed {
      writer.write("zTXt", keyword + [0] + data)
    } else {
      writer.write("tEXt", keyword + data)
    }
  }

  /// The bytes of a text and whether they are UTF-8.
  static func bytes(of text: String) -> (bytes: [UInt8], isUTF8: Bool) {
    let scalars = text.unicodeScalars.filter { $0.value != 0 }
    // tEXt forbids the control characters of Latin-1 other than the line feed.
    let isLatin = scalars.allSatisfy {
      (0x20...0x7E).contains($0.value) || (0xA1...0xFF).contains($0.value) || $0 == "\n"
    }
    if isLatin {
      return (scalars.map { UInt8(truncatingIfNeeded: $0.value) }, false)
    }
    var string = String.UnicodeScalarView()
    string.append(contentsOf: scalars)
    return (Array(String(string).utf8), true)
  }

  /// The text of a chunk. Invalid UTF-8 is repaired with replacement characters.
  static func text(_ bytes: UnsafeRawBufferPointer, isUTF8: Bool) -> String {
    if isUTF8 { return String(decoding: bytes, as: UTF8.self) }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: bytes.lazy.map { Unicode.Scalar($0) })
    return String(scalars)
  }
}
