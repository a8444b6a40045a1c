/// Why a PNG cannot be read or written, with the evidence.
public enum PNGError: Error, Equatable, Sendable {
  /// There are no bytes at all.
  case empty
  /// The bytes do not begin as a PNG does.
  case notPNG(leadingBytes: [UInt8])
  /// The picture has more pixels than ``PNG/largestPicture``.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// The bytes end before the picture does.
  case truncated(byteCount: Int)
  /// The header declares more pixels than the bytes can hold at any compression.
  case implausible(width: Int, height: Int, byteCount: Int)
  /// The bytes are damaged; the reason is that of libpng or concerns a frame. The offset is the number of bytes read.
  case corrupt(reason: String, offset: Int)
  /// A PNG holds 1 to 2³¹ − 1 pixels in each direction.
  case cannotRepresent(width: Int, height: Int)
  /// A text chunk cannot hold this text.
  case unsuitableText(keyword: String, TextProblem)
  /// libpng refused to write; the reason is its own.
  case encodingFailed(reason: String)
  /// There is not enough memory.
  case outOfMemory
  /// A file could not be read; the code is the system's `errno`.
  case cannotRead(path: String, code: Int32)
  /// A file has more bytes than ``PNGFile/largestFile``.
  case fileTooLarge(path: String, byteCount: Int, limit: Int)
  /// A file could not be written; the code is the system's `errno`.
  case cannotWrite(path: String, code: Int32)
  /// An error with the bytes of a file.
  indirect case inFile(path: String, PNGError)

  /// Why a text cannot be written.
  public enum TextProblem: Equatable, Sendable {
    /// The keyword is not 1 to 79 printing characters of Latin-1 with single spaces inside.
    case keyword
    /// The text has more bytes than ``PNGText/largestText``.
    case tooLong(byteCount: Int)
    /// It would be one more text than ``PNGText/mostTexts``.
    case tooMany
  }
}
