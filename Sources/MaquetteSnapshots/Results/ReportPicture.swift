internal import MaquetteFiles
internal import MaquettePNG

/// A picture in a report: a PNG file in memory or on disk.
package enum ReportPicture: Sendable, Hashable {
  /// The bytes of a PNG file.
  case bytes([UInt8])
  /// The path of a PNG file.
  case file(String)

  /// The path of a picture on disk.
  package var path: String? {
    guard case .file(let path) = self else { return nil }
    return path
  }

  /// The bytes of the PNG file, read when it is on disk.
  ///
  /// - Throws: ``ReportError/cannotRead(path:reason:)``.
  package func read() throws(ReportError) -> [UInt8] {
    switch self {
    case .bytes(let bytes): return bytes
    case .file(let path):
      do throws(FileProblem) {
        return try FileBytes.read(path, limit: PNGFile.largestFile)
      } catch {
        throw ReportError(error, path: path)
      }
    }
  }
}
