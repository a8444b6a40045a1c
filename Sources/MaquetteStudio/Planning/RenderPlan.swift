import MaquetteDiagnostics
package import MaquetteFiles
import MaquetteSheets

/// A sheet of a run and its pictures, read from the sheet or, if none of its inputs has changed, from the manifest.
package struct PlannedSheet: Sendable {
  package let input: SheetInput
  /// Its record in the manifest; nil for standard input and for a sheet that failed.
  var record: SheetRecord?
  /// The paths of its pictures in the folder of pictures.
  var pictures: [String] = []
  /// The companion files of the pictures, if the sheet was read.
  var companions: [(path: String, bytes: [UInt8])] = []
  /// The remarks of reading it.
  var warnings: [Diagnostic] = []
  /// The sheet itself, if it was read.
  var content: Content?
  package var failure: StudioError?

  /// A sheet that was read.
  struct Content: Sendable {
    let sheet: Sheet
    /// Its pictures, in the order of their paths.
    let pictures: [Sheet.Picture]
  }

  /// Whether the sheet is read from standard input, which is never recorded.
  var isStream: Bool { input.path == SheetInput.stream }
}

/// All pictures of a run, known before the first is drawn.
package struct RenderPlan: Sendable {
  /// The sheets in the order of the request.
  package internal(set) var sheets: [PlannedSheet]
  /// Their pictures, in the order of the sheets.
  package private(set) var cells: [Cell] = []
  /// The digest of the whole run's output.
  let digest: PlanDigest

  /// One picture.
  package struct Cell: Sendable {
    /// The index of its sheet.
    package let sheet: Int
    /// Its index among the sheet's pictures.
    let picture: Int
    /// Its path in the folder of pictures.
    package let path: String
    /// Its file; nil for standard output.
    package let target: String?
    /// The digest of its inputs; nil if they are unknown, as those of standard input.
    let key: Digest?
  }

  /// The plan of some sheets. Throws an error if two pictures have one file.
  init(_ sheets: [PlannedSheet], place: OutputPlace) throws(StudioError) {
    self.sheets = sheets
    for (index, sheet) in sheets.enumerated() {
      for (number, path) in sheet.pictures.enumerated() {
        cells.append(
          Cell(
            sheet: index, picture: number, path: path, target: place.target(ofPicture: path),
            key: sheet.record?.key))
      }
    }
    digest = PlanDigest(cells.map { ($0.path, $0.key) })
    try place.check(cells.map { (sheets[$0.sheet].input.path, $0.path) })
  }

  /// Leaves the pictures of one shard.
  func shard(_ shard: Shard) -> RenderPlan {
    var plan = self
    plan.cells = shard.items(of: cells)
    return plan
  }
}

/// Why a picture has to be drawn.
package enum RedrawReason: String, Sendable {
  /// The manifest has no record of it.
  case new
  /// One of its inputs has changed.
  case changed
  /// Its file is missing or altered.
  case missing
  /// The request forces it.
  case forced
}

extension Manifest {
  /// Why a picture has to be drawn, nil if it need not be; and the record of its file if the file was checked.
  ///
  /// - Parameters:
  ///   - key: The digest of its inputs now; nil if they are unknown.
  ///   - file: The path of the picture's file.
  package func state(
    of picture: String, key: Digest?, file: String
  ) -> (reason: RedrawReason?, file: FileRecord?) {
    guard let record = pictures[picture] else { return (.new, nil) }
    guard let key, record.key == key else { return (.changed, nil) }
    guard let now = try? FileRecord(of: file, former: record.file), now.digest == record.file.digest else {
      return (.missing, nil)
    }
    return (nil, now)
  }
}
