package import MaquetteFiles

/// A request to join the shards of a render in one folder or several.
package struct RenderMerge: Sendable {
  private let folders: [String]
  /// The folder of the merged render.
  private let out: String

  /// The outcome of a merge.
  package struct Outcome: Sendable {
    /// The number of pictures in place.
    package let pictureCount: Int
    /// The number of shards found.
    package let shardCount: Int
    /// The shards without a manifest.
    package let missingShards: [Shard]
    /// The files of shards that are missing or changed since they were written.
    package let missingFiles: [String]
    /// The sheets and pictures that failed.
    package let failures: [FailureRecord]
  }

  /// A merge of folders; `out` may be nil if there is one folder only.
  package init(folders: [String], out: String?) throws(StudioError) {
    guard let out = out ?? (Set(folders).count == 1 ? folders.first : nil) else {
      throw StudioError(
        .usage, "the shards are in \(folders.count) folders; name a folder for the merged result with --out")
    }
    self.folders = folders
    self.out = out
    NamedOutput.add(out)
  }

  /// Whether one of some folders has a manifest.
  package static func applies(to folders: [String]) -> Bool {
    folders.contains { folder in
      Folder.kind(of: ManifestFile(in: folder).path) == .file
        || !((try? ManifestFile.shards(in: folder)) ?? []).isEmpty
    }
  }

  /// Copies the pictures to one folder and writes its manifest. The manifests of shards are removed if nothing is missing.
  package func run() throws(StudioError) -> Outcome {
    let merge = try ManifestMerge(parts(), generator: Version.generator) { folder, path, former in
      let file = try? FileRecord(of: FileName.joined(folder, path), former: former)
      return file?.digest == former.digest ? file : nil
    }
    let manifest = try gathered(merge)
    try Interruption.whileWriting { () throws(StudioError) in try ManifestFile(in: out).write(manifest) }
    if merge.missingShards.isEmpty && merge.missingFiles.isEmpty {
      try removeShards()
      removeTemporaries(for: manifest)
    }
    return Outcome(
      pictureCount: merge.manifest.pictures.count, shardCount: merge.shardCount,
      missingShards: merge.missingShards, missingFiles: merge.missingFiles, failures: merge.manifest.failures)
  }

  private func parts() throws(StudioError) -> [ManifestMerge.Part] {
    var parts: [ManifestMerge.Part] = []
    for folder in folders {
      var found = false
      for file in [ManifestFile(in: folder)] + (try ManifestFile.shards(in: folder)) {
        guard let manifest = try file.read() else { continue }
        parts.append(ManifestMerge.Part(folder: folder, manifest: manifest))
        found = true
      }
      if !found {
        throw StudioError(
          .noInput, "\(folder): there is no manifest here; 'maquette render --out' writes one")
      }
    }
    return parts
  }

  /// Copies the files of other folders, and returns the manifest with the files of this one.
  private func gathered(_ merge: ManifestMerge) throws(StudioError) -> Manifest {
    var manifest = merge.manifest
    for (path, folder) in merge.folders where FileName.joined(folder, "") != FileName.joined(out, "") {
      let source = FileName.joined(folder, path)
      let bytes = try attempt({ StudioError($0, path: source) }) { () throws(FileProblem) in
        try FileBytes.read(source, limit: 1 << 30)
      }
      try PictureOutput.write(file: bytes, to: FileName.joined(out, path))
      manifest.pictures[path]?.file.stamp = nil
    }
    return manifest
  }

  private func removeShards() throws(StudioError) {
    for file in try ManifestFile.shards(in: out) {
      try attempt({ StudioError($0, path: file.path) }) { () throws(FileProblem) in
        try Folder.remove(file: file.path)
      }
    }
  }

  /// Removes the temporary files of killed shards. The render is complete, so no shard is running.
  private func removeTemporaries(for manifest: Manifest) {
    let folders = Set(manifest.pictures.keys.map { FileName.joined(out, FileName.folder(of: $0)) })
    for folder in folders.union([out]) {
      for name in (try? Folder.names(in: folder)) ?? [] where FileBytes.isTemporary(name) {
        try? Folder.remove(file: FileName.joined(folder, name))
      }
    }
  }
}
