#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A new folder that is removed with its value and its content.
package struct TemporaryFolder: ~Copyable {
  /// Its path.
  package let path: String

  /// Creates a folder in the temporary folder of the system, for this user only.
  package init() throws(FileProblem) {
    let place = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    var name = Array(FileName.joined(place.isEmpty ? P_tmpdir : place, "maquette-XXXXXX").utf8CString)
    guard mkdtemp(&name) != nil else { throw .cannotWrite(code: errno) }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { Self.remove(path) }

  /// Removes a folder and its content; links are removed and not followed.
  private static func remove(_ folder: String) {
    for name in (try? Folder.names(in: folder)) ?? [] {
      let path = FileName.joined(folder, name)
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR { remove(path) } else { unlink(path) }
    }
    rmdir(folder)
  }
}
