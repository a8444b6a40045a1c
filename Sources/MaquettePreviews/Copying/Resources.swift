#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
import MaquetteFiles

/// The bundle of a module: its files in one folder as a build would put them, each a link to the author's.
enum Resources {
  private static let kinds: Set = [
    "strings", "stringsdict", "xcstrings", "json", "png", "jpg", "jpeg", "gif", "svg", "pdf", "ttf", "otf",
    "plist", "txt", "md", "csv", "heic", "webp", "wav", "mp3", "html", "yaml", "yml",
  ]

  static func link(_ module: AppModule, into folder: String) throws(FileProblem) {
    try Folder.create(folder)
    for path in module.resources {
      let parts = FileName.absolute(path).split(separator: "/").map(String.init)
      guard let place = place(of: parts) else { continue }
      let target = FileName.joined(folder, place)
      if Folder.kind(of: target) != .nothing { continue }
      try Folder.create(FileName.folder(of: target))
      // A link that cannot be made is a picture or a text that is missing, which is reported as such.
      try? FileManager.default.createSymbolicLink(
        atPath: target, withDestinationPath: FileName.absolute(path))
    }
  }

  /// The place of a file in the bundle: catalogues and languages keep their folders, other files lie at the top.
  private static func place(of parts: [String]) -> String? {
    guard let name = parts.last else { return nil }
    if let catalogue = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) {
      return parts[catalogue...].joined(separator: "/")
    }
    if let language = parts.lastIndex(where: { $0.hasSuffix(".lproj") }) {
      return parts[language...].joined(separator: "/")
    }
    return kinds.contains(FileName.suffix(of: name)) ? name : nil
  }
}
