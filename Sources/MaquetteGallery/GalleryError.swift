internal import MaquetteFiles

/// Why there is no gallery.
public enum GalleryError: Error, Sendable, Hashable {
  /// The page could not be written; the code is the system's `errno`.
  case cannotWrite(path: String, code: Int32)
  /// What is shown could not be put into words.
  case cannotEncode(String)
}

extension GalleryError {
  static func cannotWrite(path: String, _ problem: FileProblem) -> GalleryError {
    switch problem {
    case .cannotRead(let code), .cannotWrite(let code): .cannotWrite(path: path, code: code)
    case .tooLarge: .cannotWrite(path: path, code: 0)
    }
  }
}

extension GalleryError: CustomStringConvertible {
  /// What went wrong.
  public var description: String {
    switch self {
    case .cannotWrite(let path, let code): "\(path): cannot write: \(SystemMessage.text(for: code))"
    case .cannotEncode(let reason): "the gallery could not be written: \(reason)"
    }
  }
}
