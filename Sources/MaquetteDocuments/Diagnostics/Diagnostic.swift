public import MaquetteControls

/// A remark about a sheet or a file it uses: what, where, and what to do about it.
public struct Diagnostic: Hashable, Sendable, Codable {
  /// How bad it is.
  public enum Severity: String, Sendable, Codable {
    /// What it is about cannot be drawn.
    case error
    /// It is drawn, though perhaps not as meant.
    case warning
    /// An explanation.
    case note
  }

  /// How bad it is.
  public var severity: Severity

  /// Whether a limit was passed, rather than a rule broken.
  public var isLimit: Bool

  /// The file's path, or `-` for standard input.
  public var file: String

  /// The place in the file.
  public var position: SourceLocation

  /// What is wrong: one line that begins in lower case and has no full stop.
  public var message: String

  /// What to do about it, if that is known.
  public var hint: String?

  /// The line of the file, if it can be shown.
  public var excerpt: Excerpt?

  /// The diagnostic as a terminal shows it: `file:line:column: severity: message`, then its ``details``; without a final
  /// newline.
  public var rendered: String {
    let first = "\(file):\(position.line):\(position.column): \(severity.rawValue): \(message)"
    return ([first] + details).joined(separator: "\n")
  }

  /// The lines below the message: the line of the file with a caret under the place, and the hint.
  package var details: [String] {
    var lines: [String] = []
    if let excerpt, !excerpt.text.isEmpty { lines += ["  \(excerpt.text)", "  \(excerpt.indent)^"] }
    if let hint { lines.append("  \(hint)") }
    return lines
  }
}
