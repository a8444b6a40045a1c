import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteFiles
import MaquetteGraphics

/// A text file that accompanies pictures.
package struct CompanionFile: Hashable, Sendable {
  /// The path below the output folder.
  package var path: String

  /// Its content.
  package var text: String
}

/// The `Contents.json` files that describe the pictures of an asset catalog.
///
/// Their keys are those of Xcode's "Asset Catalog Format Reference": `appearances` of `luminosity` and `contrast`,
/// `language-direction`, `locale`, `idiom`, `scale`.
enum ImageSet {
  /// Returns the files of the catalogs that contain pictures, in the order of the pictures.
  static func companions(of pictures: [Sheet.Picture]) -> [CompanionFile] {
    var folders: [String] = []
    var entries: [String: [String]] = [:]
    for picture in pictures where picture.canvas.output.preset == .xcassets {
      let folder = FileName.folder(of: picture.path)
      if entries[folder] == nil { folders.append(folder) }
      entries[folder, default: []].append(entry(for: picture))
    }
    return folders.map { folder in
      let images = entries[folder, default: []].joined(separator: ",\n")
      return CompanionFile(
        path: FileName.joined(folder, "Contents.json"),
        text: """
          {
            "images": [
          \(images)
            ],
            "info": { "author": "maquette", "version": 1 }
          }

          """)
    }
  }

  private static func entry(for picture: Sheet.Picture) -> String {
    let varied = Set(picture.variant.values.map(\.attribute))
    let environment = picture.environment
    var appearances: [String] = []
    if environment.appearance == .dark, varied.contains("appearance") {
      appearances.append(#"{ "appearance": "luminosity", "value": "dark" }"#)
    }
    if environment.contrast == .increased, varied.contains("contrast") {
      appearances.append(#"{ "appearance": "contrast", "value": "high" }"#)
    }
    var members = [
      #""filename": "\#(escaped(FileName.last(of: picture.path)))""#, #""idiom": "universal""#,
      #""scale": "\#(Evidence.number(picture.environment.scale))x""#,
    ]
    if !appearances.isEmpty { members.append(#""appearances": [\#(appearances.joined(separator: ", "))]"#) }
    if varied.contains("direction") {
      members.append(#""language-direction": "\#(environment.direction.rawValue)""#)
    }
    if varied.contains("locale"), let locale = environment.locale {
      members.append(#""locale": "\#(locale)""#)
    }
    return "    { " + members.joined(separator: ", ") + " }"
  }

  /// A file's name within quotes of JSON; names of sheets are file names, which can contain anything but `/`.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case ..<" ": "\\u" + Evidence.hex(scalar.value, digits: 4)
      default: String(Character(scalar))
      }
    }.joined()
  }
}
