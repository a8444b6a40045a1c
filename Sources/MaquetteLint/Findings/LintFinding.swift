package import MaquetteDiagnostics
package import MaquetteGraphics

/// A place in a sheet that breaks a rule in at least one picture.
package struct LintFinding: Hashable, Sendable, Codable {
  /// One violation in one picture.
  package struct Occurrence: Hashable, Sendable, Codable {
    /// The picture's name.
    package var picture: String
    /// The variant of the picture: `dark-de`.
    package var variant: String
    /// The area in points of the picture.
    package var area: Rect
    package var message: String
    package var measured: String?
    package var asked: String?
    /// The order among occurrences; the least is the worst.
    var rank = 0.0
    /// Whether it is at most a note.
    var isMild = false
  }

  /// The rule's identifier.
  package var rule: String
  /// The severity in the project.
  package var severity: LintSeverity
  /// The place in the sheet, or in a file that it includes.
  package var position: SourceLocation
  /// The element: `button #play "Play"`.
  package var element: String
  /// The advice.
  package var remedy: String
  /// The violations, the worst first and mild ones last.
  package var occurrences: [Occurrence]
  package var pictureCount: Int
  /// The reason of the suppression; nil if nothing suppresses the finding.
  package var reason: String?
  /// The finding as a terminal shows it, with its place in the file.
  package var diagnostic: Diagnostic

  /// The message of the worst violation, with the variants.
  package var message: String {
    guard let first = occurrences.first else { return "" }
    return first.message + scope
  }

  /// The names of the pictures with violations, each once.
  package var pictures: [String] {
    distinct(\.picture)
  }

  private func distinct(_ name: (Occurrence) -> String) -> [String] {
    var seen: Set<String> = []
    return occurrences.map(name).filter { seen.insert($0).inserted }
  }

  private var scope: String {
    let variants = distinct(\.variant)
    let count = pictures.count
    var parts: [String] = []
    if count < pictureCount {
      parts.append(
        count <= 3 ? variants.joined(separator: ", ") : "\(variants[0]) and \(count - 1) other variants")
    }
    // Several elements of one place: cells of a matrix, iterations of a loop.
    let most = Dictionary(grouping: occurrences, by: \.picture).values.map(\.count).max() ?? 1
    if most > 1 { parts.append("\(most) times") }
    return parts.isEmpty ? "" : " [" + parts.joined(separator: "; ") + "]"
  }
}

extension LintSeverity {
  /// The severity of the diagnostic; nil for none.
  var diagnosticSeverity: Diagnostic.Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .off: nil
    }
  }
}
