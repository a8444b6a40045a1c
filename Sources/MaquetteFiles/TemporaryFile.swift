#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif
import Synchronization

/// A new file that is removed with its value unless it is renamed first.
///
/// It is locked as long as its process works on it, and the system unlocks it however the process ends: an unlocked one was
/// left behind by a process that was killed.
struct TemporaryFile: ~Copyable {
  let descriptor: Int32
  private let folder: Int32
  private let path: String
  private var isRenamed = false

  private static let serial = Atomic<Int>(0)
  /// A random identifier of this process. Process numbers are not unique: each container counts from 1, and files of
  /// a killed process can have the number of a later one.
  private static let process = String(UInt64.random(in: .min ... .max), radix: 16)

  /// Creates a file beside `path`, which is relative to an open folder. The length of its name does not depend on that of the
  /// path, which may have the maximum length already.
  init(beside path: String, in folder: Int32) throws(FileProblem) {
    let parent = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    while true {
      let number = Self.serial.wrappingAdd(1, ordering: .relaxed).newValue
      let path = "\(parent).maquette-\(Self.process)-\(number).tmp"
      let descriptor = openat(folder, path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw .cannotWrite(code: errno) }
      // Another process may have found it before it was locked; then its name is gone and the next one is tried.
      flock(descriptor, LOCK_EX)
      var status = stat()
      if fstat(descriptor, &status) == 0, status.st_nlink == 0 {
        close(descriptor)
        continue
      }
      self.folder = folder
      self.path = path
      self.descriptor = descriptor
      return
    }
  }

  /// Removes the files that killed processes left behind in a folder; on a file system without locks nothing is removed.
  static func sweep(_ folder: String) {
    for name in (try? Folder.names(in: folder)) ?? [] where isName(name) {
      let path = FileName.joined(folder, name)
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
      close(descriptor)
    }
  }

  /// Whether a name is that of such a file.
  static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == ".maquette", parts[2].hasSuffix(".tmp") else { return false }
    return UInt64(parts[1], radix: 16) != nil && Int(parts[2].dropLast(4)) != nil
  }

  consuming func rename(to target: String) throws(FileProblem) {
    guard renameat(folder, path, folder, target) == 0 else { throw .cannotWrite(code: errno) }
    isRenamed = true
  }

  deinit {
    close(descriptor)
    if !isRenamed { unlinkat(folder, path, 0) }
  }
}

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
