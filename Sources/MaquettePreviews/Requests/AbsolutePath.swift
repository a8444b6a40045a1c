#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
import MaquetteFiles

extension FileName {
  /// A path from the root of the file system, without `.` and `..`.
  static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return normalized(path, foldsParents: true) }
    return normalized(joined(FileManager.default.currentDirectoryPath, path), foldsParents: true)
  }
}
