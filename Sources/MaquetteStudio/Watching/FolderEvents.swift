#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif
import MaquetteFiles

/// What the system says at once about saved files in some folders: `inotify` on Linux; nothing on other systems, where files are polled.
///
/// A file counts when it is closed after writing or moved to its place, so that no half of one is read. Not every file system reports
/// changes, those of a network or of a container's host do not; whoever waits for these events also compares stamps now and then.
package struct FolderEvents: ~Copyable {
  /// What happened.
  package struct Changes: Sendable, Equatable {
    /// The paths of files that were written.
    package var written: Set<String> = []
    /// Whether files or folders were added, removed or renamed, or the system lost events.
    package var hasMoved = false

    package init() {}

    package var isEmpty: Bool { written.isEmpty && !hasMoved }
  }

  #if os(Linux)
    private let descriptor: Int32
    /// The paths of each watched folder: one folder can be named in several ways.
    private var folders: [Int32: Set<String>] = [:]
    private var watched: Set<String> = []

    package init() { descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC)) }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Whether the system reports anything.
    package var isAvailable: Bool { descriptor >= 0 }

    /// Watches folders, but not those inside them.
    package mutating func watch(_ paths: Set<String>) {
      guard descriptor >= 0 else { return }
      let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF)
      for path in paths where !watched.contains(path) {
        let watch = inotify_add_watch(descriptor, path.isEmpty ? "." : path, mask)
        // Without a watch, because the system allows only so many, the folder is polled.
        guard watch >= 0 else { continue }
        folders[watch, default: []].insert(path)
        watched.insert(path)
      }
    }

    /// Waits for changes, at most a number of milliseconds.
    package mutating func wait(milliseconds: Int32) -> Changes {
      var changes = Changes()
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // A negative descriptor is ignored: the call only waits.
      guard poll(&entry, 1, milliseconds) > 0 else { return changes }
      var bytes = [UInt8](repeating: 0, count: 64 << 10)
      while true {
        let count = read(descriptor, &bytes, bytes.count)
        guard count > 0 else { return changes }
        add(bytes[..<count], to: &changes)
      }
    }

    /// Adds the events in bytes of the system: a watch, a mask, a cookie and a length of 32 bits each, and a name with zeros at its end.
    private mutating func add(_ bytes: ArraySlice<UInt8>, to changes: inout Changes) {
      var rest = bytes
      func number(_ index: Int) -> UInt32 {
        rest.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self) }
      }
      while rest.count >= 16 {
        let (watch, mask, length) = (Int32(bitPattern: number(0)), number(1), Int(number(3)))
        guard rest.count >= 16 + length else { return }
        let name = String(decoding: rest.dropFirst(16).prefix(length).prefix { $0 != 0 }, as: UTF8.self)
        rest = rest.dropFirst(16 + length)
        if mask & UInt32(IN_Q_OVERFLOW) != 0 { changes.hasMoved = true }
        guard let paths = folders[watch] else { continue }
        if mask & UInt32(IN_IGNORED) != 0 {
          folders[watch] = nil
          watched.subtract(paths)
          changes.hasMoved = true
          continue
        }
        if mask & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) != 0, mask & UInt32(IN_ISDIR) == 0 {
          for folder in paths { changes.written.insert(FileName.joined(folder, name)) }
        }
        if mask & UInt32(IN_CLOSE_WRITE) == 0 { changes.hasMoved = true }
      }
    }
  #else
    package init() {}

    /// Whether the system reports anything.
    package var isAvailable: Bool { false }

    /// Does nothing.
    package mutating func watch(_ paths: Set<String>) {}

    /// Waits for a number of milliseconds.
    package mutating func wait(milliseconds: Int32) -> Changes {
      SheetWatch.sleep(.milliseconds(milliseconds))
      return Changes()
    }
  #endif
}
