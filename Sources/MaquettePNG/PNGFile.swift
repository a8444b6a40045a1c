internal import MaquetteFiles
public import MaquetteRaster

/// PNG files: read within a limit, written whole or not at all.
public enum PNGFile {
  /// The largest file that is read, in bytes: ``PNG/largestPicture`` in RGBA, not compressed at all, and some.
  public static let largestFile = 320 << 20

  /// Reads and decodes a file.
  ///
  /// - Throws: ``PNGError``, which names the file.
  public static func read(_ path: String) throws(PNGError) -> PNGPicture {
    try read(path) { bytes throws(PNGError) in try PNG.decodePicture(bytes) }
  }

  /// Whether a file holds the very pixels of a bitmap; see ``PNG/isEncoding(_:of:)``.
  ///
  /// - Throws: ``PNGError``, which names the file.
  public static func isEncoding(_ path: String, of bitmap: Bitmap) throws(PNGError) -> Bool {
    try read(path) { bytes throws(PNGError) in try PNG.isEncoding(bytes, of: bitmap) }
  }

  private static func read<Result>(
    _ path: String, _ decode: ([UInt8]) throws(PNGError) -> Result
  ) throws(PNGError) -> Result {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try FileBytes.read(path, limit: largestFile)
    } catch {
      throw PNGError(error, path: path)
    }
    do throws(PNGError) {
      return try decode(bytes)
    } catch {
      throw .inFile(path: path, error)
    }
  }

  /// Writes bytes under a temporary name in the same folder and then renames: whoever looks at the path sees
  /// the old file or the new one, whole. The temporary file is removed when anything fails.
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
  init(_ problem: FileProblem, path: String) {
    self =
      switch problem {
      case .cannotRead(let code): .cannotRead(path: path, code: code)
      case .cannotWrite(let code): .cannotWrite(path: path, code: code)
      case .tooLarge(let count, let limit):
        .fileTooLarge(path: path, byteCount: count ?? limit + 1, limit: limit)
      }
  }
}
