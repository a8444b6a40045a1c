#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Reads a regular file into freshly allocated bytes that the caller must free.
///
/// Foundation is left out on purpose: it would double the start-up time of every program that links the module.
func readFontBytes(path: String, limit: Int) throws(FontError) -> UnsafeRawBufferPointer {
  // A stat before the open, since opening a pipe that nobody writes to would wait for ever.
  var information = stat()
  guard stat(path, &information) == 0 else { throw FontError(systemError: errno, path: path) }
  guard information.st_mode & S_IFMT == S_IFREG else {
    throw .unreadable(
      path: path, reason: information.st_mode & S_IFMT == S_IFDIR ? "it is a folder" : "it is not a file")
  }
  let count = Int(information.st_size)
  guard count <= limit else { throw .tooLarge(path: path, bytes: count, limit: limit) }

  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw FontError(systemError: errno, path: path) }
  defer { close(descriptor) }
  let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: max(count, 1), alignment: 16)
  var filled = 0
  while filled < count {
    // `filled < count <= bytes.count`, so the destination lies within the allocation.
    let step = read(descriptor, bytes.baseAddress.map { $0 + filled }, count - filled)
    if step < 0 && errno == EINTR { continue }
    guard step > 0 else {
      let code = errno
      bytes.deallocate()
      if step < 0 { throw FontError(systemError: code, path: path) }
      throw .unreadable(path: path, reason: "it became shorter while it was read")
    }
    filled += step
  }
  return UnsafeRawBufferPointer(rebasing: bytes[..<count])
}

/// Returns the paths of the font files in a folder, in the order of their names, which is the same everywhere.
func fontPaths(inDirectory directory: String) throws(FontError) -> [String] {
  guard let stream = opendir(directory) else { throw FontError(systemError: errno, path: directory) }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    // The name is a C string inside the entry, which stays valid until the next call of `readdir`.
    let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      String(cString: UnsafeRawPointer(tuple).assumingMemoryBound(to: CChar.self))
    }
    let lowercase = name.lowercased()
    if [".ttf", ".otf", ".ttc", ".otc"].contains(where: lowercase.hasSuffix), !name.hasPrefix(".") {
      names.append(name)
    }
  }
  guard !names.isEmpty else { throw .noFonts(directory: directory) }
  let separator = directory.hasSuffix("/") ? "" : "/"
  return names.sorted().map { directory + separator + $0 }
}

extension FontError {
  /// The error that a failed system call means.
  fileprivate init(systemError code: Int32, path: String) {
    switch code {
    case ENOENT: self = .notFound(path: path)
    case EACCES, EPERM: self = .unreadable(path: path, reason: "permission denied")
    case ENOTDIR: self = .unreadable(path: path, reason: "part of the path is not a folder")
    case ENAMETOOLONG: self = .unreadable(path: path, reason: "the name is too long")
    default: self = .unreadable(path: path, reason: "system error \(code)")
    }
  }
}
