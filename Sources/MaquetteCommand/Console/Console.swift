import MaquetteScreens
import MaquetteElements
import CSystem
#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteFiles
import MaquetteRPC
import MaquetteStudio
import Synchronization

/// The streams and the environment of a run of the command: results go to the output, everything else to the messages.
final class Console: Sendable {
  /// The descriptor of standard input.
  let input: Int32
  /// The descriptor of standard output.
  let output: Int32
  private let messages: Int32
  /// The elements that sheets can name.
  let catalogue: Catalogue
  let variables: [String: String]
  /// The number of processors that the process may run on.
  let processors: Int
  /// Whether the messages go to a terminal, which can show a progress bar.
  let showsProgress: Bool
  /// Whether the output is a terminal, which cannot show a picture's bytes.
  let outputIsTerminal: Bool
  private let isColored: Bool
  /// Why a result could not be written.
  private let problem = Mutex<FileProblem?>(nil)

  init(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, messages: Int32 = STDERR_FILENO,
    variables: [String: String] = Console.processVariables, catalogue: Catalogue = .standard
  ) {
    self.catalogue = catalogue
    self.input = input
    self.output = output
    self.messages = messages
    self.variables = variables
    processors = max(1, Int(csystem_processors()))
    outputIsTerminal = isatty(output) == 1
    showsProgress = isatty(messages) == 1 && variables["TERM"] != "dumb"
    // https://no-color.org: any value but the empty one turns colours off.
    isColored = showsProgress && variables["NO_COLOR", default: ""].isEmpty
  }

  /// What the project sets, which options of the command line override.
  func settings() throws(StudioError) -> ProjectSettings {
    try ProjectSettings(path: ProjectSettings.fileName, variables: variables)
  }

  /// Whether the project sets anything.
  var hasSettings: Bool {
    Folder.isRegularFile(ProjectSettings.fileName)
      || ProjectSettings.variables.contains { variables[$0] != nil }
  }

  /// The variables of the process that the command reads.
  static var processVariables: [String: String] {
    let names =
      ["CI", "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY", "MAQUETTE_RECORD", "NO_COLOR", "TERM"]
      + ProjectSettings.variables
    // A dictionary that grows looks up its types at run time.
    var variables = [String: String](minimumCapacity: names.count)
    for name in names {
      // The pointer is read at once; nothing in this process changes its environment.
      if let value = unsafe getenv(name) { variables[name] = unsafe String(cString: value) }
    }
    return variables
  }

  /// The standard streams as a stream of messages with a program.
  func messageStream() -> RPCStream { RPCStream(input: input, output: output) }

  /// Writes a result of several lines, without what a terminal would obey. A failure ends the command with an error after its work.
  func write(_ text: String) { write(Array(Evidence.lines(text).utf8)) }

  /// Writes a line of the result, such as the path of a file.
  func write(line: String) { write(Array((Evidence.line(line) + "\n").utf8)) }

  /// Writes what a file holds as it is, unless a terminal would obey it.
  func write(content: String) {
    if outputIsTerminal { write(content) } else { write(Array(content.utf8)) }
  }

  /// Writes a result that is not text.
  func write(_ bytes: [UInt8]) {
    do throws(FileProblem) {
      try FileBytes.write(bytes, to: output)
    } catch .cannotWrite(EPIPE) where Interruption.endByClosedPipe() {
      return
    } catch {
      problem.withLock { $0 = $0 ?? error }
    }
  }

  /// Why a result could not be written; nil if all were.
  var outputError: StudioError? {
    problem.withLock { $0 }.map { StudioError($0, path: "standard output") }
  }

  /// Writes a message of a line.
  func say(_ message: String) { control(Evidence.line(message) + "\n") }

  /// Writes a message of several lines.
  func say(lines: String) { control(Evidence.lines(lines) + "\n") }

  /// Writes a text of our own with control sequences, such as a cursor movement. A failure cannot be reported anywhere.
  func control(_ sequence: String) { try? FileBytes.write(Array(sequence.utf8), to: messages) }

  func say(_ error: StudioError) {
    say(error.diagnostics)
    guard let message = error.message else { return }
    if let subject = error.subject {
      control(emphasized(place: subject, .error, message) + "\n")
    } else {
      say("maquette: \(message)")
    }
  }

  /// Prints diagnostics, coloured by their severity on a terminal.
  func say(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      let position = diagnostic.position
      let place = "\(diagnostic.file):\(position.line):\(position.column)"
      let (message, details) = (diagnostic.message, diagnostic.details)
      let lines = [emphasized(place: place, diagnostic.severity, message)] + details.map(Self.tabbed)
      control(lines.joined(separator: "\n") + "\n")
    }
  }

  /// Prints a remark about a subject without a place in a file.
  func say(_ message: String, hint: String?, about subject: String, _ severity: Diagnostic.Severity) {
    let hint = hint.map { "  \(Evidence.line($0))\n" } ?? ""
    control(emphasized(place: subject, severity, message) + "\n" + hint)
  }

  /// A line with its place in bold and its severity in bold red or magenta.
  private func emphasized(place: String, _ severity: Diagnostic.Severity, _ message: String) -> String {
    let (place, message) = (Evidence.line(place), Evidence.line(message))
    guard isColored, severity != .note else { return "\(place): \(severity.rawValue): \(message)" }
    let code = severity == .error ? "31" : "35"
    return "\u{1B}[1m\(place):\u{1B}[0m \u{1B}[1;\(code)m\(severity.rawValue):\u{1B}[0m \(message)"
  }

  /// A line of a file or a hint; a tab in it keeps the caret below in its column.
  private static func tabbed(_ line: String) -> String { Evidence.lines(line.replacing("\n", with: " ")) }

  /// The next line of standard input without its newline; nil at its end.
  func readLine() -> String? {
    var bytes: [UInt8] = []
    while let byte = try? FileBytes.piece(of: input, capacity: 1).first {
      if byte == 0x0A { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// The most paths of files that a run prints on a terminal, where a bar shows its progress.
  static let mostPaths = 20

  /// Prints the events of a run: a progress bar while it works, remarks and failures, and the paths of files.
  ///
  /// - Parameters:
  ///   - listsFiles: Whether the paths are results; otherwise they are messages.
  ///   - isVerbose: Whether a terminal shows the paths of more than ``mostPaths`` files too.
  func observer(listsFiles: Bool = true, isVerbose: Bool = false) -> StudioObserver {
    let bar = Mutex<ProgressBar?>(nil)
    let hidesPaths = Mutex(false)
    return { [self] event in
      switch event {
      case .began(let count):
        bar.withLock { $0 = ProgressBar(total: count, on: self) }
        hidesPaths.withLock { $0 = outputIsTerminal && !isVerbose && count > Self.mostPaths }
      case .advanced: bar.withLock { $0 }?.advance()
      case .ended: bar.withLock { $0 }?.finish()
      case .diagnosed(let diagnostics): say(diagnostics)
      case .failed(let error): say(error)
      case .distrusted(let error): say("maquette: \(error)")
      case .passedOver(let item): say("\(item.path): skipped: \(item.reason)")
      case .wrote where hidesPaths.withLock(\.self): break
      case .wrote(let path): if listsFiles { write(line: path) } else { say(path) }
      case .encoded(let bytes): write(bytes)
      }
    }
  }
}
