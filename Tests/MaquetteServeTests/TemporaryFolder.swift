import Foundation
import MaquetteFiles

/// A folder for a test, which is removed when the test is over.
final class TemporaryFolder: Sendable {
  let path = NSTemporaryDirectory() + "maquette-serve-\(UUID().uuidString)"

  init() throws { try Folder.create(path) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of something in it.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  func write(_ text: String, to name: String) throws {
    try FileBytes.write(Array(text.utf8), to: self(name))
  }

  /// A sheet with a button of a title.
  static func sheet(_ title: String, more: String = "") -> String {
    "maquette: 1\nplatform: ios\nscale: 1\n\(more)body:\n  button: { id: play, title: \(title) }\n"
  }
}

extension TemporaryFolder {
  func text(_ name: String) throws -> String {
    String(decoding: try FileBytes.read(self(name), limit: 1 << 20), as: UTF8.self)
  }
}
