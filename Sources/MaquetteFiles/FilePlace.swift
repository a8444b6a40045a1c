#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif
import Synchronization

/// The folders and files that users named for output. Below such a folder nothing is written, created or removed through a link:
/// the content of the folder may come from a stranger, as an archive does. What is named, and what leads to it, may be a link.
package enum NamedOutput {
  private static let named = Mutex<Set<[Substring]>>([])

  /// Adds a folder or a file; the empty path is the current folder.
  package static func add(_ path: String) {
    named.withLock { _ = $0.insert(components(of: path)) }
  }

  /// The innermost named folder around a file, and the rest of the file's path; nil if there is none, or if the file is named itself.
  static func folder(around path: String) -> (folder: String, rest: [Substring])? {
    let parts = components(of: path)
    return named.withLock { named in
      for count in stride(from: parts.count, through: 1, by: -1) where named.contains(Array(parts[..<count]))
      {
        if count == parts.count { return nil }
        let rest = Array(parts[count...])
        // What begins with `..` is not below the current folder.
        guard !rest.contains("..") else { return nil }
        let folder = FileName.joined(Array(parts[..<count]))
        return (parts[0].isEmpty ? "/" + folder : folder, rest)
      }
      return nil
    }
  }

  /// The components of a path after an empty one if it is absolute, and after `.` if it begins in the current folder.
  private static func components(of path: String) -> [Substring] {
    [path.hasPrefix("/") ? "" : "."] + FileName.components(of: path, foldsParents: false)
  }
}

/// The place of a file for system calls: below a folder that is open, or below the current one.
///
/// Below a folder of ``NamedOutput`` each component is opened on its own and links are refused, so that none can be put there
/// between a check and the writing.
struct FilePlace: ~Copyable {
  /// The open folder of the file, or `AT_FDCWD`.
  let folder: Int32
  /// The file's name in the folder, or its whole path.
  let path: String

  /// Whether the last component may be a link.
  var followsLinks: Bool { folder == AT_FDCWD }

  /// `O_NOFOLLOW` where links are refused.
  var linkFlag: Int32 { followsLinks ? 0 : O_NOFOLLOW }

  /// The place of a file.
  ///
  /// - Parameter creates: Whether missing folders are created on the way.
  init(_ path: String, creates: Bool = false) throws(FileProblem) {
    guard let (root, rest) = NamedOutput.folder(around: path), let name = rest.last else {
      self.path = path
      folder = AT_FDCWD
      return
    }
    var place = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard place >= 0 else { throw .cannotWrite(code: errno) }
    for part in rest.dropLast() {
      if creates { mkdirat(place, String(part), 0o777) }
      let next = openat(place, String(part), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      let code = next < 0 && Self.isLink(String(part), in: place) ? ELOOP : errno
      close(place)
      guard next >= 0 else { throw .cannotWrite(code: code) }
      place = next
    }
    folder = place
    self.path = String(name)
  }

  deinit {
    if !followsLinks { close(folder) }
  }

  /// The status of the file, or of the link where links are refused; nil if there is none.
  func status() -> stat? {
    var status = stat()
    return fstatat(folder, path, &status, followsLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  private static func isLink(_ name: String, in folder: Int32) -> Bool {
    var status = stat()
    return fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
