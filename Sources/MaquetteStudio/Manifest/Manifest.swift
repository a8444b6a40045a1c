package import MaquetteDiagnostics
package import MaquetteFiles

/// What a folder of pictures holds and what it was made from, so that the next run draws only what has changed.
///
/// On disk it is JSON, one value a line; see ``ManifestFile``.
package struct Manifest: Sendable, Equatable {
  /// The version of the form that this program writes.
  package static let version = 2

  /// The program that wrote it, with its version.
  package var generator: String
  /// The part of a divided run that it is about; nil for a whole one.
  package var shard: Shard?
  /// What the whole run is to make; nil while that is not known.
  package var plan: PlanDigest?
  /// The files that pictures depend on, by path: sheets, what they include, tokens, fonts and the program itself.
  package var files: [String: FileRecord] = [:]
  /// The sheets that were read, by path.
  package var sheets: [String: SheetRecord] = [:]
  /// The pictures that are in the folder, by path in the folder.
  package var pictures: [String: PictureRecord] = [:]
  /// What could not be drawn.
  package var failures: [FailureRecord] = []

  /// A manifest of an empty folder.
  package init(generator: String, shard: Shard? = nil) {
    self.generator = generator
    self.shard = shard
  }
}

extension Manifest {
  /// Takes what a later manifest of the same folder says; failures are those of the later one.
  package mutating func add(_ later: Manifest) {
    files.merge(later.files) { $1 }
    sheets.merge(later.sheets) { $1 }
    pictures.merge(later.pictures) { $1 }
    failures = later.failures
    plan = later.plan
  }

  /// Forgets sheets without a picture and a plan, and files that no sheet depends on.
  ///
  /// Files of no sheet are those that all pictures depend on, of which one run knows and another may not; they are
  /// few, and a record too many does no harm, so only inputs of forgotten sheets go.
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

/// What a whole run is to make, the same for all its shards.
package struct PlanDigest: Hashable, Sendable, Codable {
  /// The digest of the pictures' names and all that they depend on.
  package var digest: Digest
  /// The number of pictures.
  package var count: Int

  enum CodingKeys: String, CodingKey {
    case digest = "sha256"
    case count
  }

  /// The digest of some pictures, each with what it is made from.
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
  /// The digest of all that its pictures depend on.
  package var key: Digest
  /// The files among that: the sheet itself and what it names.
  package var inputs: [String]
  /// Its pictures, as paths in the folder and in the order of the sheet.
  package var pictures: [String]
  /// What drawing each is estimated to cost, in microseconds; nil if nobody asked.
  package var costs: [Double]?
  /// The remarks of reading or drawing it.
  package var warnings: [Diagnostic]?

  /// Other files that go with its pictures.
  package var companions: [CompanionRecord]?

  /// A sheet and its pictures.
  package init(
    sheet: String, key: Digest, inputs: [String], pictures: [String], costs: [Double]? = nil,
    warnings: [Diagnostic] = [], companions: [CompanionRecord] = []
  ) {
    self.sheet = sheet
    self.key = key
    self.inputs = inputs
    self.pictures = pictures
    self.costs = costs
    self.warnings = warnings.isEmpty ? nil : warnings
    self.companions = companions.isEmpty ? nil : companions
  }
}

/// A file that goes with pictures, such as the contents of an asset catalog.
package struct CompanionRecord: Hashable, Sendable, Codable {
  /// The path in the folder.
  package var path: String
  /// The file.
  package var file: FileRecord

  /// A file.
  package init(path: String, file: FileRecord) {
    self.path = path
    self.file = file
  }
}

/// A picture that was drawn and written.
package struct PictureRecord: Hashable, Sendable, Codable {
  /// The path in the folder.
  package var picture: String
  /// The path of the sheet.
  package var sheet: String
  /// The digest of all that it depended on; see ``SheetRecord/key``.
  package var key: Digest
  /// The digest of what was to be drawn: of the laid out picture, whatever it was made from; nil if nobody asked.
  package var drawing: Digest?
  /// The file.
  package var file: FileRecord
  /// The remarks of reading or drawing it.
  package var warnings: [Diagnostic]?

  /// A picture.
  package init(
    picture: String, sheet: String, key: Digest, drawing: Digest? = nil, file: FileRecord,
    warnings: [Diagnostic] = []
  ) {
    self.picture = picture
    self.sheet = sheet
    self.key = key
    self.drawing = drawing
    self.file = file
    self.warnings = warnings.isEmpty ? nil : warnings
  }
}

/// A sheet or a picture that failed.
package struct FailureRecord: Hashable, Sendable, Codable {
  /// The path of the sheet, or of the picture in the folder.
  package var failed: String
  /// Why it failed.
  package var error: StudioError

  package init(failed: String, error: StudioError) {
    self.failed = failed
    self.error = error
  }
}
