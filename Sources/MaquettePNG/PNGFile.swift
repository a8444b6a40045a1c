package import MaquetteFiles
public import MaquetteRaster

/// PNG files: read within a limit, written whole or not at all.
public enum PNGFile {
  /// The maximum size of a file that is read, in bytes: ``PNG/largestPicture`` in uncompressed RGBA, and a margin.
  public static let largestFile = 5 * PNG.largestPicture

  /// Reads and decodes a file.
  ///
  /// - Throws: ``PNGError``, which names the file.
  public static func read(_ path: String) throws(PNGError) -> PNGPicture {
    try decode(bytes(of: path), path: path)
  }

  /// Reads the bytes of a file.
  ///
  /// - Throws: ``PNGError``, which names the file.
  public static func bytes(of path: String) throws(PNGError) -> [UInt8] {
    do throws(FileProblem) {
      return try FileBytes.read(path, limit: largestFile)
    } catch {
      throw PNGError(error, path: path)
    }
  }

  /// Decodes the bytes of a file.
  ///
  /// - Throws: ``PNGError``, which names the file.
  public static func decode(_ bytes: [UInt8], path: String) throws(PNGError) -> PNGPicture {
    try naming(path) { () throws(PNGError) in try PNG.decodePicture(bytes) }
  }

  /// Decodes the frames from the bytes of a file; nil for a still picture.
  ///
  /// - Throws: ``PNGError``, which names the file.
  public static func decodeAnimation(_ bytes: [UInt8], path: String) throws(PNGError) -> PNGAnimation? {
    try naming(path) { () throws(PNGError) in try PNG.decodeAnimation(bytes) }
  }

  /// Whether the bytes of a file decode to the pixels of a bitmap; see ``PNG/isEncoding(_:of:)``.
  ///
  /// - Throws: ``PNGError``, which names the file.
  public static func isEncoding(
    _ bytes: [UInt8], path: String, of bitmap: Bitmap
  ) throws(PNGError) -> Bool {
    try naming(path) { () throws(PNGError) in try PNG.isEncoding(bytes, of: bitmap) }
  }

  /// Adds the name of a file to the errors of a body.
  private static func naming<Result>(
    _ path: String, _ body: () throws(PNGError) -> Result
  ) throws(PNGError) -> Result {
    do throws(PNGError) {
      return try body()
    } catch {
      throw .inFile(path: path, error)
    }
  }

  /// Writes bytes under a temporary name in the same folder and then renames the file, so that readers see the old
  /// file or the complete new one. The temporary file is removed if anything fails.
  ///
  /// A link is followed to the file that it names, and an existing file keeps its permissions.
  ///
  /// - Throws: ``PNGError/cannotWrite(path:code:)``.
  public static func write(_ bytes: [UInt8], to path: String) throws(PNGError) {
    do throws(FileProblem) {
      try FileBytes.write(bytes, to: path)
    } catch {
      throw PNGError(error, path: path)
    }
  }

  /// Encodes a bitmap and writes it as ``write(_:to:)`` does.
  ///
  /// - Throws: ``PNGError``.
  public static func write(
    _ bitmap: Bitmap, to path: String, options: PNGOptions = PNGOptions()
  ) throws(PNGError) {
    try write(PNG.encode(bitmap, options: options), to: path)
  }
}

extension PNGError {
  package init(_ problem: FileProblem, path: String) {
    self =
      switch problem {
      case .cannotRead(let code): .cannotRead(path: path, code: code)
      case .notCarried: .cannotRead(path: path, code: SystemMessage.permissionDenied)
      case .cannotWrite(let code): .cannotWrite(path: path, code: code)
      case .tooLarge(let count, let limit):
        .fileTooLarge(path: path, byteCount: count ?? limit + 1, limit: limit)
      }
  }
}
