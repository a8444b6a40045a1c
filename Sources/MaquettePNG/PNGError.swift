import MaquetteFiles

/// Why a PNG cannot be read or written, with details.
public enum PNGError: Error, Equatable, Sendable {
  /// There are no bytes at all.
  case empty
  /// The bytes do not begin as a PNG does; the first of them tell what the file is.
  case notPNG(leadingBytes: [UInt8])
  /// The picture has more pixels than ``PNG/largestPicture``.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// The bytes end before the picture does.
  case truncated(byteCount: Int)
  /// The header declares more pixels than the bytes can hold at any compression.
  case implausible(width: Int, height: Int, byteCount: Int)
  /// The bytes are damaged; the reason is that of libpng or concerns a frame. The offset is the number of bytes read.
  case corrupt(reason: String, offset: Int)
  /// The colours that the picture declares cannot be applied.
  case unsuitableColors(reason: String, isLimit: Bool)
  /// A PNG holds 1 to 2³¹ − 1 pixels in each direction.
  case cannotRepresent(width: Int, height: Int)
  /// A text chunk cannot hold this text.
  case unsuitableText(keyword: String, TextProblem)
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
    /// The text has more bytes than `PNGText.largestText`.
    case tooLong(byteCount: Int)
    /// It would be one more text than `PNGText.mostTexts`.
    case tooMany
  }
}

extension PNGError: CustomStringConvertible {
  /// The message, with a remedy where one is known.
  public var description: String {
    switch self {
    case .empty:
      FileKind.empty.sentence(expected: .png)
    case .notPNG(let bytes):
      FileKind(bytes).sentence(expected: .png)
    case .unsuitableColors(let reason, _):
      "\(reason): \(ColorProblem.hint)"
    case .tooLarge(let width, let height, let limit):
      "\(width) × \(height) pixels is too large; at most \(limit >> 20) megapixels are read"
    case .truncated(let count):
      "the PNG ends early, after \(count) \(count == 1 ? "byte" : "bytes")"
    case .implausible(let width, let height, let count):
      "the PNG claims \(width) × \(height) pixels, but has only \(count) bytes"
    case .corrupt(let reason, let offset):
      "the PNG is damaged near byte \(offset): \(reason)"
    case .cannotRepresent(let width, let height):
      "a PNG cannot hold \(width) × \(height) pixels; it needs at least one pixel in each direction"
    case .unsuitableText(let keyword, .keyword):
      "'\(keyword)' cannot name a text in a PNG: a keyword is 1 to 79 printing characters of Latin-1, without "
        + "a space at an end or beside another"
    case .unsuitableText(let keyword, .tooLong(let count)):
      "the text '\(keyword)' has \(count) bytes; at most \(PNGText.largestText) are written to a PNG"
    case .unsuitableText(let keyword, .tooMany):
      "the text '\(keyword) exceeds the limit; at most \(PNGText.mostTexts) are written to a PNG"
    case .outOfMemory:
      "there is not enough memory for the PNG"
    case .cannotRead(let path, let code):
      "\(path): cannot read: \(SystemMessage.text(for: code))"
    case .fileTooLarge(let path, let count, let limit):
      "\(path): \(count) bytes is too large; at most \(limit >> 20) MiB are read"
    case .cannotWrite(let path, let code):
      "\(path): cannot write: \(SystemMessage.text(for: code))"
    case .inFile(let path, let error):
      "\(path): \(error)"
    }
  }

  /// Whether a limit was passed, rather than something wrong.
  package var isLimit: Bool {
    switch self {
    case .tooLarge, .outOfMemory, .fileTooLarge: true
    case .unsuitableColors(_, let isLimit): isLimit
    case .inFile(_, let error): error.isLimit
    default: false
    }
  }

  /// What is wrong with the bytes, without the file's name.
  package var cause: PNGError {
    if case .inFile(_, let error) = self { error.cause } else { self }
  }
}
