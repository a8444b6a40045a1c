import Foundation

/// A folder for a test, which is removed when the test is over.
final class TemporaryFolder: Sendable {
  let path = NSTemporaryDirectory() + "maquette-reports-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of something in it.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// The paths of all files in it, from it, in order.
  var files: [String] {
    let paths = FileManager.default.subpaths(atPath: path) ?? []
    return paths.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: self(name), isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }

  /// The text of a file in it.
  func text(_ name: String) throws -> String { try String(contentsOfFile: self(name), encoding: .utf8) }
}
