package import MaquetteFiles
import MaquettePNG

/// Why bytes cannot be read as a picture.
package enum ImageError: Error, Hashable, Sendable {
  /// The bytes are those of another kind of file, such as GIF.
  case kind(FileKind)
  /// The picture has more pixels, columns or rows than are read.
  case tooLarge(width: Int, height: Int)
  /// The bytes are damaged or end early.
  case damaged(reason: String)
  /// The colours that the picture declares cannot be applied.
  case colors(reason: String, isLimit: Bool)
  /// There is not enough memory.
  case outOfMemory
  /// The picture is in the inks of a printer.
  case inks

  /// The message: the end of "…: cannot be read as a picture: ".
  package var message: String {
    switch self {
    case .kind(let kind): kind.message(expected: .picture)
    case .tooLarge(let width, let height):
      "it has \(width) × \(height) pixels; at most 64 megapixels and 65535 in a row or column are read"
    case .damaged(let reason): "it is damaged: \(reason)"
    case .colors(let reason, _): reason
    case .outOfMemory: "there is not enough memory to read it"
    case .inks: "it is a CMYK JPEG for printing"
    }
  }

  /// What could be done about it; nil if nothing is known.
  package var hint: String? {
    switch self {
    case .kind(let kind): kind.hint(expected: .picture)
    case .inks: "convert it to PNG or to JPEG in RGB"
    case .colors: ColorProblem.hint
    case .tooLarge: "make it smaller: a mockup cannot show more pixels than it has"
    default: nil
    }
  }

  /// Whether a limit was passed.
  package var isLimit: Bool {
    switch self {
    case .tooLarge, .outOfMemory: true
    case .colors(_, let isLimit): isLimit
    default: false
    }
  }
}

extension ImageError {
  /// The same of a PNG as of a JPEG.
  init(_ error: PNGError) {
    self =
      switch error {
      case .empty: .kind(.empty)
      case .notPNG(let bytes): .kind(FileKind(bytes))
      case .tooLarge(let width, let height, _): .tooLarge(width: width, height: height)
      case .outOfMemory: .outOfMemory
      case .unsuitableColors(let reason, let isLimit): .colors(reason: reason, isLimit: isLimit)
      case .truncated(let count):
        .damaged(reason: "it ends early, after \(count) \(count == 1 ? "byte" : "bytes")")
      case .corrupt(let reason, let offset): .damaged(reason: "\(reason), near byte \(offset)")
      default: .damaged(reason: error.description)
      }
  }
}
