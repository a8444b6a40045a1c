internal import MaquetteFiles
public import MaquetteRaster

/// PNG files: read within a limit, written whole or not at all.
public enum PNGFile {
  /// The largest file that is read, in bytes: ``PNG/largestPicture`` in RGBA, not compressed at all, and some.
  public static let largestFile = 5 * PNG.largestPicture

  /// Reads and decodes a file.
  ///
  /// - Throws: ``PNGError``, which names the file.
  public static func read(_ path: String) throws(PNGError) -> PNGPicture {
    try decode(bytes(of: path), path: path)
  }

  /// Reads a file without looking into it.
  ///
  /// - Throws: ``PNGError``, which names the file.
  public static func bytes(of path: String) throws(PNGError) -> [UInt8] {
    do throws(FileProblem) {
      return try FileBytes.read(path, limit: largestFile)
    } catch {
      throw PNGError(error, path: path)
    }
  }

  /// Decodes what was read from a file.
  ///
  /// - Throws: ``PNGError``, which names the file.
  public static func decode(_ bytes: [UInt8], path: String) throws(PNGError) -> PNGPicture {
    do throws(PNGError) {
      return try PNG.decodePicture(bytes)
    } catch {
      throw .inFile(path: path, error)
    }
  }

  /// Decodes the frames of what was read from a file; nil for a picture that does not move.
  ///
  /// - Throws: ``PNGError``, which names the file.
  public static func decodeAnimation(_ bytes: [UInt8], path: String) throws(PNGError) -> PNGAnimation? {
    do throws(PNGError) {
      return try PNG.decodeAnimation(bytes)
    } catch {
      throw .inFile(path: path, error)
    }
  }

  /// Whether what was read from a file holds the very pixels of a bitmap; see ``PNG/isEncoding(_:of:)``.
  ///
  /// - Throws: ``PNGError``, which names the file.
  public static func isEncoding(
    _ bytes: [UInt8], path: String, of bitmap: Bitmap
  ) throws(PNGError) -> Bool {
    do throws(PNGError) {
      return try PNG.isEncoding(bytes, of: bitmap)
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
