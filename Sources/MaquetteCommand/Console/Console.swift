#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif
internal import MaquetteDiagnostics
internal import MaquetteFiles
internal import MaquetteDocuments
internal import MaquetteSheets

/// Where a verb speaks: results on standard output, everything else on standard error.
struct Console: Sendable {
  private let output: Int32
  private let messages: Int32
  private let isColored: Bool

  /// Whether standard error is a terminal, where a bar may move.
  let showsProgress: Bool

  /// Whether standard output is a terminal, where a picture's bytes would only make noise.
  let outputIsTerminal: Bool

  /// The console of the process.
  static let standard = Console()

  private init() {
    let environment = ProcessEnvironment.all
    output = STDOUT_FILENO
    messages = STDERR_FILENO
    outputIsTerminal = isatty(STDOUT_FILENO) == 1
    showsProgress = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
    // https://no-color.org: any value but the empty one asks for none.
    isColored = showsProgress && environment["NO_COLOR", default: ""].isEmpty
  }

  /// Writes a result.
  func write(_ text: String) throws(Failure) { try write(Array(text.utf8)) }

  /// Writes a result that is not text.
  func write(_ bytes: [UInt8]) throws(Failure) {
    do throws(FileProblem) {
      try FileBytes.write(bytes, to: output)
    } catch {
      throw Failure(error, path: "standard output")
    }
  }

  /// Says something to people. If that fails there is nobody to tell.
  func say(_ message: String) { try? FileBytes.write(Array((message + "\n").utf8), to: messages) }

  /// Moves the cursor and the like, without a newline.
  func control(_ sequence: String) { try? FileBytes.write(Array(sequence.utf8), to: messages) }

  /// Says why a verb stops.
  func say(_ failure: Failure) {
    if !failure.message.isEmpty { sayLines(failure.message) }
  }

  /// Says what is wrong or questionable about a sheet.
  func say(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { sayLines(diagnostic.rendered) }
  }

  /// Says lines that may be a diagnostic's.
  func sayLines(_ text: String) {
    say(text.split(separator: "\n", omittingEmptySubsequences: false).map(emphasized).joined(separator: "\n"))
  }

  /// A line with its "error:" or "warning:" in bold red or magenta.
  private func emphasized(_ line: Substring) -> String {
    guard isColored else { return String(line) }
    for (word, code) in [(": error: ", "31"), (": warning: ", "35")] {
      // Only the first: what follows may be quoted from a sheet.
      guard let range = line.firstRange(of: word) else { continue }
      let place = line[..<range.lowerBound]
      return "\u{1B}[1m\(place):\u{1B}[0m \u{1B}[1;\(code)m\(word.dropFirst(2).dropLast())\u{1B}[0m "
        + line[range.upperBound...]
    }
    return String(line)
  }
}
