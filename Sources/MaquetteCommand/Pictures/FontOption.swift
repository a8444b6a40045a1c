internal import ArgumentParser
internal import MaquetteFiles
internal import MaquetteTypography

/// Fonts that the command line adds to the bundled one.
enum FontOption {
  static let help = ArgumentHelp(
    "A font file or a folder of them, for characters that the bundled font does not have.", valueName: "path")

  /// The bundled font and those at some paths.
  static func library(paths: [String]) throws(Failure) -> FontLibrary {
    if paths.isEmpty { return .bundled }
    let files = try files(paths: paths)
    do throws(FontError) {
      return try FontLibrary(paths: files)
    } catch {
      throw Failure(error)
    }
  }

  /// The font files at some paths, in their order; those of a folder in the order of their names.
  static func files(paths: [String]) throws(Failure) -> [String] {
    do throws(FontError) {
      var files: [String] = []
      for path in paths { files += try fontFiles(at: path) }
      return files
    } catch {
      throw Failure(error)
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
