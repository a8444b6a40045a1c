import MaquetteDiagnostics
package import MaquetteElements
package import MaquettePNG
package import MaquetteFiles
package import MaquetteRedlines
package import MaquetteSheets
import MaquetteTokens
import Synchronization

/// The format and the moment of animated pictures; nil for those of the sheets.
package struct MotionChoice: Sendable {
  package var format: PictureFormat?
  package var moment: Moment?

  package init(format: PictureFormat? = nil, moment: Moment? = nil) {
    self.format = format
    self.moment = moment
  }

  /// The pictures in this format, at this moment.
  package func apply(to pictures: [Sheet.Picture]) -> [Sheet.Picture] {
    guard format != nil || moment != nil else { return pictures }
    return pictures.map { picture in
      var picture = moment.map { picture.at($0) } ?? picture
      picture.canvas.format = moment == nil ? format ?? picture.canvas.format : .png
      return picture
    }
  }
}

/// A request to draw sheets.
package struct RenderRequest: Sendable {
  /// Sheets, folders of sheets, or `-` for standard input.
  package var sheets: [String]
  /// A PNG file, a folder, or `-` for standard output; nil for the current folder.
  package var out: String?
  /// Pixels per point; nil for the sheets' own scale.
  package var scale: Double?
  package var theme: ThemeSources
  /// The measurements to draw; nil for those of the sheets.
  package var redlines: Set<Redline>?
  /// The format and the moment of animated pictures.
  package var motion = MotionChoice()
  /// Whether files omit the provenance of their pictures.
  package var isStripped = false
  package var compression: PNGOptions.Compression = .default
  /// How pictures are exported as vectors; nil for PNG files.
  package var export: ExportSettings?
  /// The part of the work that is done; nil for all of it.
  package var shard: Shard?
  package var threads: Int
  /// The descriptor of standard input.
  package var stream: Int32
  /// Whether warnings are errors.
  package var isStrict = false
  /// Whether pictures that are up to date are drawn again.
  package var isForced = false
  /// Whether pictures that no sheet draws are deleted.
  package var deletesOrphans = false
  /// The time after which no further picture is started; nil for none.
  package var deadline: ContinuousClock.Instant?

  package init(
    sheets: [String], theme: ThemeSources, out: String? = nil, threads: Int = 1, stream: Int32 = 0
  ) {
    self.sheets = sheets
    self.theme = theme
    self.out = out
    self.threads = threads
    self.stream = stream
  }
}

/// The part of a request that concerns every picture, with the fonts and tokens that it names.
///
/// Everything that changes a picture's file is in ``words`` or among the files; otherwise an outdated picture would
/// count as up to date.
final class DrawingSettings: Sendable {
  let request: RenderRequest
  private let observer: StudioObserver
  private let loaded = Mutex<LoadedTheme?>(nil)
  private let noted = Mutex<ProvenanceNotes?>(nil)

  init(_ request: RenderRequest, observer: @escaping StudioObserver) {
    self.request = request
    self.observer = observer
  }

  /// All inputs of pictures except files.
  var words: [String] {
    ["scale", request.scale.map { "\($0)" } ?? "", "compression", request.compression.rawValue]
      + ["strip", "\(request.isStripped)"]
      + ["redlines", request.redlines.map { "\($0.map(\.rawValue).sorted())" } ?? "as the sheet says"]
      + ["motion", request.motion.format?.rawValue ?? "", request.motion.moment.map { "\($0.ticks)" } ?? ""]
      + (request.export?.words ?? [])
      + ["fonts", "\(request.theme.fonts.count)", "tokens"] + request.theme.tokens
  }

  /// The token files that pictures depend on, with the digest of their content and the time before they were read.
  func tokenDigests() throws(StudioError) -> [(path: String, digest: Digest, time: Int64)] {
    if request.theme.tokens.isEmpty { return [] }
    let theme = try load()
    return theme.files.map { ($0.path, SHA256.digest(of: $0.bytes), theme.time) }
  }

  /// The provenance that all pictures have in common; nil if they carry none.
  func notes() throws(StudioError) -> ProvenanceNotes? {
    if request.isStripped { return nil }
    let theme = try load()
    return try noted.withLock { noted throws(StudioError) in
      if let noted { return noted }
      let notes = try ProvenanceNotes(request, tokenFiles: theme.files, fonts: request.theme.fontFiles())
      noted = notes
      return notes
    }
  }

  /// The pictures of a sheet with the measurements and the motion of the request.
  func adjusted(_ pictures: [Sheet.Picture]) -> [Sheet.Picture] {
    let pictures = request.motion.apply(
      to: request.redlines.map { Redline.apply($0, to: pictures) } ?? pictures)
    return request.export?.applied(to: pictures) ?? pictures
  }

  func environment() throws(StudioError) -> Environment { try load().environment }

  /// Loads fonts and tokens at the first use, so that a run without changes does not read them.
  private func load() throws(StudioError) -> LoadedTheme {
    try loaded.withLock { loaded throws(StudioError) in
      if let loaded { return loaded }
      let theme = try request.theme.load()
      if !theme.warnings.isEmpty { observer(.diagnosed(theme.warnings)) }
      loaded = theme
      return theme
    }
  }
}

extension Redline {
  /// The pictures with these measurements.
  package static func apply(_ kinds: Set<Redline>, to pictures: [Sheet.Picture]) -> [Sheet.Picture] {
    pictures.map { picture in
      var picture = picture
      picture.canvas.redlines.kinds = kinds
      return picture
    }
  }

  /// The measurements of names with commas between them.
  package static func kinds(list: String) throws(StudioError) -> Set<Redline> {
    try kinds(named: list.split(separator: ",").map { $0.trimmingPrefix(" ") }.map(String.init))
  }

  /// The measurements of some names: `all`, `none`, or single ones.
  package static func kinds(named names: [String]) throws(StudioError) -> Set<Redline> {
    if names == ["all"] { return Set(allCases) }
    if names == ["none"] { return [] }
    var kinds: Set<Redline> = []
    for name in names {
      guard let kind = Redline(rawValue: name) else {
        throw StudioError(
          unknown: "measurement", name,
          nearest: NearestName.nearest(to: name, among: allCases.map(\.rawValue) + ["all", "none"]),
          list: "maquette render --help")
      }
      kinds.insert(kind)
    }
    return kinds
  }
}
