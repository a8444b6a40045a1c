import Foundation
import Testing

/// A script of `.ci` that reads the sources and writes a table of C, compiled once.
struct TableScript: Sendable {
  private let program: Result<URL, any Error>

  init(_ name: String) {
    program = Result {
      let folder = try Self.temporaryFolder()
      let program = folder.appending(path: name)
      let source = SourceTree.root.appending(path: ".ci/\(name).swift").path
      let (status, output) = try Self.run(
        URL(filePath: "/usr/bin/env"), ["swiftc", "-swift-version", "6", source, "-o", program.path],
        in: folder
      )
      try #require(status == 0, "\(output)")
      return program
    }
  }

  /// Runs the script in a folder, and returns what it prints.
  func run(_ arguments: [String], in folder: URL) throws -> (status: Int32, text: String) {
    try Self.run(program.get(), arguments, in: folder)
  }

  /// Returns the table that it makes from files by their paths, or the problem that it prints.
  func tables(of files: [String: String], in module: String) throws -> (status: Int32, text: String) {
    let folder = try Self.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let table = folder.appending(path: "Sources/\(module)/tables.h")
    for (path, text) in files.merging(["Sources/\(module)/tables.h": ""], uniquingKeysWith: { $1 }) {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let result = try run([], in: folder)
    guard result.status == 0 else { return result }
    return try (0, String(contentsOf: table, encoding: .utf8))
  }

  private static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tables-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private static func run(_ program: URL, _ arguments: [String], in folder: URL) throws -> (
    status: Int32, text: String
  ) {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
