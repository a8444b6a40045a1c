public import MaquetteDiagnostics
public import MaquetteGraphics

/// A place in a sheet that breaks a rule, in one or several of its pictures.
public struct LintFinding: Sendable {
  /// One picture in which it was found.
  public struct Occurrence: Hashable, Sendable {
    /// The picture's name.
    public var picture: String
    /// What the picture is among the sheet's variants: `dark-de`.
    public var variant: String
    /// The area in points of the picture.
    public var area: Rect
    /// What is wrong there.
    public var message: String
    /// What was measured.
    public var measured: String?
    /// What is asked.
    public var asked: String?
    /// Where it stands among the others; the least is the worst.
    var rank = 0.0
  }

  /// The rule's identifier.
  public var rule: String
  /// How bad it is.
  public var severity: LintSeverity
  /// The place in the sheet, or in a file that it includes.
  public var position: SourceLocation
  /// The element: `button #play "Play"`.
  public var element: String
  /// What to do instead.
  public var remedy: String
  /// Where it was found, the worst first.
  public var occurrences: [Occurrence]
  /// How many pictures the sheet has.
  public var pictureCount: Int
  /// Why it may be so; nil if nothing says that it may.
  public var reason: String?
  /// The finding as a terminal shows it, with its place in the file.
  public var diagnostic: Diagnostic

  /// What is wrong, with the variants in which it is.
  public var message: String {
    guard let first = occurrences.first else { return "" }
    return first.message + scope
  }

  /// The names of the pictures in which it was found, each once.
  public var pictures: [String] {
    occurrences.reduce(into: []) { if !$0.contains($1.picture) { $0.append($1.picture) } }
  }

  private var scope: String {
    let variants = occurrences.reduce(into: [String]()) {
      if !$0.contains($1.variant) { $0.append($1.variant) }
    }
    let count = pictures.count
    var parts: [String] = []
    if count < pictureCount {
      parts.append(
        count <= 3 ? variants.joined(separator: ", ") : "\(variants[0]) and \(count - 1) other variants")
    }
    // Several elements of one place: cells of a matrix, turns of a loop.
    let most = Dictionary(grouping: occurrences, by: \.picture).values.map(\.count).max() ?? 1
    if most > 1 { parts.append("\(most) times") }
    return parts.isEmpty ? "" : " [" + parts.joined(separator: "; ") + "]"
  }
}

extension LintSeverity {
  /// The severity of the diagnostic that says so; nil for what is not said.
  var diagnosticSeverity: Diagnostic.Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .off: nil
    }
  }
}
