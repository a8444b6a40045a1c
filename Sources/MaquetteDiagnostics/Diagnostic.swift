/// A position in a document, or in a file that the document includes.
public struct SourceLocation: Hashable, Sendable, Codable {
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int
  /// The index of the file among those of the document: 0 is the document, included files follow in reading order.
  public var file: Int

  /// Creates a position; the file is the document itself by default.
  public init(line: Int, column: Int, file: Int = 0) {
    self.line = line
    self.column = column
    self.file = file
  }

  /// The first character of a text.
  package static let start = SourceLocation(line: 1, column: 1)
}

/// A message about a file: what is wrong, where, and what to do about it.
public struct Diagnostic: Hashable, Sendable, Codable {
  /// How bad it is.
  public enum Severity: String, Sendable, Codable {
    /// The file cannot be drawn.
    case error
    /// The file is drawn, though perhaps not as meant.
    case warning
    /// An explanation.
    case note
  }

  /// How bad it is.
  public var severity: Severity

  /// Whether the input exceeds a limit, rather than breaks a rule.
  public var isLimit: Bool

  /// The file's path, or `-` for standard input.
  public var file: String

  /// The place in the file.
  public var position: SourceLocation

  /// What is wrong: one line in lower case, without a full stop.
  public var message: String

  /// What to do about it, if known.
  public var hint: String?

  /// The line of the file, if it is available.
  public var excerpt: Excerpt?

  /// The diagnostic as a terminal shows it: `file:line:column: severity: message`, then its `details`; without a final
  /// newline.
  public var rendered: String {
    let first = "\(Evidence.line(file)):\(position.line):\(position.column): \(severity.rawValue): \(message)"
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
