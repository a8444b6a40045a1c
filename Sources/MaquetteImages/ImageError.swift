/// Why bytes cannot be read as a picture.
package enum ImageError: Error, Hashable, Sendable {
  /// There are no bytes.
  case empty
  /// The bytes are those of a picture of another kind, such as GIF.
  case otherKind(String)
  /// The bytes are of no kind that is known.
  case unknownKind
  /// The picture has more pixels, columns or rows than are read.
  case tooLarge(width: Int, height: Int)
  /// The bytes are damaged or end early.
  case damaged(reason: String)
  /// The picture is in the inks of a printer.
  case inks

  /// The message: the end of "…: cannot be read as a picture: ".
  package var message: String {
    switch self {
    case .empty: "the file is empty"
    case .otherKind(let kind): "the file is \(kind); PNG and JPEG can be read"
    case .unknownKind: "the file is neither PNG nor JPEG"
    case .tooLarge(let width, let height):
      "it has \(width) × \(height) pixels; at most 64 megapixels and 65535 in a row or column are read"
    case .damaged(let reason): "it is damaged: \(reason)"
    case .inks: "it is a JPEG for printers, in cyan, magenta, yellow and black"
    }
  }

  /// What could be done about it; nil if nothing is known.
  package var hint: String? {
    switch self {
    case .otherKind, .inks: "convert it to PNG or to JPEG in RGB"
    case .tooLarge: "make it smaller: a mockup shows no more pixels than its own"
    default: nil
    }
  }

  /// Whether a limit was passed.
  package var isLimit: Bool { if case .tooLarge = self { true } else { false } }
}
