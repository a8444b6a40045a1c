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
    guard CarriedFiles.contains(path), stat(path, &status) == 0 else { return .nothing }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// Whether a path names a regular file, links followed.
  package static func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The absolute path without links of what is at a path; nil for nothing.
  package static func real(_ path: String) -> String? {
    // The system allocates the result, which is copied and freed.
    guard let found = realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// The paths of all files in a folder and its subfolders, sorted by the bytes of their names, which gives the same
  /// order on every machine. Names that begin with a dot are skipped, and linked folders are not entered.
  package static func files(in folder: String) throws(FileProblem) -> [String] { try walk(folder).files }

  /// The files in a folder and its subfolders, and what was passed over.
  package struct Walk: Sendable, Equatable {
    /// The paths of the files.
    package var files: [String]
    /// Each path that was passed over, with the reason.
    package var passedOver: [PassedOver] = []

    package init(files: [String] = []) { self.files = files }
  }

  /// A path in a folder that is not looked into.
  package struct PassedOver: Sendable, Hashable {
    package var path: String
    /// Why, in words.
    package var reason: String

    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// Finds the files in a folder and its subfolders as ``files(in:)`` does, and names what it passes over: linked and hidden
  /// folders, hidden files of a kind that `isWanted`, and names that the system does not find again.
  package static func walk(
    _ folder: String, isWanted: (_ name: String) -> Bool = { _ in false }
  ) throws(FileProblem) -> Walk {
    var walk = Walk()
    for name in try names(in: folder) {
      let path = FileName.joined(folder, name)
      func passOver(_ reason: String) { walk.passedOver.append(PassedOver(path: path, reason: reason)) }
      var status = stat()
      guard lstat(path, &status) == 0 else {
        // Bytes that are not UTF-8 have become U+FFFD, and no file has that name.
        passOver(name.unicodeScalars.contains("\u{FFFD}") ? "its name is not UTF-8" : "it cannot be read")
        continue
      }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      if name.hasPrefix(".") {
        if isFolder || isWanted(name) { passOver("it is hidden") }
      } else if isFolder {
        let inner = try Self.walk(path, isWanted: isWanted)
        walk.files += inner.files
        walk.passedOver += inner.passedOver
      } else {
        switch kind(of: path) {
        case .file: walk.files.append(path)
        case .folder: passOver("it is a link to a folder")
        case .nothing: passOver("it is a broken link")
        }
      }
    }
    return walk
  }

  /// The names in a folder, sorted by their bytes.
  package static func names(in folder: String) throws(FileProblem) -> [String] {
    guard CarriedFiles.contains(folder) else { throw .notCarried }
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
    if let (root, _) = NamedOutput.folder(around: path) {
      try create(root)
      let place = try FilePlace(path, creates: true)
      if mkdirat(place.folder, place.path, 0o777) == 0 { return }
      let code = errno
      let kind = place.status().map { $0.st_mode & S_IFMT }
      if code != EEXIST || kind != S_IFDIR { throw .cannotWrite(code: kind == S_IFLNK ? ELOOP : code) }
      return
    }
    guard !path.isEmpty, kind(of: path) != .folder else { return }
    try create(FileName.folder(of: path))
    guard mkdir(path, 0o777) == 0 || errno == EEXIST && kind(of: path) == .folder else {
      throw .cannotWrite(code: errno)
    }
  }

  /// Removes a file, if there is one; one of an output folder is not reached through a link.
  package static func remove(file path: String) throws(FileProblem) {
    do throws(FileProblem) {
      let place = try FilePlace(path)
      guard unlinkat(place.folder, place.path, 0) == 0 else { throw .cannotWrite(code: errno) }
    } catch .cannotWrite(let code) where SystemMessage.meansNoFile(code) {
      return
    }
  }
}
