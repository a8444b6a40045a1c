/// How users call a kind of file, for the wording of messages.
package struct DocumentKind: Hashable, Sendable {
  /// The noun for it, such as "sheet".
  package var noun: String

  /// The hint for an empty file.
  package var beginning: String

  /// The hint for content after the end of the document.
  package var whole: String

  /// The maximum number of values, aliases expanded.
  package var maximumNodes: Int

  /// Creates a kind.
  package init(noun: String, beginning: String, whole: String, maximumNodes: Int = 100_000) {
    self.noun = noun
    self.beginning = beginning
    self.whole = whole
    self.maximumNodes = maximumNodes
  }
}

/// A problem with a file: the cases of a reader's own type carry the evidence and supply the wording.
package protocol DocumentProblem: Sendable {
  /// How bad it is.
  var severity: Diagnostic.Severity { get }

  /// Whether the input exceeds a limit, rather than breaks a rule.
  var isLimit: Bool { get }

  /// What is wrong with a file of a kind.
  func message(in kind: DocumentKind) -> String

  /// What to do about it, unless the message says so already.
  func hint(in kind: DocumentKind) -> String?
}

/// Collects the diagnostics of one file and of the files that it uses.
package struct DiagnosticList: Sendable {
  /// The files that positions refer to: the document once it is decoded, then the files that it uses.
  package var sources: [DocumentSource] = []

  private var diagnostics: [Diagnostic] = []
  private var seen: Set<Occurrence> = []
  private let name: String
  private let kind: DocumentKind

  private struct Occurrence: Hashable {
    let position: SourceLocation
    let message: String
  }

  /// Creates an empty list; name and kind describe a file that cannot be decoded.
  package init(name: String, kind: DocumentKind) {
    self.name = name
    self.kind = kind
  }

  /// The number of errors that were added.
  package private(set) var errorCount = 0

  /// Whether an error was added.
  package var hasErrors: Bool { errorCount > 0 }

  /// Whether the input exceeds a limit, so that reading should stop.
  package private(set) var isOverLimit = false

  /// The maximum number of diagnostics that are kept.
  package static let limit = 1000

  private var hasOmitted = false

  /// The diagnostics of files that another reader read.
  private var others: [Diagnostic] = []

  /// Adds the diagnostics of another reader; they are shown last.
  package mutating func append(_ diagnostics: [Diagnostic]) {
    errorCount += diagnostics.count { $0.severity == .error }
    others += diagnostics.prefix(max(0, Self.limit - others.count))
  }

  /// Whether further diagnostics are discarded, so that their messages need not be computed.
  package var isFull: Bool { diagnostics.count >= Self.limit }

  /// All diagnostics, sorted by file and position.
  package var sorted: [Diagnostic] {
    // Swift's sort is stable, so equal positions keep the order in which they were added.
    var sorted = diagnostics.sorted {
      ($0.position.file, $0.position.line, $0.position.column)
        < ($1.position.file, $1.position.line, $1.position.column)
    }
    if hasOmitted, let last = sorted.last {
      let problem = OmittedDiagnostics()
      sorted.append(diagnostic(problem, problem.message(in: kind), at: last.position))
    }
    return sorted + others
  }

  /// Adds a problem once for each position: aliased parts of a file are validated wherever they are used.
  package mutating func insert(_ problem: some DocumentProblem, at position: SourceLocation) {
    if problem.severity == .error { errorCount += 1 }
    isOverLimit = isOverLimit || problem.isLimit
    guard !isFull else {
      hasOmitted = true
      return
    }
    let message = Evidence.printable(problem.message(in: kind(at: position)))
    // Hints take a search, so only those of problems that are shown are made.
    guard seen.insert(Occurrence(position: position, message: message)).inserted else { return }
    diagnostics.append(diagnostic(problem, message, at: position))
  }

  /// The file of a position; an element from outside can carry any, so it may be none.
  private func source(at position: SourceLocation) -> DocumentSource? {
    sources.indices.contains(position.file) ? sources[position.file] : nil
  }

  private func kind(at position: SourceLocation) -> DocumentKind { source(at: position)?.kind ?? kind }

  private func diagnostic(
    _ problem: some DocumentProblem, _ message: String, at position: SourceLocation
  ) -> Diagnostic {
    let source = source(at: position)
    return Diagnostic(
      severity: problem.severity, isLimit: problem.isLimit, file: source?.name ?? name, position: position,
      message: message, hint: problem.hint(in: kind(at: position)).map(Evidence.printable(hint:)),
      excerpt: source.map { Diagnostic.Excerpt(of: $0, at: position) })
  }
}

/// The note that follows the last diagnostic that is kept.
private struct OmittedDiagnostics: DocumentProblem {
  var severity: Diagnostic.Severity { .note }
  var isLimit: Bool { false }

  func message(in kind: DocumentKind) -> String {
    "more than \(DiagnosticList.limit) problems; further ones are not shown"
  }

  func hint(in kind: DocumentKind) -> String? { nil }
}
