package import MaquetteFiles

/// The merged manifests of shards, with the folder of every file that is intact.
package struct ManifestMerge: Sendable {
  /// One manifest and the folder that it describes.
  package struct Part: Sendable {
    package var folder: String
    package var manifest: Manifest
  }

  package private(set) var manifest: Manifest
  /// The folder of each picture, and of each companion file.
  package private(set) var folders: [String: String] = [:]
  /// The shards whose manifest is missing.
  package private(set) var missingShards: [Shard] = []
  /// The files of sheets that no folder contains intact, sorted.
  package private(set) var missingFiles: [String] = []
  package private(set) var shardCount = 0

  /// Merges parts.
  ///
  /// - intact: The record of a file by its path in a folder if the file is unchanged since it was written, else nil.
  /// - Throws: An error for shards of different runs, and if the same sheet was drawn differently.
  package init(
    _ parts: [Part], generator: String,
    intact: (_ folder: String, _ path: String, FileRecord) -> FileRecord?
  ) throws(StudioError) {
    manifest = Manifest(generator: generator)
    try checkPlans(of: parts)
    // The manifest of a whole run comes first, so that shards, which are later, replace it.
    for part in parts.filter({ $0.manifest.shard == nil }) + parts.filter({ $0.manifest.shard != nil }) {
      try add(part, intact: intact)
    }
    let shards = parts.compactMap(\.manifest.shard)
    manifest.plan = parts.last { $0.manifest.shard != nil || shards.isEmpty }?.manifest.plan
    shardCount = Set(shards).count
    missingShards = Shard.all(of: shards.first?.count ?? 0).filter { !shards.contains($0) }
    // Shards drew all their pictures after the whole run, so its failures have been tried again.
    if !shards.isEmpty {
      manifest.failures = []
      for part in parts where part.manifest.shard != nil { addFailures(of: part) }
    }
    let companions = manifest.sheets.values.flatMap { $0.companions ?? [] }.map(\.path)
    missingFiles = Set(manifest.sheets.values.flatMap(\.pictures) + companions)
      .subtracting(folders.keys).subtracting(manifest.failures.map(\.failed))
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func checkPlans(of parts: [Part]) throws(StudioError) {
    let shards = parts.compactMap { part in part.manifest.shard.map { (shard: $0, plan: part.manifest.plan) }
    }
    guard let first = shards.first else { return }
    for other in shards where other.plan != first.plan || other.shard.count != first.shard.count {
      throw StudioError(
        .badInput,
        "shards \(first.shard) and \(other.shard) are from different runs: their sheets, options or versions differ"
      )
    }
  }

  private mutating func add(
    _ part: Part, intact: (String, String, FileRecord) -> FileRecord?
  ) throws(StudioError) {
    manifest.files.merge(part.manifest.files) { $1 }
    manifest.sheets.merge(part.manifest.sheets) { $1 }
    addFailures(of: part)
    for companion in part.manifest.sheets.values.flatMap({ $0.companions ?? [] })
    where intact(part.folder, companion.path, companion.file) != nil {
      folders[companion.path] = part.folder
    }
    for (path, record) in part.manifest.pictures {
      guard let file = intact(part.folder, path, record.file) else { continue }
      if let other = manifest.pictures[path], other.key == record.key, other.file.digest != file.digest {
        throw StudioError(
          .internalError,
          "\(path): two shards drew the same sheet differently; please report this")
      }
      manifest.pictures[path] = record
      manifest.pictures[path]?.file = file
      folders[path] = part.folder
    }
  }

  private mutating func addFailures(of part: Part) {
    for failure in part.manifest.failures where !manifest.failures.contains(failure) {
      manifest.failures.append(failure)
    }
  }
}
