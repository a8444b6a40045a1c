public import MaquetteDiagnostics
import MaquetteDocuments
public import MaquetteGraphics

/// Why a sheet cannot be drawn.
public enum SheetError: Error, Hashable, Sendable {
  /// The file does not exist.
  case noSuchFile(path: String)

  /// The path is that of a folder.
  case isDirectory(path: String)

  /// The system refused to read the file, for the reason given.
  case unreadable(path: String, reason: String)

  /// The file is over `SheetLimits.bytes`; its size is nil for a stream.
  case tooLarge(path: String, bytes: Int?)

  /// The body, once measured, makes a picture of more than `SheetLimits.pixels` or of none; the size is in points.
  case pictureTooLarge(path: String, size: Size, scale: Double)

  /// The sheet is invalid: all its diagnostics, in the order of the file, at least one of them an error.
  case invalid([Diagnostic])

  /// The kind of failure, for an exit code.
  public enum Category: Sendable {
    /// The input is wrong.
    case badInput
    /// The input does not exist.
    case noInput
    /// The input exceeds a limit.
    case overLimit
  }

  /// The kind of failure.
  public var category: Category {
    switch self {
    case .noSuchFile: .noInput
    case .isDirectory, .unreadable: .badInput
    case .tooLarge: .overLimit
    case .pictureTooLarge(_, let size, _): size.width > 0 && size.height > 0 ? .overLimit : .badInput
    case .invalid(let diagnostics):
      diagnostics.allSatisfy { $0.isLimit || $0.severity != .error } ? .overLimit : .badInput
    }
  }
}
