import MaquetteFiles

/// A temporary folder with files, which is removed with the value.
final class TokenFolder {
  private let folder: TemporaryFolder

  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files {
      try Folder.create(FileName.folder(of: path(name)))
      try FileBytes.write(Array(text.utf8), to: path(name))
    }
  }

  /// The path of a file.
  func path(_ name: String) -> String { FileName.joined(folder.path, name) }
}
