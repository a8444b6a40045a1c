internal import MaquetteBatch
internal import MaquetteControls
internal import MaquetteFiles
internal import MaquettePNG
internal import Synchronization

/// What the command line decides about every picture of a run, and what becomes part of their keys.
///
/// Whatever is added here and changes a picture's file has to be in ``words`` or in ``files``; else pictures would
/// be taken to be up to date that are not.
final class DrawingSettings: Sendable {
  /// Pixels a point instead of what sheets say.
  let scale: Double?
  /// How hard the files are compressed.
  let compression: PNGOptions.Compression
  private let options: SheetOptions.Values
  private let loaded = Mutex<Environment?>(nil)

  init(options: SheetOptions, compression: PNGOptions.Compression) throws(Failure) {
    scale = try options.pixelsPerPoint()
    self.options = options.values
    self.compression = compression
  }

  /// Everything but files that pictures depend on.
  var words: [String] { ["scale", scale.map { "\($0)" } ?? "", "compression", compression.rawValue] }

  /// The files besides sheets that pictures depend on, the program not among them.
  func files() throws(Failure) -> [String] { try FontOption.files(paths: options.fonts) }

  /// What sheets are drawn under where they say nothing. Fonts are loaded when first asked for, so that a run in
  /// which nothing has changed does without.
  func environment() throws(Failure) -> Environment {
    try loaded.withLock { loaded throws(Failure) in
      if let loaded { return loaded }
      let environment = try FontOption.environment(paths: options.fonts)
      loaded = environment
      return environment
    }
  }
}
