import Foundation
import MaquetteFiles

/// A folder of files of its own, which goes with the value.
final class TokenFolder {
  private let folder: String

  init(_ files: [String: String]) throws {
    folder = NSTemporaryDirectory() + "/maquette-tokens-\(UUID().uuidString)"
    for (name, text) in files {
      try Folder.create(FileName.folder(of: path(name)))
      try FileBytes.write(Array(text.utf8), to: path(name))
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The path of a file.
  func path(_ name: String) -> String { FileName.joined(folder, name) }
}
