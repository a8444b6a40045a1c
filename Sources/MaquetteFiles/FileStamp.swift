#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

// Whether a file is unchanged
// ===========================
//
// As in git's index, a file of the same size and the same times counts as unchanged and is not read. That fails if a
// file is written twice within one tick of the clock, so a stamp that was young when the file was read proves nothing
// and is not kept ("racy git"); the next run reads the file, and by then its stamp has settled. The time of the last
// status change is part of the stamp, because programs set the modification time arbitrarily, and archives set that of
// all files to the same one.

/// The size and times of a file, which change whenever the file does.
package struct FileStamp: Hashable, Sendable {
  /// The size in bytes.
  package var size: Int
  /// When the content changed, in nanoseconds since 1970.
  package var modified: Int64
  /// When the content or the metadata of the file changed, in nanoseconds since 1970.
  var changed: Int64

  /// The stamp of the file at a path, links followed; nil if it does not exist or is not a regular file.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.init(
      size: Int(status.st_size), modified: Self.nanoseconds(modified), changed: Self.nanoseconds(changed))
  }

  /// A stamp of known numbers, times in nanoseconds since 1970.
  package init(size: Int, modified: Int64, changed: Int64) {
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  /// Whether every change after a time, in nanoseconds since 1970, gives another stamp.
  ///
  /// Kernels count time in ticks of up to ten milliseconds; some file systems store only whole or even seconds.
  package func isSettled(at time: Int64) -> Bool {
    let tick: Int64 = changed % 1_000_000_000 == 0 ? 2_000_000_000 : 20_000_000
    return changed < time - tick
  }

  /// The time in nanoseconds since 1970, by the clock that stamps files.
  package static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}

extension FileStamp: Codable {
  /// Reads three numbers; they are text in JSON because other programs would round them.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let parts = try container.decode(String.self).split(separator: " ")
    guard parts.count == 3, let size = Int(parts[0]), let modified = Int64(parts[1]),
      let changed = Int64(parts[2])
    else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected a stamp of three numbers")
    }
    self.init(size: size, modified: modified, changed: changed)
  }

  /// Writes the size and the two times.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(size) \(modified) \(changed)")
  }
}
