internal import MaquetteControls

extension Snapshotting {
  /// A strategy for whatever is shown as mockups.
  static func mockups(
    of mockups: @escaping @Sendable (Value) throws -> [SnapshotPart<Mockup>], changes: MockupChanges,
    fileExtension: String, diffing: Diffing<Format>, format: @escaping @Sendable (Mockup) throws -> Format
  ) -> Self {
    Snapshotting(fileExtension: fileExtension, diffing: diffing) { value in
      try mockups(value).map { part in
        SnapshotPart(try format(changes.applied(to: part.format)), name: part.name)
      }
    }
  }
}
