public import MaquetteRaster

/// Portable Network Graphics to and from a ``Bitmap``.
///
/// A bitmap holds premultiplied pixels and a PNG straight ones. Encoding divides and decoding multiplies so
/// that a bitmap that was written reads back equal; see ``StraightAlpha``. Colour values are taken as sRGB:
/// written files say so, and `gAMA`, `cHRM` and `iCCP` of read files are ignored.
///
/// Specification: W3C, Portable Network Graphics (PNG) Specification, third edition.
public enum PNG {
  /// The largest picture that is read, in pixels: as large as one that is drawn. A larger one is refused before any
  /// memory is taken, as is one of which its file cannot hold as much.
  public static let largestPicture = Bitmap.pixelLimit

  /// Encodes a bitmap in the smallest colour type that loses nothing.
  ///
  /// The bytes depend on the pixels and the options and on nothing else: no library, machine or number of
  /// threads changes them.
  ///
  /// - Parameter threads: how many threads compress, at most.
  /// - Throws: ``PNGError/cannotRepresent(width:height:)`` for a bitmap without pixels.
  public static func encode(
    _ bitmap: Bitmap, options: PNGOptions = PNGOptions(), threads: Int = 1
  ) throws(PNGError) -> [UInt8] {
    try check(bitmap)
    return try PNGEncoder(options: options, threads: threads).encode(bitmap)
  }

  /// Refuses a picture that has no PNG.
  static func check(_ bitmap: Bitmap) throws(PNGError) {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width > 0, height > 0, width <= Int32.max, height <= Int32.max else {
      throw .cannotRepresent(width: width, height: height)
    }
  }

  /// Returns a file of this encoder with the texts of some options in place of its own: byte for byte what encoding
  /// the same pixels with these options would give, for a fraction of the time. The options' scale and compression
  /// are taken to be those of the file.
  ///
  /// - Returns: nil for a file that is not as this encoder writes them.
  /// - Throws: ``PNGError/unsuitableText(keyword:_:)``.
  public static func replacingTexts(
    of file: [UInt8], with options: PNGOptions
  ) throws(PNGError) -> [UInt8]? {
    try TextReplacement.replacingTexts(of: file, with: options)
  }

  /// Decodes the pixels of a PNG of any colour type and depth; 16-bit samples are rounded to 8 bits.
  ///
  /// - Throws: ``PNGError`` for bytes that are no PNG, are damaged, end early or hold too large a picture.
  public static func decode(_ bytes: [UInt8]) throws(PNGError) -> Bitmap {
    try decodePicture(bytes).bitmap
  }

  /// Decodes the pixels of a PNG together with its scale and texts.
  ///
  /// - Throws: ``PNGError``, as ``decode(_:)`` does.
  public static func decodePicture(_ bytes: [UInt8]) throws(PNGError) -> PNGPicture {
    try read(bytes) { reader throws(PNGError) in
      let bitmap = try reader.bitmap()
      return PNGPicture(bitmap: bitmap, scale: reader.header.scale, texts: reader.texts())
    }
  }

  /// Whether a PNG holds the very pixels of a bitmap: what ``decode(_:)`` would give is compared, but row by
  /// row, without memory for a second picture, and only up to the first difference.
  ///
  /// - Throws: ``PNGError``, as ``decode(_:)`` does, though not for damage behind a difference.
  public static func isEncoding(_ bytes: [UInt8], of bitmap: Bitmap) throws(PNGError) -> Bool {
    try read(bytes) { reader throws(PNGError) in try reader.holds(bitmap) }
  }

  private static func read<Result>(
    _ bytes: [UInt8], _ body: (borrowing PNGReader) throws(PNGError) -> Result
  ) throws(PNGError) -> Result {
    guard !bytes.isEmpty else { throw .empty }
    let leading = bytes.prefix(ChunkWriter.signature.count)
    guard leading.elementsEqual(ChunkWriter.signature.prefix(leading.count)) else {
      throw .notPNG(leadingBytes: Array(leading))
    }
    // The reader keeps a pointer to the bytes, so it lives inside this closure.
    let result: Swift.Result<Result, PNGError> = bytes.withUnsafeBufferPointer { buffer in
      Swift.Result { () throws(PNGError) in try body(PNGReader(buffer)) }
    }
    return try result.get()
  }
}
