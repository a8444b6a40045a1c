public import MaquetteControls
public import MaquetteDiagnostics
internal import MaquetteDocuments
internal import MaquetteTypography

/// Themes as token files change them.
///
/// The built-in theme is the first layer, and files lie over it in their order: what a later one says stands. Only when
/// all are together references are followed, so a file may refer to what another one defines and to what the theme has
/// of its own (`{color.blue}`).
public struct TokenThemes: Sendable {
  /// The files that were named, in their order.
  public let paths: [String]
  /// One theme for each platform.
  public let themes: [Theme]
  /// What is to be said about the files, though they can be used.
  public let warnings: [Diagnostic]
  /// Every file that was read, those that resolvers refer to included: the themes depend on nothing else.
  public let files: [TokenFile]

  /// Reads files.
  ///
  /// - Parameters:
  ///   - paths: Token files and resolvers, later ones over earlier ones; `-` is standard input.
  ///   - families: The font families that there are besides the system's.
  public init(paths: [String], families: [String] = []) throws(TokenError) {
    if let known = Self.known(paths, families) {
      self = known
      return
    }
    var reader = TokenFileReader()
    var layers: [TokenLayer] = []
    for path in paths { layers += try reader.layers(ofFile: path) }
    try self.init(paths, layers, reader: reader, families: families)
    Self.remember(self, families)
  }

  /// Takes a file's bytes for the file; `path` is for messages and for what the file refers to.
  public init(_ bytes: [UInt8], path: String, families: [String] = []) throws(TokenError) {
    guard bytes.count <= TokenLimits.bytes else { throw .tooLarge(path: path) }
    var reader = TokenFileReader()
    _ = reader.read(bytes, path: path)
    let layers = try reader.layers(ofFile: path)
    try self.init([path], layers, reader: reader, families: families)
  }

  private init(
    _ paths: [String], _ layers: [TokenLayer], reader: TokenFileReader, families: [String]
  ) throws(TokenError) {
    var build = ThemeBuild(layers: layers, families: families, diagnostics: reader.diagnostics)
    // What cannot be read cannot be drawn, and what follows from that need not be said.
    themes = reader.diagnostics.hasErrors && layers.isEmpty ? [] : build.themes()
    if build.diagnostics.hasErrors { throw .invalid(build.diagnostics.sorted) }
    self.paths = paths
    files = reader.files
    warnings = build.diagnostics.sorted
  }
}
