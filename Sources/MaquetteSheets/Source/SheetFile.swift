#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Reads sheet files with their size limit applied before and while reading.
public enum SheetFile {
  /// The bytes of a file, or of standard input if the path is `-`.
  ///
  /// A file that says that it is over ``SheetLimits/bytes`` is refused unread, a stream as soon as it
  /// passes the limit.
  public static func bytes(atPath path: String) throws(SheetError) -> [UInt8] {
    if path == "-" { return try bytes(of: STDIN_FILENO, name: path) }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { throw .noSuchFile(path: path) }
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    defer { close(file) }
    return try bytes(of: file, name: path)
  }

  private static func bytes(of file: Int32, name: String) throws(SheetError) -> [UInt8] {
    var status = stat()
    if fstat(file, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFDIR { throw .isDirectory(path: name) }
      if status.st_size > SheetLimits.bytes { throw .tooLarge(path: name, bytes: Int(status.st_size)) }
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(file, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw .unreadable(path: name, reason: String(cString: strerror(errno)))
      }
      bytes.append(contentsOf: chunk[..<count])
      if bytes.count > SheetLimits.bytes { throw .tooLarge(path: name, bytes: nil) }
    }
  }
}
