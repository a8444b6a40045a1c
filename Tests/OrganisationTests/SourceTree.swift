import Foundation
import Testing

/// The files of this package on disk.
enum SourceTree {
  struct File: Sendable, CustomTestStringConvertible {
    /// The path from the package's root.
    let path: String
    let url: URL

    var name: String { url.lastPathComponent }
    /// The name without folders and extension.
    var stem: String { url.deletingPathExtension().lastPathComponent }
    /// The folder directly under `Sources/` or `Tests/`.
    var module: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
    var testDescription: String { path }

    /// The content as text; empty if it is none.
    var text: String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
    /// The lines of the text; a newline at the end begins no line.
    var lines: [Substring] {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.last == "" ? lines.dropLast() : lines
    }

    /// The module that a line of Swift imports, whole or in part.
    func module(importedOn line: Substring) -> String? {
      guard line.contains("import ") else { return nil }
      return line.firstMatch(of: /^[^"\/]*\bimport (?:\w+ )?(\w+)/).map { String($0.output.1) }
    }
  }

  /// The folder that holds `Package.swift`.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Every file in the folders that the project keeps, in order of path.
  static let files: [File] = {
    let rooms = [
      "Sources", "Tests", "Benchmarks", "Fuzzing", "Examples", "Fonts", "Golden", ".ci", ".github",
    ].flatMap {
      folder in
      (FileManager.default.subpaths(atPath: root.appending(path: folder).path) ?? [])
        .filter { !$0.hasPrefix(".") && !$0.contains("/.") }.map { "\(folder)/\($0)" }
    }
    let top = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return (rooms + top).sorted().compactMap { path in
      let url = root.appending(path: path)
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      return exists && !isFolder.boolValue ? File(path: path, url: url) : nil
    }
  }()

  /// The Swift files under `Sources/`.
  static let sources = files.filter { $0.path.hasPrefix("Sources/") && $0.path.hasSuffix(".swift") }
  /// The Swift files under `Tests/`, `Benchmarks/` and `Fuzzing/`.
  static let tests = files.filter { file in
    ["Tests/", "Benchmarks/", "Fuzzing/"].contains { file.path.hasPrefix($0) }
      && file.path.hasSuffix(".swift")
  }
  /// The Swift files of the sample packages.
  static let examples = files.filter { $0.path.hasPrefix("Examples/") && $0.path.hasSuffix(".swift") }
}
