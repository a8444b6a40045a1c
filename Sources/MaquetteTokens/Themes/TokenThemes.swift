public import MaquetteElements
public import MaquetteDiagnostics
package import MaquetteDocuments
import MaquetteFiles
import MaquetteTypography

/// Themes changed by token files.
///
/// The built-in theme is the first layer, and files follow in their order: a later one overrides an earlier one.
/// References are followed only after all layers are merged, so a file may refer to tokens of another file and of the
/// theme (`{color.blue}`).
public struct TokenThemes: Sendable {
  /// The files of the request, in their order.
  public let paths: [String]
  /// One theme for each platform.
  public let themes: [Theme]
  /// Warnings about the files.
  public let warnings: [Diagnostic]
  /// Every file that was read, including those that resolvers refer to: the themes depend on no other file.
  public let files: [TokenFile]

  /// Reads files.
  ///
  /// - Parameters:
  ///   - paths: Token files and resolvers; later ones override earlier ones. `-` is standard input.
  ///   - families: The available font families besides the system's.
  ///   - catalogue: The elements whose colours and measures tokens can change.
  public init(
    paths: [String], families: [String] = [], catalogue: Catalogue
  ) throws(TokenError) {
    try self.init(paths, stream: SystemMessage.standardInput, families: families, catalogue: catalogue)
  }

  /// Reads files; `stream` is the descriptor of standard input.
  package init(
    _ paths: [String], stream: Int32, families: [String], catalogue: Catalogue
  ) throws(TokenError) {
    let key = Key(paths: paths, families: families, catalogue: catalogue)
    if let known = Self.known(key) {
      self = known
      return
    }
    var reader = TokenFileReader(stream: stream)
    var layers: [TokenLayer] = []
    for path in paths { layers += try reader.layers(ofFile: path) }
    try self.init(paths, layers, reader: reader, families: families, catalogue: catalogue)
    Self.remember(self, key)
  }

  /// What tokens are read from.
  package enum Source {
    /// A token file or a resolver.
    case file(String)
    /// The groups and tokens of a node in another document.
    case tokens(DocumentNode)
  }

  /// Reads files and nodes of another document, of which later ones override earlier ones.
  ///
  /// - Parameter documents: The sources that the places of nodes refer to.
  package init(
    _ sources: [Source], in documents: [DocumentSource], families: [String], catalogue: Catalogue
  ) throws(TokenError) {
    let paths = sources.compactMap { if case .file(let path) = $0 { path } else { nil } }
    if paths.count == sources.count {
      try self.init(paths: paths, families: families, catalogue: catalogue)
      return
    }
    var reader = TokenFileReader()
    reader.diagnostics.sources = documents
    var layers: [TokenLayer] = []
    for source in sources {
      switch source {
      case .file(let path): layers += try reader.layers(ofFile: path)
      case .tokens(let node): layers += reader.group(from: node).map { [.tokens($0)] } ?? []
      }
    }
    try self.init(paths, layers, reader: reader, families: families, catalogue: catalogue)
  }

  /// Reads one file from its bytes; `path` is for messages and for the file's references.
  public init(
    _ bytes: [UInt8], path: String, families: [String] = [], catalogue: Catalogue
  ) throws(TokenError) {
    guard bytes.count <= TokenLimits.bytes else { throw .tooLarge(path: path) }
    var reader = TokenFileReader()
    _ = reader.read(bytes, path: path)
    let layers = try reader.layers(ofFile: path)
    try self.init([path], layers, reader: reader, families: families, catalogue: catalogue)
  }

  private init(
    _ paths: [String], _ layers: [TokenLayer], reader: TokenFileReader, families: [String],
    catalogue: Catalogue
  ) throws(TokenError) {
    var build = ThemeBuild(
      layers: layers, families: families, catalogue: catalogue, diagnostics: reader.diagnostics)
    // If nothing could be read, no theme is built and no consequence is reported.
    themes = reader.diagnostics.hasErrors && layers.isEmpty ? [] : build.themes()
    if build.diagnostics.hasErrors { throw .invalid(build.diagnostics.sorted) }
    self.paths = paths
    files = reader.files
    warnings = build.diagnostics.sorted
  }
}

extension TokenThemes {
  /// Sets the themes of an environment, for its platform and any later one.
  public func apply(to environment: inout Environment) {
    environment.use(themes)
    environment.tokenPaths = paths
  }
}
