import MaquetteScreens
import MaquetteControls
public import MaquetteTokens

extension TokenThemes {
  /// Reads files that change the colours and measures of the standard elements.
  ///
  /// - Parameters:
  ///   - paths: Token files and resolvers; later ones override earlier ones. `-` is standard input.
  ///   - families: The available font families besides the system's.
  /// - Throws: `TokenError`.
  public init(paths: [String], families: [String] = []) throws(TokenError) {
    try self.init(paths: paths, families: families, catalogue: .standard)
  }

  /// Reads one file, for the standard elements, from its bytes; `path` is for messages and for the file's references.
  ///
  /// - Throws: `TokenError`.
  public init(_ bytes: [UInt8], path: String, families: [String] = []) throws(TokenError) {
    try self.init(bytes, path: path, families: families, catalogue: .standard)
  }
}
