package import MaquetteDiagnostics
package import MaquetteFiles
package import MaquetteLint

/// The pictures of a folder and their inputs, so that the next run draws only what has changed.
///
/// On disk it is JSON, one value per line; see ``ManifestFile``.
package struct Manifest: Sendable, Equatable {
  /// The version of the file format that this program writes.
  package static let version = 2

  /// The program that wrote it, with its version.
  package var generator: String
  /// The shard of a divided run; nil for a whole run.
  package var shard: Shard?
  /// The digest of the whole run; nil while it is unknown.
  package var plan: PlanDigest?
  /// The files that pictures depend on, by path: sheets, what they include, tokens, fonts and the program itself.
  package var files: [String: FileRecord] = [:]
  /// The sheets that were read, by path.
  package var sheets: [String: SheetRecord] = [:]
  /// The pictures that are in the folder, by path in the folder.
  package var pictures: [String: PictureRecord] = [:]
  package var failures: [FailureRecord] = []
}

extension Manifest {
  /// Adds a later manifest of the same folder, whose failures replace the earlier ones.
  package mutating func add(_ later: Manifest) {
    files.merge(later.files) { $1 }
    sheets.merge(later.sheets) { $1 }
    pictures.merge(later.pictures) { $1 }
    failures = later.failures
    plan = later.plan
  }

  /// Removes sheets that have no picture and no longer exist, and the files that only they depend on.
  ///
  /// Files of no sheet are inputs of all pictures. They are few and stay, because another run may depend on them.
  package mutating func dropUnused(present: (_ sheet: String) -> Bool = { _ in true }) {
    let used = Set(pictures.values.map(\.sheet))
    var forgotten: Set<String> = []
    for (path, record) in sheets where !used.contains(path) && !present(path) {
      forgotten.formUnion(record.inputs)
      sheets[path] = nil
    }
    let needed = Set(sheets.values.flatMap(\.inputs))
    for path in forgotten where !needed.contains(path) { files[path] = nil }
  }
}

/// The digest of what a whole run makes, the same for all its shards.
package struct PlanDigest: Hashable, Sendable, Codable {
  /// The digest of the pictures' names and all their inputs.
  package var digest: Digest
  package var count: Int

  enum CodingKeys: String, CodingKey {
    case digest = "sha256"
    case count
  }

  /// The digest of some pictures, each with the digest of its inputs.
  package init(_ pictures: [(path: String, key: Digest?)]) {
    var hash = SHA256()
    let sorted = pictures.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    for picture in sorted {
      hash.update(field: picture.path)
      hash.update(field: picture.key?.hex ?? "")
    }
    digest = hash.finish()
    count = pictures.count
  }
}

/// A sheet that was read without an error.
package struct SheetRecord: Hashable, Sendable, Codable {
  /// The sheet's path.
  package var sheet: String
  /// The digest of all inputs of its pictures.
  package var key: Digest
  /// The files among these inputs: the sheet itself and the files that it names.
  package var inputs: [String]
  /// The files that would be inputs if they existed.
  package var absences: [String]?
  /// Its pictures, as paths in the folder and in the order of the sheet.
  package var pictures: [String]
  /// The remarks of reading or drawing it.
  package var warnings: [Diagnostic]?
  package var companions: [CompanionRecord]?
  /// What rules found in it; nil if it was not checked.
  package var findings: LintReport?
}

/// A companion file of pictures, such as the contents of an asset catalog.
package struct CompanionRecord: Hashable, Sendable, Codable {
  /// The path in the folder.
  package var path: String
  package var file: FileRecord
}

/// A picture that was drawn and written.
package struct PictureRecord: Hashable, Sendable, Codable {
  /// The path in the folder.
  package var picture: String
  package var sheet: String
  /// The digest of its inputs; see ``SheetRecord/key``.
  package var key: Digest
  /// The digest of the laid out picture; nil if it was not computed.
  package var drawing: Digest?
  package var file: FileRecord
  /// The remarks of reading or drawing it.
  package var warnings: [Diagnostic]?
}

/// A sheet or a picture that failed.
package struct FailureRecord: Hashable, Sendable, Codable {
  /// The path of the sheet, or of the picture in the folder.
  package var failed: String
  package var error: StudioError
}

extension Array {
  /// The array, or nil if it is empty, so that JSON has no member for it.
  var nonEmpty: Self? { isEmpty ? nil : self }
}
