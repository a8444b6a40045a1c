package import MaquetteControls

/// Gathers the diagnostics of one file and of those that it uses.
package struct DiagnosticList: Sendable {
  /// What positions refer to: the file once it is decoded, then what it uses.
  package var sources: [DocumentSource] = []

  private var diagnostics: [Diagnostic] = []
  private var seen: Set<Occurrence> = []
  private let name: String
  private let kind: DocumentKind

  private struct Occurrence: Hashable {
    let position: SourceLocation
    let message: String
  }

  /// Creates an empty list; name and kind are those of a file that cannot be decoded.
  package init(name: String, kind: DocumentKind) {
    self.name = name
    self.kind = kind
  }

  /// How often something was added that prevents drawing.
  package private(set) var errorCount = 0

  /// Whether anything that was added prevents drawing.
  package var hasErrors: Bool { errorCount > 0 }

  /// Whether a limit was passed, so that going on would only cost time.
  package private(set) var isOverLimit = false

  /// How many are kept: beyond that, more of them help nobody and only fill memory.
  package static let limit = 1000

  private var hasOmitted = false

  /// What was found in files that another reader took care of.
  private var others: [Diagnostic] = []

  /// Adds what another reader found, to be shown last.
  package mutating func append(_ diagnostics: [Diagnostic]) {
    errorCount += diagnostics.count { $0.severity == .error }
    others += diagnostics.prefix(max(0, Self.limit - others.count))
  }

  /// Whether further diagnostics are not kept, so that what would be said need not be found out.
  package var isFull: Bool { diagnostics.count >= Self.limit }

  /// All diagnostics in the order of the files, and within each in that of its text.
  package var sorted: [Diagnostic] {
    // Ties keep the order in which they were found: Swift's sort is stable.
    var sorted = diagnostics.sorted {
      ($0.position.file, $0.position.line, $0.position.column)
        < ($1.position.file, $1.position.line, $1.position.column)
    }
    if hasOmitted, let last = sorted.last {
      sorted.append(diagnostic(ReadingProblem.omittedDiagnostics, at: last.position))
    }
    return sorted + others
  }

  /// Adds a problem with reading.
  package mutating func add(_ problem: ReadingProblem, at position: SourceLocation) {
    insert(problem, at: position)
  }

  /// Adds a problem, once for each position: aliased parts of a file are validated wherever they are used.
  package mutating func insert(_ problem: some DocumentProblem, at position: SourceLocation) {
    if problem.severity == .error { errorCount += 1 }
    isOverLimit = isOverLimit || problem.isLimit
    guard !isFull else {
      hasOmitted = true
      return
    }
    let diagnostic = diagnostic(problem, at: position)
    guard seen.insert(Occurrence(position: position, message: diagnostic.message)).inserted else { return }
    diagnostics.append(diagnostic)
  }

  private func diagnostic(_ problem: some DocumentProblem, at position: SourceLocation) -> Diagnostic {
    // Places come back from elements, which anybody can make, so the file need not be one of these.
    let source = sources.indices.contains(position.file) ? sources[position.file] : nil
    let kind = source?.kind ?? kind
    return Diagnostic(
      severity: problem.severity, isLimit: problem.isLimit, file: source?.name ?? name, position: position,
      message: Evidence.printable(problem.message(in: kind)),
      hint: problem.hint(in: kind).map(Evidence.printable),
      excerpt: source.map { Diagnostic.Excerpt(of: $0, at: position) })
  }
}
