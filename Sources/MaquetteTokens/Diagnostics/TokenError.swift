public import MaquetteDiagnostics
import MaquetteDocuments

/// Why token files cannot be used.
public enum TokenError: Error, Hashable, Sendable {
  /// The file does not exist.
  case noSuchFile(path: String)
  /// The file exists, but the system or a limit prevents reading it.
  case unreadable(path: String, reason: String)
  /// The file is over ``TokenLimits/bytes``.
  case tooLarge(path: String)
  /// The files were read and are invalid: all their diagnostics, at least one of them an error.
  case invalid([Diagnostic])

  /// The whole message: one line for a file that cannot be read, and all diagnostics of invalid files.
  public var message: String {
    switch self {
    case .noSuchFile(let path), .unreadable(let path, _), .tooLarge(let path): "\(path): error: \(reason)"
    case .invalid: reason
    }
  }

  /// The reason, without the path.
  package var reason: String {
    switch self {
    case .noSuchFile: "no such file"
    case .unreadable(_, let reason): "cannot read the file: \(reason)"
    case .tooLarge: "the file has more than \(TokenLimits.bytes) bytes"
    case .invalid(let diagnostics): diagnostics.map(\.rendered).joined(separator: "\n")
    }
  }
}
