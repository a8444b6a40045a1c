import MaquetteScreens
package import MaquetteElements
package import MaquetteDiagnostics
import MaquetteFiles
import MaquetteTokens

/// The fonts and token files of a ``ThemeSources``, loaded.
package struct LoadedTheme: Sendable {
  /// The environment of what sheets leave open.
  package let environment: Environment
  /// The remarks of reading the token files.
  package let warnings: [Diagnostic]
  let files: [TokenFile]
  /// The paths of the token files and of the fonts.
  package let inputs: [String]
  /// The time before they were read, in nanoseconds since 1970.
  let time: Int64
}

extension ThemeSources {
  package func load() throws(StudioError) -> LoadedTheme {
    let time = FileStamp.now
    var environment = Environment(fonts: try library())
    // An environment with its defaults is cheaper to pass on.
    if environment.catalogue != catalogue { environment.catalogue = catalogue }
    let fonts = try fontFiles()
    if tokens.isEmpty {
      return LoadedTheme(
        environment: environment, warnings: [], files: [], inputs: fonts, time: time)
    }
    do throws(TokenError) {
      let themes = try TokenThemes(
        tokens, stream: stream, families: environment.fonts.families, catalogue: catalogue)
      themes.apply(to: &environment)
      return LoadedTheme(
        environment: environment, warnings: themes.warnings, files: themes.files,
        inputs: fonts + themes.files.map(\.path), time: time)
    } catch {
      throw StudioError(error)
    }
  }

  /// The bundled font and those of the request.
  package func library() throws(StudioError) -> FontLibrary {
    if fonts.isEmpty { return .bundled }
    let files = try fontFiles()
    return try attempt(StudioError.init) { () throws(FontError) in try FontLibrary(paths: files) }
  }

  /// The font files in the order of the request; those of a folder in the order of their names.
  package func fontFiles() throws(StudioError) -> [String] {
    try attempt(StudioError.init) { () throws(FontError) in
      var files: [String] = []
      for path in fonts { files += try Self.fontFiles(at: path) }
      return files
    }
  }

  private static func fontFiles(at path: String) throws(FontError) -> [String] {
    guard Folder.kind(of: path) == .folder else { return [path] }
    let files = (try? Folder.files(in: path)) ?? []
    let fonts = files.filter { ["ttf", "otf", "ttc", "otc"].contains(FileName.suffix(of: $0)) }
    if fonts.isEmpty { throw .noFonts(directory: path) }
    return fonts
  }
}
