package import MaquetteFiles

/// Why a picture has to be drawn.
package enum RedrawReason: String, Sendable {
  /// No manifest knows it.
  case new
  /// Something that it depends on is not what it was.
  case changed
  /// It is not in the folder, or not as it was written.
  case missing
  /// It was asked for.
  case forced
}

extension Manifest {
  /// Why a picture has to be drawn, nil if it need not be; and the record of its file if that was looked at.
  ///
  /// - Parameters:
  ///   - key: What it depends on now; nil if that cannot be told.
  ///   - file: The path of the picture's file.
  package func state(
    of picture: String, key: Digest?, file: String
  ) -> (reason: RedrawReason?, file: FileRecord?) {
    guard let record = pictures[picture] else { return (.new, nil) }
    guard let key, record.key == key else { return (.changed, nil) }
    guard let now = try? FileRecord(of: file, former: record.file), now.digest == record.file.digest else {
      return (.missing, nil)
    }
    return (nil, now)
  }
}
