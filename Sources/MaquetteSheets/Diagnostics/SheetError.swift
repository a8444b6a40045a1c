public import MaquetteDiagnostics
internal import MaquetteDocuments
public import MaquetteGraphics

/// What keeps a sheet from being drawn.
public enum SheetError: Error, Hashable, Sendable {
  /// There is no file of that name.
  case noSuchFile(path: String)

  /// The name is a folder's.
  case isDirectory(path: String)

  /// The system refused to read the file, for the reason that it gives.
  case unreadable(path: String, reason: String)

  /// The file is over ``SheetLimits/bytes``; its size is nil if it came as a stream.
  case tooLarge(path: String, bytes: Int?)

  /// The body, once measured, makes a picture of more than ``SheetLimits/pixels`` or of none; the size is in
  /// points.
  case pictureTooLarge(path: String, size: Size, scale: Double)

  /// The sheet was read and is wrong: all its diagnostics, in the order of the file, at least one an error.
  case invalid([Diagnostic])

  /// What sort of failure it is, for an exit code.
  public enum Category: Sendable {
    /// The input is wrong.
    case badInput
    /// The input is not there.
    case noInput
    /// The input asks for more than a limit allows.
    case overLimit
  }

  /// What sort of failure it is.
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
