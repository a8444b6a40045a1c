internal import MaquetteBatch
internal import MaquetteFiles

/// Joins what the shares of a render left in one folder or in several.
struct RenderMerge {
  let folders: [String]
  /// Where the whole is to be; nil for the one folder that all shares were drawn into.
  let out: String?
  let console: Console

  /// Whether there is a manifest in one of some folders.
  static func applies(to folders: [String]) -> Bool {
    folders.contains { folder in
      Folder.kind(of: ManifestFile(in: folder).path) == .file
        || !((try? ManifestFile.shares(in: folder)) ?? []).isEmpty
    }
  }

  /// Does it, and throws a failure if the whole is not whole.
  func run() throws(Failure) {
    guard let out = out ?? (Set(folders).count == 1 ? folders.first : nil) else {
      throw Failure(.usage, "the shares lie in \(folders.count) folders; name one for the whole with --out")
    }
    let merge: ManifestMerge
    do throws(ManifestError) {
      merge = try ManifestMerge(parts(), generator: Version.generator) { folder, path, former in
        let file = try? FileRecord(of: FileName.joined(folder, path), former: former)
        return file?.digest == former.digest ? file : nil
      }
    } catch {
      throw Failure(error)
    }
    let manifest = try gathered(merge, in: out)
    do throws(ManifestError) {
      try Interruption.whileWriting { () throws(ManifestError) in
        try ManifestFile(in: out).write(manifest)
      }
      if merge.missingShares.isEmpty && merge.missingFiles.isEmpty {
        try removeShares(in: out)
        removeTemporaries(in: out, for: manifest)
      }
    } catch {
      throw Failure(error)
    }
    try report(merge)
  }

  private func parts() throws(ManifestError) -> [ManifestMerge.Part] {
    var parts: [ManifestMerge.Part] = []
    for folder in folders {
      var found = false
      for file in [ManifestFile(in: folder)] + (try ManifestFile.shares(in: folder)) {
        guard let manifest = try file.read() else { continue }
        parts.append(ManifestMerge.Part(folder: folder, manifest: manifest))
        found = true
      }
      if !found { throw .nothingToMerge(path: folder) }
    }
    return parts
  }

  /// Copies what lies elsewhere, and returns the manifest with its files as they are in the folder.
  private func gathered(_ merge: ManifestMerge, in out: String) throws(Failure) -> Manifest {
    var manifest = merge.manifest
    for (path, folder) in merge.folders where FileName.joined(folder, "") != FileName.joined(out, "") {
      let (source, target) = (FileName.joined(folder, path), FileName.joined(out, path))
      try PictureOutput.createFolder(of: target)
      do throws(FileProblem) {
        let bytes = try FileBytes.read(source, limit: 1 << 30)
        try Interruption.whileWriting { () throws(FileProblem) in try FileBytes.write(bytes, to: target) }
      } catch {
        throw Failure(error, path: target)
      }
      manifest.pictures[path]?.file.stamp = nil
    }
    return manifest
  }

  private func removeShares(in out: String) throws(ManifestError) {
    for file in try ManifestFile.shares(in: out) {
      do throws(FileProblem) {
        try Folder.remove(file: file.path)
      } catch {
        throw ManifestError(error, path: file.path)
      }
    }
  }

  /// Removes what killed shares left half written. Nobody draws here any more: the whole is there.
  private func removeTemporaries(in out: String, for manifest: Manifest) {
    let folders = Set(manifest.pictures.keys.map { FileName.joined(out, FileName.folder(of: $0)) })
    for folder in folders.union([out]) {
      for name in (try? Folder.names(in: folder)) ?? [] where FileBytes.isTemporary(name) {
        try? Folder.remove(file: FileName.joined(folder, name))
      }
    }
  }

  private func report(_ merge: ManifestMerge) throws(Failure) {
    for failure in merge.manifest.failures {
      console.say("failed: \(failure.failed)")
      if !failure.message.isEmpty { console.sayLines(failure.message) }
    }
    for path in merge.missingFiles.prefix(20) { console.say("missing: \(path)") }
    if merge.missingFiles.count > 20 { console.say("and \(merge.missingFiles.count - 20) more") }
    for share in merge.missingShares.prefix(20) {
      console.say(
        "maquette: share \(share) is missing: name its folder too, or run 'maquette render --shard \(share)'")
    }
    let counts = [
      "\(merge.manifest.pictures.count) in place", "\(merge.missingFiles.count) missing",
      "\(merge.manifest.failures.count) failed",
    ]
    let shares = merge.shareCount == 1 ? "1 share" : "\(merge.shareCount) shares"
    console.say("\(shares): \(counts.joined(separator: ", "))")
    if let failure = merge.manifest.failures.first {
      throw Failure(said: ExitStatus(rawValue: failure.status) ?? .badInput)
    }
    if !merge.missingShares.isEmpty || !merge.missingFiles.isEmpty { throw Failure(said: .noInput) }
  }
}
