import Foundation
import MaquetteFiles
import Synchronization
import Testing

@testable import MaquetteCommand

/// A folder in which the command runs; it is removed with the value.
final class Workplace {
  /// The folder's path.
  let path: String

  init(files: [String: String] = [:]) throws {
    // The system's name for it, as the command would print it.
    path =
      URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path
      + "/maquette-\(UUID().uuidString)"
    try Folder.create(path)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    try Folder.create(FileName.folder(of: "\(path)/\(name)"))
    try FileBytes.write(Array(text.utf8), to: "\(path)/\(name)")
  }

  func bytes(of name: String) throws -> [UInt8] { try FileBytes.read("\(path)/\(name)", limit: 1 << 28) }

  /// All files, hidden ones too, sorted.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).filter {
      Folder.kind(of: "\(path)/\($0)") == .file
    }.sorted()
  }

  /// What a run of the command left.
  struct Outcome {
    var status: Int32
    var isSignalled: Bool
    var output: [UInt8]
    var message: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Runs the command in this process, with the workplace as its working folder.
  ///
  /// A process has one working folder, so runs take turns. Tests of other modules name files by absolute paths.
  @discardableResult
  func run(_ arguments: [String], input: String = "", environment: [String: String] = [:]) throws -> Outcome {
    let input = try stream("in", Array(input.utf8), O_RDONLY)
    let output = try stream("out", [], O_WRONLY)
    let messages = try stream("err", [], O_WRONLY)
    let status = Self.turn.withLock { _ in
      let former = FileManager.default.currentDirectoryPath
      _ = FileManager.default.changeCurrentDirectoryPath(path)
      defer { _ = FileManager.default.changeCurrentDirectoryPath(former) }
      return RootCommand.run(
        arguments,
        on: Console(input: input, output: output, messages: messages, variables: environment))
    }
    for descriptor in [input, output, messages] { close(descriptor) }
    return try outcome(status: status, isSignalled: false)
  }

  /// Runs the command with words that spaces separate.
  @discardableResult
  func run(_ line: String, input: String = "", environment: [String: String] = [:]) throws -> Outcome {
    try run(Self.words(line), input: input, environment: environment)
  }

  /// Runs the command, and compares the exit code, and the output and the messages if they are given.
  @discardableResult
  func expect(
    _ arguments: [String], _ status: Int32 = 0, output: String? = nil, message: String? = nil,
    input: String = "", environment: [String: String] = [:], at location: SourceLocation = #_sourceLocation
  ) throws -> Outcome {
    let outcome = try run(arguments, input: input, environment: environment)
    #expect(outcome.status == status, "\(outcome.message)", sourceLocation: location)
    if let output { #expect(outcome.text == output, sourceLocation: location) }
    if let message { #expect(outcome.message == message, sourceLocation: location) }
    return outcome
  }

  /// Runs the command with words that spaces separate, and compares what it leaves.
  @discardableResult
  func expect(
    _ line: String, _ status: Int32 = 0, output: String? = nil, message: String? = nil,
    input: String = "", environment: [String: String] = [:], at location: SourceLocation = #_sourceLocation
  ) throws -> Outcome {
    try expect(
      Self.words(line), status, output: output, message: message, input: input, environment: environment,
      at: location)
  }

  private static func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

  private static let turn = Mutex(())

  private func stream(_ name: String, _ content: [UInt8], _ mode: Int32) throws -> Int32 {
    let path = "\(streams).\(name)"
    try FileBytes.write(content, to: path)
    let descriptor = open(path, mode)
    try #require(descriptor >= 0)
    return descriptor
  }

  /// Runs the built executable to its end.
  func spawn(_ line: String, input: String = "", environment: [String: String] = [:]) throws -> Outcome {
    let process = try start(line, input: input, environment: environment)
    process.waitUntilExit()
    return try outcome(of: process)
  }

  private var streams: String { path + ".streams" }

  /// Starts the built executable; its streams are files, so that none can fill up.
  func start(_ line: String, input: String = "", environment: [String: String] = [:]) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try Self.executable())
    process.arguments = Self.words(line)
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    var variables = ProcessInfo.processInfo.environment
    for name in ["CI", "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY", "MAQUETTE_RECORD", "NO_COLOR"] {
      variables[name] = nil
    }
    process.environment = variables.merging(environment) { $1 }
    try FileBytes.write(Array(input.utf8), to: streams + ".in")
    try FileBytes.write([], to: streams + ".out")
    try FileBytes.write([], to: streams + ".err")
    process.standardInput = FileHandle(forReadingAtPath: streams + ".in")
    process.standardOutput = FileHandle(forWritingAtPath: streams + ".out")
    process.standardError = FileHandle(forWritingAtPath: streams + ".err")
    try process.run()
    return process
  }

  /// What a run that has not ended has said so far.
  var message: String { said("err") }

  /// What a run that has not ended has printed so far.
  var text: String { said("out") }

  private func said(_ stream: String) -> String {
    String(decoding: (try? FileBytes.read("\(streams).\(stream)", limit: 1 << 20)) ?? [], as: UTF8.self)
  }

  /// What an ended process left; its streams are removed.
  func outcome(of process: Process) throws -> Outcome {
    try outcome(
      status: process.terminationStatus, isSignalled: process.terminationReason == .uncaughtSignal)
  }

  private func outcome(status: Int32, isSignalled: Bool) throws -> Outcome {
    defer {
      for suffix in ["in", "out", "err"] {
        try? FileManager.default.removeItem(atPath: "\(streams).\(suffix)")
      }
    }
    return Outcome(
      status: status, isSignalled: isSignalled,
      output: try FileBytes.read(streams + ".out", limit: 1 << 28),
      message: String(decoding: try FileBytes.read(streams + ".err", limit: 1 << 20), as: UTF8.self))
  }

  /// The command beside the test bundle, which on some systems is a folder with the tests deep inside.
  static func executable() throws -> String {
    var folder = FileName.folder(of: CommandLine.arguments.first ?? "")
    while folder.count > 1 {
      let candidate = folder + "/maquette"
      if Folder.kind(of: candidate) == .file { return candidate }
      folder = FileName.folder(of: folder)
    }
    throw FileProblem.cannotRead(code: ENOENT)
  }
}
