#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Lists and creates folders.
package enum Folder {
  /// The kind of the item at a path, links followed.
  package enum Kind {
    case file
    case folder
    case nothing
  }

  /// The kind of the item at a path; devices and pipes count as files.
  package static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .nothing }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// Whether a path names a regular file, links followed.
  package static func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The paths of all files in a folder and its subfolders, sorted by the bytes of their names, which gives the same
  /// order on every machine. Names that begin with a dot are skipped, and linked folders are not entered.
  package static func files(in folder: String) throws(FileProblem) -> [String] {
    var result: [String] = []
    for name in try names(in: folder) where !name.hasPrefix(".") {
      let path = FileName.joined(folder, name)
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        result += try files(in: path)
      } else if kind(of: path) == .file {
        result.append(path)
      }
    }
    return result
  }

  /// The names in a folder, sorted by their bytes.
  package static func names(in folder: String) throws(FileProblem) -> [String] {
    guard let directory = opendir(folder.isEmpty ? "." : folder) else { throw .cannotRead(code: errno) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        // The system ends a name with a NUL within d_name.
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Creates a folder and those above it, if they do not exist.
  package static func create(_ path: String) throws(FileProblem) {
    guard !path.isEmpty, kind(of: path) != .folder else { return }
    try create(FileName.folder(of: path))
    guard mkdir(path, 0o777) == 0 || errno == EEXIST && kind(of: path) == .folder else {
      throw .cannotWrite(code: errno)
    }
  }

  /// Removes a file or a link, if there is one.
  package static func remove(file path: String) throws(FileProblem) {
    guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else { throw .cannotWrite(code: errno) }
  }
}
