import MaquetteTypography
import Synchronization

/// The fonts that an app brings along, beside those of Maquette.
package enum AppFonts {
  private static let state = Mutex(FontLibrary.bundled)

  /// All fonts.
  static var library: FontLibrary { state.withLock { $0 } }

  /// Reads font files; one that cannot be read is left out, and texts that ask for it have the system font.
  package static func use(_ paths: [String]) {
    let files = paths.compactMap { try? FontFile(path: $0) }
    if !files.isEmpty { state.withLock { $0 = FontLibrary(files: files) } }
  }

  /// The family and the weight of a font that code names by its family, such as `Open Sans`, or as its file does, such as
  /// `OpenSans-SemiBold`. An unknown name stays as it is.
  static func font(named name: String) -> (family: String, weight: FontWeight?) {
    let families = library.families
    if families.contains(name) { return (name, nil) }
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let first = parts.first,
      let family = families.first(where: { plain($0) == plain(name) || plain($0) == plain(first) })
    else { return (name, nil) }
    return (family, parts.count > 1 && plain(family) != plain(name) ? weight(parts[1]) : nil)
  }

  /// Whether there is a font of a name.
  static func has(_ name: String) -> Bool { library.families.contains(font(named: name).family) }

  private static func plain(_ name: String) -> String { name.lowercased().filter { $0 != " " && $0 != "-" } }

  /// The weight that the end of a font's name states.
  private static func weight(_ text: String) -> FontWeight? {
    let word = plain(text).replacing("italic", with: "").replacing("oblique", with: "")
    let weights: [String: FontWeight] = [
      "thin": .thin, "hairline": .thin, "extralight": .ultraLight, "ultralight": .ultraLight, "light": .light,
      "regular": .regular, "roman": .regular, "book": .regular, "medium": .medium, "semibold": .semibold,
      "demibold": .semibold, "bold": .bold, "extrabold": .heavy, "heavy": .heavy, "black": .black,
    ]
    return weights[word]
  }
}
