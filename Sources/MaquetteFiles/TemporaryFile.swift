#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif
internal import Synchronization

/// A new file that disappears with its value unless it is renamed first.
struct TemporaryFile: ~Copyable {
  let descriptor: Int32
  private let path: String
  private var isRenamed = false

  private static let serial = Atomic<Int>(0)
  /// What tells this process from all others that write to the folder. Process numbers would not: containers each
  /// count from 1, and a process that was killed leaves files whose number comes round again.
  private static let process = String(UInt64.random(in: .min ... .max), radix: 16)

  /// Creates a file in the folder of `path`. Its name does not grow with the path's, which may already be as
  /// long as a name can be.
  init(beside path: String) throws(FileProblem) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let number = Self.serial.wrappingAdd(1, ordering: .relaxed).newValue
    let path = "\(folder).maquette-\(Self.process)-\(number).tmp"
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .cannotWrite(code: errno) }
    self.path = path
    self.descriptor = descriptor
  }

  /// Whether a name is that of such a file.
  static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == ".maquette", parts[2].hasSuffix(".tmp") else { return false }
    return UInt64(parts[1], radix: 16) != nil && Int(parts[2].dropLast(4)) != nil
  }

  consuming func rename(to target: String) throws(FileProblem) {
    guard systemRename(path, target) == 0 else { throw .cannotWrite(code: errno) }
    isRenamed = true
  }

  deinit {
    close(descriptor)
    if !isRenamed { unlink(path) }
  }
}

private func systemRename(_ old: String, _ new: String) -> Int32 { rename(old, new) }
