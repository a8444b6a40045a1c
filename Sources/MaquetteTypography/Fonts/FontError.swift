import MaquetteFiles

/// A problem with a font that the user named.
public enum FontError: Error, Hashable, Sendable {
  /// No file or folder has this name.
  case notFound(path: String)
  /// The file or folder exists but cannot be read; `reason` is the system's message.
  case unreadable(path: String, reason: String)
  /// The file exceeds the limit for fonts.
  case tooLarge(path: String, bytes: Int, limit: Int)
  /// The bytes are not a TrueType, OpenType or PostScript font.
  case notAFont(name: String)
  /// The bytes begin like a font but cannot be used, for a `reason`.
  case broken(name: String, reason: String)
  /// The font holds bitmaps only, so it cannot be drawn at any size.
  case notScalable(name: String)
  /// The folder holds no font file.
  case noFonts(directory: String)
}

extension FontError: CustomStringConvertible {
  /// The message: the problem and its remedy, in one or two sentences.
  public var description: String {
    switch self {
    case .notFound(let path):
      "no font exists at '\(path)'; check the path, or remove it to use the bundled Inter"
    case .unreadable(let path, let reason):
      "the font '\(path)' cannot be read: \(reason)"
    case .tooLarge(let path, let bytes, let limit):
      "the font '\(path)' has \(bytes) bytes, more than the limit of \(limit)"
    case .notAFont(let name):
      "'\(name)' is not a font; a TrueType (.ttf) or OpenType (.otf) file is expected"
    case .broken(let name, let reason):
      "the font '\(name)' is broken: \(reason)"
    case .notScalable(let name):
      "the font '\(name)' has bitmaps but no outlines; a TrueType (.ttf) or OpenType (.otf) file is expected"
    case .noFonts(let directory):
      "the folder '\(directory)' contains no .ttf, .otf, .ttc or .otc file"
    }
  }
}

extension FontError {
  init(_ problem: FileProblem, path: String) {
    switch problem {
    case .tooLarge(let byteCount, let limit):
      self = .tooLarge(path: path, bytes: byteCount ?? limit + 1, limit: limit)
    case .notCarried: self = .unreadable(path: path, reason: problem.reason)
    case .cannotRead(let code), .cannotWrite(let code):
      self =
        SystemMessage.meansNoFile(code)
        ? .notFound(path: path) : .unreadable(path: path, reason: SystemMessage.text(for: code))
    }
  }
}
