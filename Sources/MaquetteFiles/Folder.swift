#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Folders: what is in them, and making them.
package enum Folder {
  /// What a path names, links followed.
  package enum Kind {
    case file
    case folder
    case nothing
  }

  /// What is at a path; devices and pipes count as files.
  package static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .nothing }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// Whether a path names a file that holds bytes, links followed; devices and pipes do not.
  package static func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The paths of all files in a folder and the folders in it, in the order of their names' bytes, so that it
  /// is the same on every machine. Names that begin with a dot are passed over, and linked folders are not entered.
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

  /// Makes a folder and those above it, as far as they are missing.
  package static func create(_ path: String) throws(FileProblem) {
    guard !path.isEmpty, kind(of: path) != .folder else { return }
    try create(FileName.folder(of: path))
    guard mkdir(path, 0o777) == 0 || errno == EEXIST && kind(of: path) == .folder else {
      throw .cannotWrite(code: errno)
    }
  }

  /// Removes a file, or a link itself; that there is none is fine.
  package static func remove(file path: String) throws(FileProblem) {
    guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else { throw .cannotWrite(code: errno) }
  }
}
