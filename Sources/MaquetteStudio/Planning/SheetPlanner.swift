import MaquetteElements
import MaquetteDiagnostics
import MaquetteFiles
import MaquettePNG
import MaquetteSheets

/// Finds the pictures of sheets and their inputs, and reads only the sheets that have changed.
struct SheetPlanner: Sendable {
  let settings: DrawingSettings
  let place: OutputPlace
  let manifest: Manifest
  let ledger: FileLedger
  /// Whether every sheet is read, even if the manifest has a record of it.
  let readsAll: Bool
  /// Whether the cost of pictures is estimated.
  let estimates: Bool
  /// The digest of the inputs that all pictures of the run have in common; nil if it is unknown.
  private let commonKey: Digest?
  /// The digest of everything that determines the file of a picture besides its layout: the program, its fonts and its
  /// way of writing files; nil if it is unknown.
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
      // A digest of the program takes ten times as long as drawing a picture and is not needed here.
      drawingKey = nil
      commonKey = nil
      // Errors of fonts and token files are reported once, before any sheet.
      _ = try settings.environment()
    }
  }

  /// The digest of the program, its fonts and its way of writing files.
  private static func drawingKey(settings: DrawingSettings, ledger: FileLedger) throws(StudioError) -> Digest?
  {
    var hash = SHA256()
    hash.update(field: settings.request.compression.rawValue)
    var paths = try settings.request.theme.fontFiles()
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
        // The font reader gives the better message for a font that cannot be read.
        _ = try settings.environment()
        throw StudioError(error, path: path)
      }
    }
    return hash.finish()
  }

  /// The digest of the drawing key, the options and the token files.
  private static func commonKey(
    _ drawingKey: Digest?, settings: DrawingSettings, ledger: FileLedger
  ) throws(StudioError) -> Digest? {
    guard let drawingKey else { return nil }
    var hash = SHA256()
    hash.update(field: drawingKey)
    for word in settings.words { hash.update(field: word) }
    // Token files refer to other token files, so they are read to find all of them.
    for (path, digest, time) in try settings.tokenDigests() {
      hash.update(field: ledger.add(path, digest: digest, readAfter: time).digest)
    }
    return hash.finish()
  }

  func plan(_ input: SheetInput) -> PlannedSheet {
    if !readsAll, input.path != SheetInput.stream, let known = manifest.sheets[input.path],
      !estimates || known.costs != nil, let key = key(inputs: known.inputs), key == known.key,
      known.pictures.allSatisfy({ isBelow(input.subfolder, $0) }), areInPlace(known.companions ?? []),
      known.absences?.allSatisfy({ Folder.kind(of: $0) == .nothing }) ?? true
    {
      return PlannedSheet(
        input: input, record: known, pictures: known.pictures, warnings: known.warnings ?? [])
    }
    return read(input)
  }

  func read(_ input: SheetInput) -> PlannedSheet {
    var planned = PlannedSheet(input: input)
    do throws(StudioError) {
      let time = FileStamp.now
      let sheet = try input.sheet(in: settings.environment(), stream: settings.request.stream)
      let pictures = settings.adjusted(try sheet.pictures(scale: settings.request.scale, path: input.path))
      planned.pictures = pictures.map { FileName.joined(input.subfolder, $0.path) }
      planned.companions = sheet.companions.map { companion in
        (FileName.joined(input.subfolder, companion.path), Array(companion.text.utf8))
      }
      planned.warnings = sheet.warnings
      planned.content = PlannedSheet.Content(sheet: sheet, pictures: pictures)
      for file in sheet.dependencies where file.path != SheetInput.stream {
        _ = ledger.add(file.path, digest: SHA256.digest(of: file.bytes), readAfter: time)
      }
      let inputs = sheet.dependencies.map(\.path)
      if !planned.isStream, let key = key(inputs: inputs) {
        planned.record = SheetRecord(
          sheet: input.path, key: key, inputs: inputs, absences: sheet.absences.nonEmpty,
          pictures: planned.pictures,
          costs: estimates ? Self.costs(of: pictures) : nil, warnings: planned.warnings.nonEmpty,
          companions: planned.companions.map { path, bytes in
            CompanionRecord(path: path, file: FileRecord(digest: SHA256.digest(of: bytes), stamp: nil))
          }.nonEmpty)
      }
    } catch {
      planned.failure = error
    }
    return planned
  }

  /// The digest of all inputs of a sheet's pictures; nil if one cannot be read.
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

  /// Whether a picture is where this run would write it: a sheet may be found in another folder than before.
  private func isBelow(_ subfolder: String, _ picture: String) -> Bool {
    subfolder.isEmpty || picture.hasPrefix(subfolder + "/")
  }

  private func areInPlace(_ companions: [CompanionRecord]) -> Bool {
    companions.allSatisfy { companion in
      guard let path = place.path(ofPicture: companion.path) else { return false }
      return (try? Digest(ofFile: path)) == companion.file.digest
    }
  }

  /// Estimates from the layout of the first picture; its variants count as equally large in points.
  private static func costs(of pictures: [Sheet.Picture]) -> [Double] {
    guard let first = pictures.first else { return [] }
    let layout = first.layout()
    let elements = layout.count
    let area = layout.frame.size.width * layout.frame.size.height
    return pictures.map {
      PictureCost.microseconds(elements: elements, area: area, scale: $0.environment.scale)
    }
  }
}

extension LayoutNode {
  fileprivate var count: Int { children.reduce(1) { $0 + $1.count } }
}

// The cost of a picture
// ======================
//
// Every machine divides the shards itself, before drawing, so the cost of a picture is estimated from its sheet and not
// measured: a cost per picture, per element that is laid out and drawn, and per pixel that is filled, filtered and
// compressed. The weights were fitted by least squares to the CPU time of the 40 sheets of Examples/DesignSystem on one
// machine, where the root mean square error of an estimate is 0.3. Only their ratios matter; a wrong ratio makes shards
// less equal but not incorrect.

/// The cost of laying out, drawing and encoding a picture.
package enum PictureCost {
  /// The cost of an empty picture, in microseconds.
  static let picture = 740.0
  /// The cost of each element of the layout tree, including parts of controls.
  static let element = 9.0
  /// The cost of each pixel.
  static let pixel = 0.0045

  /// The estimate in microseconds.
  ///
  /// - Parameters:
  ///   - elements: The number of elements in the layout tree.
  ///   - area: The picture's area in square points.
  ///   - scale: Pixels per point.
  package static func microseconds(elements: Int, area: Double, scale: Double) -> Double {
    let pixels = area * scale * scale
    let cost = picture + element * Double(elements) + pixel * (pixels.isFinite ? pixels : 0)
    // Integers have the same text in every language that reads the plan.
    return cost.rounded()
  }
}
