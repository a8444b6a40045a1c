internal import MaquetteBatch
internal import MaquetteControls
internal import MaquetteFiles
internal import MaquettePNG
internal import MaquetteRedlines
internal import MaquetteSheets
internal import MaquetteTokens
internal import Synchronization

/// What the command line decides about every picture of a run, and what becomes part of their keys.
///
/// Whatever is added here and changes a picture's file has to be in ``words`` or among the files; else pictures would
/// be taken to be up to date that are not.
final class DrawingSettings: Sendable {
  /// Pixels a point instead of what sheets say.
  let scale: Double?
  /// How hard the files are compressed.
  let compression: PNGOptions.Compression
  /// The measurements to draw instead of what sheets say.
  let redlines: Set<Redline>?
  /// Whether pictures move, and at which moment they are drawn, instead of what sheets say.
  let motion: MotionOption.Choice
  /// Whether files do not say what their pictures were drawn from.
  let isStripped: Bool
  private let theme: ThemeOptions.Values
  private let console: Console
  private let loaded = Mutex<Theme?>(nil)
  private let noted = Mutex<ProvenanceNotes?>(nil)

  private struct Theme {
    var environment: Environment
    /// The token files, and the time before they were read.
    var files: [TokenFile]
    var time: Int64
  }

  init(_ request: RenderRequest, console: Console) {
    scale = request.scale
    redlines = request.redlines
    motion = request.motion
    isStripped = request.isStripped
    theme = request.theme
    compression = request.compression
    self.console = console
  }

  /// Everything but files that pictures depend on.
  var words: [String] {
    ["scale", scale.map { "\($0)" } ?? "", "compression", compression.rawValue, "strip", "\(isStripped)"]
      + ["redlines", redlines.map { "\($0.map(\.rawValue).sorted())" } ?? "as the sheet says"]
      + ["motion", "\(motion)"]
      + ["fonts", "\(theme.fonts.count)", "tokens"] + theme.tokens
  }

  /// The files of fonts that pictures depend on.
  func fontFiles() throws(Failure) -> [String] { try FontOption.files(paths: theme.fonts) }

  /// The token files that pictures depend on, with what was in them when they were read after some time.
  func tokenDigests() throws(Failure) -> [(path: String, digest: Digest, time: Int64)] {
    if theme.tokens.isEmpty { return [] }
    let theme = try load()
    return theme.files.map { ($0.path, SHA256.digest(of: $0.bytes), theme.time) }
  }

  /// What pictures carry of what they were drawn from; nil if they are stripped of it.
  func notes() throws(Failure) -> ProvenanceNotes? {
    if isStripped { return nil }
    let theme = try load()
    return try noted.withLock { noted throws(Failure) in
      if let noted { return noted }
      let notes = try ProvenanceNotes(
        scale: scale, redlines: redlines, motion: motion, tokens: self.theme.tokens, tokenFiles: theme.files,
        fonts: fontFiles())
      noted = notes
      return notes
    }
  }

  /// Pictures of a sheet with what the command line decides about them.
  func adjusted(_ sheets: [Sheet]) -> [Sheet] { motion.apply(to: RedlineOption.apply(redlines, to: sheets)) }

  /// What sheets are drawn under where they say nothing.
  func environment() throws(Failure) -> Environment { try load().environment }

  /// Fonts and tokens are loaded when first asked for, so that a run in which nothing has changed does without.
  private func load() throws(Failure) -> Theme {
    try loaded.withLock { loaded throws(Failure) in
      if let loaded { return loaded }
      let time = FileStamp.now
      let (environment, files) = try ThemeOptions.environment(theme, console: console)
      let theme = Theme(environment: environment, files: files, time: time)
      loaded = theme
      return theme
    }
  }
}
