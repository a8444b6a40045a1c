#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// An advisory lock on a file, which one process or thread holds at a time.
///
/// The system releases it when its process ends, however it ends; the empty file stays.
package struct FileLock: ~Copyable {
  private let descriptor: Int32

  /// Creates the file if there is none, and waits for the lock. A file system without locks gives it to everyone.
  package init(_ path: String) throws(FileProblem) {
    descriptor = try Self.open(path)
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  private static func open(_ path: String) throws(FileProblem) -> Int32 {
    let place = try FilePlace(path)
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | place.linkFlag
    let descriptor = openat(place.folder, place.path, flags, 0o644)
    guard descriptor >= 0 else { throw .cannotWrite(code: errno) }
    return descriptor
  }

  deinit { close(descriptor) }

  /// Runs a body and then releases the lock.
  package consuming func whileHeld<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body()
  }
}
