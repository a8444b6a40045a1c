public import MaquetteDiagnostics
internal import MaquetteDocuments

/// What keeps token files from being used.
public enum TokenError: Error, Hashable, Sendable {
  /// There is no file of that name.
  case noSuchFile(path: String)
  /// The file is there, but the system or a limit keeps it from being read.
  case unreadable(path: String, reason: String)
  /// The file is over ``TokenLimits/bytes``.
  case tooLarge(path: String)
  /// The files were read and are wrong: all their diagnostics, at least one of them an error.
  case invalid([Diagnostic])

  /// The whole message: one line for a file that cannot be read, and all diagnostics of files that are wrong.
  public var message: String {
    switch self {
    case .noSuchFile(let path), .unreadable(let path, _), .tooLarge(let path): "\(path): error: \(reason)"
    case .invalid: reason
    }
  }

  /// Why token files cannot be used, without their path.
  package var reason: String {
    switch self {
    case .noSuchFile: "no such file"
    case .unreadable(_, let reason): "cannot read the file: \(reason)"
    case .tooLarge: "the file has more than \(TokenLimits.bytes) bytes"
    case .invalid(let diagnostics): diagnostics.map(\.rendered).joined(separator: "\n")
    }
  }
}
