internal import MaquetteBatch
internal import MaquetteFiles
#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

// Watching by asking
// ==================
//
// The stamps of all files are compared a few times a second. That costs microseconds a file, sees files on network
// file systems and in containers, where the kernel's notices do not arrive, and needs no code for each system. An
// editor may write a file in several steps, so a change counts once nothing has changed between two looks.

/// Waits for sheets, and what they are made from, to be saved.
struct SheetWatch {
  /// What the command line names.
  let arguments: [String]
  /// Files that sheets depend on, wherever they are.
  var inputs: Set<String> = []

  /// How often files are looked at, unless looking takes long.
  private static let interval = Duration.milliseconds(200)
  /// How long files must rest.
  private static let rest = Duration.milliseconds(60)
  /// At most this part of the time is spent looking.
  private static let share = 20

  /// The state of all files that matter.
  struct Snapshot: Equatable {
    fileprivate var stamps: [String: FileStamp] = [:]
  }

  /// The files as they are now. Whatever a sheet could include beside it counts, because what a wrong sheet includes
  /// is not known.
  func snapshot() -> Snapshot {
    var paths = inputs
    for argument in arguments where argument != SheetInput.stream {
      if Folder.kind(of: argument) == .folder {
        paths.formUnion((try? Folder.files(in: argument)) ?? [])
      } else {
        let folder = FileName.folder(of: argument)
        paths.formUnion(((try? Folder.names(in: folder)) ?? []).map { FileName.joined(folder, $0) })
      }
    }
    var snapshot = Snapshot()
    for path in paths where inputs.contains(path) || Self.isSource(path) {
      snapshot.stamps[path] = FileStamp(of: path)
    }
    return snapshot
  }

  /// Returns once the files are no longer as in a snapshot and have come to rest.
  func wait(for snapshot: Snapshot) {
    var pause = Self.interval
    while true {
      Self.sleep(pause)
      let began = ContinuousClock.now
      let now = self.snapshot()
      if now != snapshot { break }
      pause = max(Self.interval, (ContinuousClock.now - began) * Self.share)
    }
    var last = self.snapshot()
    while true {
      Self.sleep(Self.rest)
      let now = self.snapshot()
      if now == last { return }
      last = now
    }
  }

  private static func isSource(_ path: String) -> Bool {
    ["yaml", "yml", "json", "csv", "svg", "ttf", "otf", "ttc", "otc"].contains(FileName.suffix(of: path))
  }

  private static func sleep(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    usleep(UInt32(clamping: seconds * 1_000_000 + attoseconds / 1_000_000_000_000))
  }
}
