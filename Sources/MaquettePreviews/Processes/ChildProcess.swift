import CProcess
import MaquetteFiles

/// A program that is run with limits.
struct ChildProcess: Sendable {
  /// The path of the program and its arguments.
  var arguments: [String]
  /// The variables; nil for those of this process.
  var environment: [String: String]?
  /// The folder that it runs in. It is always stated: the working folder of this process can be removed meanwhile, and the compiler
  /// does not run in a folder that is not there.
  var folder: String
  /// The file of its standard output; nil for nowhere.
  var output: String?
  /// The file of its standard errors; nil for nowhere.
  var errors: String?
  /// The longest time in seconds; 0 for no limit.
  var seconds = 0.0
  /// The largest address space in bytes; 0 for no limit.
  var memory: UInt64 = 0
  /// The largest file that it may write in bytes, which what it prints is too; 0 for no limit.
  var fileSize: UInt64 = 0
  /// Whether it may not reach a network, where the system can do that.
  var isIsolated = false
  /// Whether no one waits for the program any more, which ends it.
  let isCancelled: @Sendable () -> Bool

  /// The signal for a file that became too large, SIGXFSZ on Linux and macOS.
  static let tooLargeSignal: Int32 = 25

  /// How a program ended.
  struct Result: Sendable {
    /// The exit code; nil if a signal ended it or it did not start.
    var code: Int32?
    /// The signal that ended it; nil for none.
    var signal: Int32?
    /// The system's message if it did not start.
    var failure: String?
    var timedOut: Bool
    /// Whether it had no network.
    var isIsolated: Bool
    /// Whether it was ended because no one waits for it.
    var wasCancelled: Bool
  }

  init(
    _ arguments: [String], in folder: String, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.arguments = arguments
    self.folder = folder
    self.isCancelled = isCancelled
  }

  /// Runs the program to its end.
  func run() -> Result {
    let variables = environment.map { $0.map { "\($0.key)=\($0.value)" }.sorted() }
    let words = unsafe CStrings(arguments)
    let names = unsafe variables.map { unsafe CStrings($0) }
    let paths = unsafe CStrings([folder, output ?? "", errors ?? ""])
    defer {
      unsafe words.free()
      unsafe names?.free()
      unsafe paths.free()
    }
    let question = Question(isAsked: isCancelled)
    var request = unsafe cprocess_request(
      arguments: words.pointer, environment: names?.pointer, folder: paths[0],
      output: output == nil ? nil : paths[1], errors: errors == nil ? nil : paths[2], seconds: seconds,
      memory: memory, file_size: fileSize, isolated: isIsolated ? 1 : 0,
      is_cancelled: { context in
        guard let context = unsafe context else { return 0 }
        return unsafe Unmanaged<Question>.fromOpaque(context).takeUnretainedValue().isAsked() ? 1 : 0
      },
      context: Unmanaged.passUnretained(question).toOpaque())
    // All pointers last until the program has ended.
    let result = withExtendedLifetime(question) { unsafe cprocess_run(&request) }
    return Result(
      code: result.code < 0 ? nil : result.code, signal: result.signal == 0 ? nil : result.signal,
      failure: result.failure == 0 ? nil : SystemMessage.text(for: result.failure),
      timedOut: result.timed_out != 0, isIsolated: result.isolated != 0, wasCancelled: result.cancelled != 0)
  }

  /// A closure that C can hold.
  private final class Question {
    let isAsked: @Sendable () -> Bool

    init(isAsked: @escaping @Sendable () -> Bool) { self.isAsked = isAsked }
  }
}

extension ChildProcess {
  /// Why it ended as it did: the system's message, the limit, or the first line that it printed as an error.
  func reason(of result: Result) -> String {
    if let failure = result.failure { return failure }
    if result.timedOut { return "no answer in \(Int(seconds)) s" }
    let bytes = errors.flatMap { try? FileBytes.read($0, limit: 1 << 20) } ?? []
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    if let line = lines.first(where: { $0.contains("error:") }) ?? lines.first {
      return String(line.prefix(200))
    }
    return result.signal.map { "signal \($0)" } ?? "exit code \(result.code ?? -1)"
  }
}

/// Texts as an array of C strings with null at its end. The caller frees it once.
@unsafe private struct CStrings {
  let pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ texts: [String]) {
    unsafe count = texts.count
    unsafe pointer = .allocate(capacity: texts.count + 1)
    for (index, text) in texts.enumerated() {
      let bytes = Array(text.utf8CString)
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      unsafe copy.initialize(from: bytes, count: bytes.count)
      unsafe pointer.advanced(by: index).initialize(to: copy)
    }
    unsafe pointer.advanced(by: texts.count).initialize(to: nil)
  }

  /// A text of them.
  subscript(index: Int) -> UnsafePointer<CChar>? { unsafe UnsafePointer(pointer[index]) }

  func free() {
    for index in unsafe 0..<count { unsafe pointer[index]?.deallocate() }
    unsafe pointer.deallocate()
  }
}
