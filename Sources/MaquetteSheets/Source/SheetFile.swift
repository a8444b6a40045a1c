import MaquetteFiles

/// Reads sheet files with their size limit applied before and while reading.
package enum SheetFile {
  /// The source of a file's bytes at a path: the system, or a substitute.
  package typealias Reading = @Sendable (_ path: String) throws(SheetError) -> [UInt8]

  /// The bytes of a file that a sheet names; a pipe, a device or a socket is refused.
  ///
  /// A file whose size is over its limit, that of sheets or that of pictures by its suffix, is refused unread.
  @Sendable package static func bytes(atPath path: String) throws(SheetError) -> [UInt8] {
    try reading(path) { limit throws(FileProblem) in try FileBytes.read(path, limit: limit) }
  }

  /// The bytes of a sheet that a command line names: a file, a pipe, or an open descriptor if the path is
  /// `-`. A stream is refused as soon as it passes the limit.
  package static func bytes(
    atPath path: String, orOfStream stream: Int32
  ) throws(SheetError) -> [UInt8] {
    try reading(path) { limit throws(FileProblem) in
      try FileBytes.read(path, orStream: stream, limit: limit)
    }
  }

  private static func reading(
    _ path: String, _ body: (_ limit: Int) throws(FileProblem) -> [UInt8]
  ) throws(SheetError) -> [UInt8] {
    do throws(FileProblem) {
      return try body(SheetLimits.bytes(ofFile: path))
    } catch {
      throw SheetError(error, path: path)
    }
  }
}

extension SheetError {
  fileprivate init(_ problem: FileProblem, path: String) {
    switch problem {
    case .notCarried: self = .unreadable(path: path, reason: problem.reason)
    case .tooLarge(let byteCount, _): self = .tooLarge(path: path, bytes: byteCount)
    case .cannotRead(let code), .cannotWrite(let code):
      self =
        if SystemMessage.meansNoFile(code) {
          .noSuchFile(path: path)
        } else if SystemMessage.meansFolder(code) {
          .isDirectory(path: path)
        } else {
          .unreadable(path: path, reason: SystemMessage.text(for: code))
        }
    }
  }
}
