internal import MaquetteFiles

/// The findings of former runs, in a manifest without pictures.
struct LintRecords {
  private let file: ManifestFile
  /// What the next run believes: nothing if the common inputs are others.
  let former: Manifest

  /// Reads the findings of former runs. A file that cannot be read is reported and ignored, so that every sheet is checked.
  ///
  /// - Parameter common: The digest of what all findings depend on besides the sheets, the theme and the program.
  init(at path: String, common: Digest, observer: StudioObserver) {
    file = ManifestFile(at: path)
    let generator = "\(Version.generator) lint \(common.hex)"
    var former: Manifest?
    do throws(StudioError) {
      former = try file.read { observer(.distrusted($0)) }
    } catch {
      observer(.distrusted(StudioError(error.kind, "\(error); every sheet is checked")))
    }
    self.former = former.flatMap { $0.generator == generator ? $0 : nil } ?? Manifest(generator: generator)
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
