import MaquetteFiles

/// The findings of former runs, in a manifest without pictures.
struct LintRecords {
  private let file: ManifestFile
  /// What the next run believes: nothing if the common inputs are others.
  let former: Manifest

  /// Reads the findings of former runs. A file that holds something else is an error, because it would be lost.
  ///
  /// - Parameter common: The digest of what all findings depend on besides the sheets, the theme and the program.
  init(at path: String, common: Digest, observer: StudioObserver) throws(StudioError) {
    file = ManifestFile(at: path)
    let kind = "\(Version.generator) lint "
    let known = try? file.read { observer(.distrusted($0)) }
    if Folder.kind(of: path) != .nothing, known?.generator.contains(" lint ") != true {
      throw StudioError(
        .usage, "'\(path)' is not a findings cache and would be overwritten; name another file, or delete it")
    }
    former =
      known.flatMap { $0.generator == kind + common.hex ? $0 : nil }
      ?? Manifest(generator: kind + common.hex)
  }

  /// Writes the findings of a run and those of other sheets that still exist, unless the file already holds them.
  func save(_ plan: [PlannedSheet], ledger: FileLedger) throws(StudioError) {
    var manifest = former
    for sheet in plan {
      // The companions of pictures say nothing about what is found.
      var record = sheet.record
      record?.companions = nil
      manifest.sheets[sheet.input.path] = record
    }
    manifest.files.merge(ledger.records) { $1 }
    manifest.dropUnused { Folder.kind(of: $0) != .nothing }
    if manifest != former || Folder.kind(of: file.path) == .nothing { try file.write(manifest) }
  }
}
