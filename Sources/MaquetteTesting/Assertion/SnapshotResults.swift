internal import MaquetteFiles

/// Where what failed is laid down, to be looked at.
struct SnapshotResults {
  /// The folder; nil to lay nothing down.
  let folder: String?

  /// Writes the files of a failure and names them in its message.
  func keep(_ failure: inout SnapshotFailure, shown: (String) -> String) {
    guard let golden = failure.path, let folder else { return }
    for index in failure.exhibits.indices {
      let exhibit = failure.exhibits[index]
      let stem = FileName.last(of: golden)
      let path = FileName.joined(folder, "\(stem).\(exhibit.role).\(exhibit.fileExtension)")
      do throws(FileProblem) {
        try Folder.create(folder)
        try FileBytes.write(exhibit.bytes, to: path)
        failure.exhibits[index].path = path
        failure.message += "\n  \(exhibit.role): \(shown(path))"
      } catch {
        failure.message += "\n  \(exhibit.role): \(shown(path)) \(error.message)"
      }
    }
  }
}
