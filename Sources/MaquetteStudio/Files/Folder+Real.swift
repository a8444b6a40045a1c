#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif
package import MaquetteFiles

extension Folder {
  /// The absolute path without links of what is at a path; nil for nothing.
  package static func real(_ path: String) -> String? {
    // The system allocates the result, which is copied and freed.
    guard let found = realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
