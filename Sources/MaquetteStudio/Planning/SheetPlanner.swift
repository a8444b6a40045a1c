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
  /// The digest of the inputs that all pictures of the run have in common; nil if it is unknown.
  private let commonKey: Digest?
  /// The digest of everything that determines the file of a picture besides its layout: the program, its fonts and its
  /// way of writing files; nil if it is unknown.
  let drawingKey: Digest?

  init(
    settings: DrawingSettings, place: OutputPlace, manifest: Manifest, ledger: FileLedger,
    readsAll: Bool = false, keepsRecords: Bool = true
  ) throws(StudioError) {
    self.settings = settings
    self.place = place
    self.manifest = manifest
    self.ledger = ledger
    self.readsAll = readsAll
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
    for word in settings.request.export?.words ?? [] { hash.update(field: word) }
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
      let key = key(inputs: known.inputs), key == known.key,
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
      // Companions describe sets of PNG files.
      let companions = settings.request.export == nil ? sheet.companions : []
      planned.companions = companions.map { companion in
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
          pictures: planned.pictures, warnings: planned.warnings.nonEmpty,
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
}
