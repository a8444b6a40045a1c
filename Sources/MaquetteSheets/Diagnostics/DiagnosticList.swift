internal import MaquetteControls

/// Gathers the diagnostics of one sheet and of what it includes.
struct DiagnosticList: Sendable {
  /// What positions refer to: the sheet once it is decoded, then what it includes.
  var sources: [SheetSource] = []

  private var diagnostics: [Diagnostic] = []
  private var seen: Set<Occurrence> = []
  private let name: String

  private struct Occurrence: Hashable {
    let position: SourceLocation
    let message: String
  }

  init(name: String) { self.name = name }

  /// How often something was added that prevents drawing.
  private(set) var errorCount = 0

  /// Whether anything that was added prevents drawing.
  var hasErrors: Bool { errorCount > 0 }

  /// How many are kept: beyond that, more of them help nobody and only fill memory.
  static let limit = 1000

  private var hasOmitted = false

  /// Whether further diagnostics are not kept, so that what would be said need not be found out.
  var isFull: Bool { diagnostics.count >= Self.limit }

  /// All diagnostics in the order of the files, and within each in that of its text.
  var sorted: [Diagnostic] {
    // Ties keep the order in which they were found: Swift's sort is stable.
    var sorted = diagnostics.sorted {
      ($0.position.file, $0.position.line, $0.position.column)
        < ($1.position.file, $1.position.line, $1.position.column)
    }
    if hasOmitted, let last = sorted.last {
      sorted.append(diagnostic(.omittedDiagnostics, at: last.position))
    }
    return sorted
  }

  /// Adds a problem, once for each position: aliased parts of a sheet are validated wherever they are used.
  mutating func add(_ problem: SheetProblem, at position: SourceLocation) {
    if problem.severity == .error { errorCount += 1 }
    guard !isFull else {
      hasOmitted = true
      return
    }
    let diagnostic = diagnostic(problem, at: position)
    guard seen.insert(Occurrence(position: position, message: diagnostic.message)).inserted else { return }
    diagnostics.append(diagnostic)
  }

  private func diagnostic(_ problem: SheetProblem, at position: SourceLocation) -> Diagnostic {
    // Places come back from elements, which anybody can make, so the file need not be one of these.
    let source = sources.indices.contains(position.file) ? sources[position.file] : nil
    return Diagnostic(
      severity: problem.severity, isLimit: problem.isLimit, file: source?.name ?? name, position: position,
      message: Wording.printable(problem.message), hint: problem.hint.map(Wording.printable),
      excerpt: source.map { Diagnostic.Excerpt(of: $0, at: position) })
  }
}
