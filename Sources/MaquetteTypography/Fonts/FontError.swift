/// What can be wrong with a font that the user named.
public enum FontError: Error, Hashable, Sendable {
  /// No file or folder has this name.
  case notFound(path: String)
  /// The file or folder exists but cannot be read; `reason` is the system's.
  case unreadable(path: String, reason: String)
  /// The file has more bytes than a font may have.
  case tooLarge(path: String, bytes: Int, limit: Int)
  /// The bytes are not a TrueType, OpenType or PostScript font.
  case notAFont(name: String)
  /// The bytes begin as a font but cannot be used; `reason` says what is wrong with them.
  case broken(name: String, reason: String)
  /// The font holds bitmaps only, so it cannot be drawn at any size.
  case notScalable(name: String)
  /// The folder holds no font file.
  case noFonts(directory: String)
}

extension FontError: CustomStringConvertible {
  /// What is wrong and what to do about it, in one sentence or two.
  public var description: String {
    switch self {
    case .notFound(let path):
      "there is no font at '\(path)'; check the path, or leave it out to use the bundled Inter"
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
      "the folder '\(directory)' holds no .ttf, .otf, .ttc or .otc file"
    }
  }
}
