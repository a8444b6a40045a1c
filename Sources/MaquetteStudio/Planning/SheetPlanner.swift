internal import MaquetteControls
internal import MaquetteDiagnostics
internal import MaquetteDiagnostics
internal import MaquetteFiles
internal import MaquetteGraphics
internal import MaquettePNG
internal import MaquetteSheets

/// Finds out what pictures sheets make and what these depend on, reading no more sheets than it must.
struct SheetPlanner: Sendable {
  let settings: DrawingSettings
  let place: OutputPlace
  let manifest: Manifest
  let ledger: FileLedger
  /// Whether every sheet is read, whatever the manifest says.
  let readsAll: Bool
  /// Whether the cost of pictures is estimated.
  let estimates: Bool
  /// The digest of what all pictures of the run depend on; nil if that cannot be told.
  private let commonKey: Digest?
  /// The digest of what else decides on the pixels of a picture that is laid out: the program, its fonts, and how
  /// files are written; nil if that cannot be told.
  let drawingKey: Digest?

  init(
    settings: DrawingSettings, place: OutputPlace, manifest: Manifest, ledger: FileLedger,
    readsAll: Bool = false, estimates: Bool = false, keepsRecords: Bool = true
  ) throws(StudioError) {
    self.settings = settings
    self.place = place
    self.manifest = manifest
    self.ledger = ledger
    self.readsAll = readsAll
    self.estimates = estimates
    if keepsRecords {
      drawingKey = try Self.drawingKey(settings: settings, ledger: ledger)
      commonKey = try Self.commonKey(drawingKey, settings: settings, ledger: ledger)
    } else {
      // To digest the program takes ten times as long as to draw a picture, and nobody would look at it.
      drawingKey = nil
      commonKey = nil
      // What is wrong with fonts and token files is said once, before any sheet.
      _ = try settings.environment()
    }
  }

  /// The digest of the program, its fonts and its way to write files.
  private static func drawingKey(settings: DrawingSettings, ledger: FileLedger) throws(StudioError) -> Digest? {
    var hash = SHA256()
    hash.update(field: settings.request.compression.rawValue)
    var paths = try settings.fontFiles()
    if let build = RendererIdentity.buildID {
      hash.update(field: SHA256.digest(of: build))
    } else if let program = RendererIdentity.path {
      paths.insert(program, at: 0)
    } else {
      return nil
    }
    for path in paths {
      do throws(FileProblem) {
        hash.update(field: try ledger.record(of: path).digest)
      } catch {
        // A font that cannot be read is better explained by whoever reads fonts.
        _ = try settings.environment()
        throw StudioError(error, path: path)
      }
    }
    return hash.finish()
  }

  /// The digest of the former and of all that the command line and token files say.
  private static func commonKey(
    _ drawingKey: Digest?, settings: DrawingSettings, ledger: FileLedger
  ) throws(StudioError) -> Digest? {
    guard let drawingKey else { return nil }
    var hash = SHA256()
    hash.update(field: drawingKey)
    for word in settings.words { hash.update(field: word) }
    // Token files name others, so they are read to know which; what was read is what counts.
    for (path, digest, time) in try settings.tokenDigests() {
      hash.update(field: ledger.add(path, digest: digest, readAfter: time).digest)
    }
    return hash.finish()
  }

  /// The pictures of a sheet.
  func plan(_ input: SheetInput) -> PlannedSheet {
    if !readsAll, input.path != SheetInput.stream, let known = manifest.sheets[input.path],
      !estimates || known.costs != nil, let key = key(inputs: known.inputs), key == known.key,
      known.pictures.allSatisfy({ isBelow(input.subfolder, $0) }), areInPlace(known.companions ?? [])
    {
      return PlannedSheet(
        input: input, record: known, pictures: known.pictures, warnings: known.warnings ?? [])
    }
    return read(input)
  }

  /// Reads a sheet.
  func read(_ input: SheetInput) -> PlannedSheet {
    var sheet = PlannedSheet(input: input)
    do throws(StudioError) {
      let time = FileStamp.now
      let document = try input.document(in: settings.environment(), stream: settings.request.stream)
      let sheets = settings.adjusted(try document.pictures(scale: settings.request.scale, path: input.path))
      sheet.pictures = sheets.map { FileName.joined(input.subfolder, $0.path) }
      sheet.companions = document.companions.map { companion in
        (FileName.joined(input.subfolder, companion.path), Array(companion.text.utf8))
      }
      sheet.warnings = document.warnings
      sheet.content = PlannedSheet.Content(document: document, sheets: sheets)
      for file in document.dependencies where file.path != SheetInput.stream {
        _ = ledger.add(file.path, digest: SHA256.digest(of: file.bytes), readAfter: time)
      }
      let inputs = document.dependencies.map(\.path)
      if !sheet.isStream, let key = key(inputs: inputs) {
        sheet.record = SheetRecord(
          sheet: input.path, key: key, inputs: inputs, pictures: sheet.pictures,
          costs: estimates ? Self.costs(of: sheets) : nil, warnings: sheet.warnings,
          companions: sheet.companions.map { path, bytes in
            CompanionRecord(path: path, file: FileRecord(digest: SHA256.digest(of: bytes), stamp: nil))
          })
      }
    } catch {
      sheet.failure = error
    }
    return sheet
  }

  /// The digest of all that a sheet's pictures depend on; nil if a file of it cannot be read.
  private func key(inputs: [String]) -> Digest? {
    guard let commonKey else { return nil }
    var hash = SHA256()
    hash.update(field: commonKey)
    for path in inputs {
      guard let record = try? ledger.record(of: path) else { return nil }
      hash.update(field: path)
      hash.update(field: record.digest)
    }
    return hash.finish()
  }

  /// Whether a picture lies where this run would put it: a sheet may be found in another folder than before.
  private func isBelow(_ subfolder: String, _ picture: String) -> Bool {
    subfolder.isEmpty || picture.hasPrefix(subfolder + "/")
  }

  private func areInPlace(_ companions: [CompanionRecord]) -> Bool {
    companions.allSatisfy { companion in
      guard let path = place.path(ofPicture: companion.path) else { return false }
      return (try? Digest(ofFile: path)) == companion.file.digest
    }
  }

  /// Estimates by the layout of the first picture; its variants are taken to be as large in points.
  private static func costs(of sheets: [Sheet]) -> [Double] {
    guard let first = sheets.first else { return [] }
    let layout = first.layout()
    let elements = layout.count
    let area = layout.frame.size.width * layout.frame.size.height
    return sheets.map {
      PictureCost.microseconds(elements: elements, area: area, scale: $0.environment.scale)
    }
  }
}

extension LayoutNode {
  /// The number of elements in the tree.
  fileprivate var count: Int { children.reduce(1) { $0 + $1.count } }
}

// What a picture costs
// ====================
//
// Shares are divided before anything is drawn, and by every machine for itself, so the cost of a picture is estimated
// from what its sheet says and never from a clock: so much for each picture, for each element that is laid out and
// drawn, and for each pixel that is filled, filtered and compressed. The weights were fitted by least squares to the CPU time of
// the 40 sheets of Examples/DesignSystem on one machine, where an estimate is off by 0.3 in the root mean square. Only
// their ratios matter, and a wrong one makes shares less equal, never wrong.

/// What laying a picture out, drawing it and encoding it costs.
package enum PictureCost {
  /// For a picture with nothing in it, in microseconds.
  static let picture = 740.0
  /// For each element of the layout tree, parts of controls included.
  static let element = 9.0
  /// For each pixel.
  static let pixel = 0.0045

  /// The estimate in microseconds.
  ///
  /// - Parameters:
  ///   - elements: The number of elements in the layout tree.
  ///   - area: The picture's area in square points.
  ///   - scale: Pixels a point.
  package static func microseconds(elements: Int, area: Double, scale: Double) -> Double {
    let pixels = area * scale * scale
    let cost = picture + element * Double(elements) + pixel * (pixels.isFinite ? pixels : 0)
    // Whole numbers read the same in every language that the plan is read in.
    return cost.rounded()
  }
}
