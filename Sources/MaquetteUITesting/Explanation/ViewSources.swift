import MaquetteFiles
import MaquetteSnapshots
import MaquetteSwiftSource
import MaquetteTesting
import Synchronization

/// The sources of a package, in which the views of a failed picture are found.
struct ViewSources {
  /// The most files that are read, and the most bytes of each.
  private static let (mostFiles, mostBytes) = (20_000, 1 << 20)

  /// What was read for earlier failures, by the folder of the package: sources do not change while tests run.
  private static let known = Mutex<[String: TypePlaces]>([:])

  private let places: TypePlaces

  /// Reads the Swift files of the package around a test file; nil for a file outside of any package.
  init?(around testFile: String) {
    var folder = FileName.folder(of: testFile)
    while Folder.kind(of: FileName.joined(folder, "Package.swift")) != .file {
      guard !folder.isEmpty, folder != "/" else { return nil }
      folder = FileName.folder(of: folder)
    }
    if let known = Self.known.withLock({ $0[folder] }) {
      places = known
      return
    }
    let paths = ((try? Folder.files(in: folder)) ?? []).filter { FileName.suffix(of: $0) == "swift" }
    places = TypePlaces(
      paths.prefix(Self.mostFiles).compactMap { path in
        guard let bytes = try? FileBytes.read(path, limit: Self.mostBytes) else { return nil }
        return (path, String(decoding: bytes, as: UTF8.self))
      })
    Self.known.withLock { $0[folder] = places }
  }

  /// Returns a difference whose changes have the places of their views: `Cards/CardView.swift:14`.
  func placing(_ difference: SnapshotDifference) -> SnapshotDifference {
    var difference = difference
    difference.changes = difference.changes.map { change in
      guard let view = change.view, let place = places.place(of: view, showing: change.words) else {
        return change
      }
      var change = change
      let module = view.prefix { $0 != "." }
      change.place = "\(module)/\(FileName.last(of: place.path)):\(place.line)"
      return change
    }
    return difference
  }
}

extension MaquetteTesting.Snapshotting {
  /// Returns the strategy with the lines of views in its differences, found in the package of the test.
  func placingViews(around testFile: StaticString) -> Self {
    var result = self
    let compare = diffing.compare
    result.diffing.compare = { expected, actual in
      guard let difference = compare(expected, actual) else { return nil }
      guard difference.changes.contains(where: { $0.view != nil }),
        let sources = ViewSources(around: "\(testFile)")
      else { return difference }
      return sources.placing(difference)
    }
    return result
  }
}
