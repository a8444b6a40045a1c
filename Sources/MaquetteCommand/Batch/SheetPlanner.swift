internal import MaquetteBatch
internal import MaquetteControls
internal import MaquetteFiles
internal import MaquetteGraphics
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

  init(
    settings: DrawingSettings, place: OutputPlace, manifest: Manifest, ledger: FileLedger,
    readsAll: Bool = false, estimates: Bool = false
  ) throws(Failure) {
    self.settings = settings
    self.place = place
    self.manifest = manifest
    self.ledger = ledger
    self.readsAll = readsAll
    self.estimates = estimates
    commonKey = try Self.commonKey(settings: settings, ledger: ledger)
  }

  /// The digest of the program, of what the command line says and of the files that it names.
  private static func commonKey(settings: DrawingSettings, ledger: FileLedger) throws(Failure) -> Digest? {
    guard let program = RendererIdentity.path else { return nil }
    var hash = SHA256()
    let files = try settings.files()
    for path in [program] + files {
      do throws(FileProblem) {
        hash.update(field: try ledger.record(of: path).digest)
      } catch {
        // A font that cannot be read is better explained by whoever reads fonts.
        _ = try settings.environment()
        throw Failure(error, path: path)
      }
    }
    for word in settings.words { hash.update(field: word) }
    return hash.finish()
  }

  /// The pictures of a sheet.
  func plan(_ input: SheetInput) -> PlannedSheet {
    if !readsAll, input.path != SheetInput.stream, let known = manifest.sheets[input.path],
      !estimates || known.costs != nil, let key = key(inputs: known.inputs), key == known.key,
      let names = names(of: known, input: input)
    {
      return PlannedSheet(input: input, record: known, names: names, warnings: known.warnings ?? [])
    }
    return read(input)
  }

  /// Reads a sheet.
  func read(_ input: SheetInput) -> PlannedSheet {
    var sheet = PlannedSheet(input: input)
    do throws(Failure) {
      // The digest is taken before the sheet is read: if somebody writes it in between, the next run finds that
      // the digest is not that of the file, and reads it again.
      if !sheet.isStream { _ = try? ledger.record(of: input.path) }
      let reading = SheetReading(input, environment: try settings.environment())
      let document = try reading.outcome.get()
      let sheets = try SheetOptions.pictures(of: document, path: input.path, scale: settings.scale)
      sheet.names = sheets.map(\.name)
      sheet.warnings = document.warnings.map(\.rendered)
      sheet.content = PlannedSheet.Content(document: document, sheets: sheets)
      let inputs = [input.path]
      if !sheet.isStream, let key = key(inputs: inputs) {
        sheet.record = SheetRecord(
          sheet: input.path, key: key, inputs: inputs,
          pictures: sheets.map { place.name(of: $0.name, in: input.subfolder) },
          costs: estimates ? Self.costs(of: sheets) : nil,
          warnings: sheet.warnings)
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

  /// The names of a known sheet's pictures, if they lie where this run would put them.
  private func names(of record: SheetRecord, input: SheetInput) -> [String]? {
    let names = record.pictures.map { path in
      let within = input.subfolder.isEmpty ? path[...] : path.dropFirst(input.subfolder.count + 1)
      return String(within.dropLast(".png".count))
    }
    let paths = names.map { place.name(of: $0, in: input.subfolder) }
    return paths == record.pictures ? names : nil
  }

  /// Estimates by the layout of the first picture; its variants are taken to be as large in points.
  private static func costs(of sheets: [Sheet]) -> [Double] {
    guard let first = sheets.first else { return [] }
    let layout = first.mockup.layout()
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
