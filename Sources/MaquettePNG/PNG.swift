import MaquetteFiles
public import MaquetteRaster

/// Portable Network Graphics to and from a ``Bitmap``.
///
/// A bitmap has premultiplied pixels and a PNG straight ones. Encoding divides and decoding multiplies, so that a
/// bitmap decodes to equal pixels; see `StraightAlpha`. Colour values are sRGB: written files declare it, and those of
/// read files are converted as `cICP`, `iCCP`, `cHRM` and `gAMA` say. A picture is turned as its `eXIf` says.
///
/// Specification: W3C, Portable Network Graphics (PNG) Specification, third edition.
public enum PNG {
  /// The maximum number of pixels that are read, equal to that of drawings. A larger file is refused before memory is
  /// allocated, and so is one whose bytes cannot hold as many pixels.
  public static let largestPicture = Bitmap.pixelLimit

  /// Encodes a bitmap in the smallest lossless colour type.
  ///
  /// The bytes depend on the pixels and the options only, not on a library, a machine or the number of threads.
  ///
  /// - Parameter threads: how many threads compress, at most.
  /// - Throws: ``PNGError/cannotRepresent(width:height:)`` for a bitmap without pixels.
  public static func encode(
    _ bitmap: Bitmap, options: PNGOptions = PNGOptions(), threads: Int = 1
  ) throws(PNGError) -> [UInt8] {
    try encode(rows: bitmap, options: options, threads: threads)
  }

  /// Encodes a picture as it comes, without memory for all of its pixels, as ``encode(_:options:threads:)`` encodes a bitmap.
  ///
  /// The rows of a picture of few colours are asked for twice: first to find its colours.
  ///
  /// - Throws: ``PNGError/cannotRepresent(width:height:)`` for a picture without pixels.
  package static func encode(
    rows source: any PixelSource, options: PNGOptions = PNGOptions(), threads: Int = 1
  ) throws(PNGError) -> [UInt8] {
    try check(source)
    return try PNGEncoder(options: options, threads: threads).encode(source)
  }

  static func check(_ source: any PixelSource) throws(PNGError) {
    let (width, height) = (source.width, source.height)
    guard width > 0, height > 0, width <= Int32.max, height <= Int32.max else {
      throw .cannotRepresent(width: width, height: height)
    }
  }

  /// Returns a file of this encoder with the texts of other options, byte for byte as if the pixels were encoded with
  /// them, in a fraction of the time. The scale and compression of the options must be those of the file.
  ///
  /// - Returns: nil for a file whose layout is not this encoder's.
  /// - Throws: ``PNGError/unsuitableText(keyword:_:)``.
  public static func replacingTexts(
    of file: [UInt8], with options: PNGOptions
  ) throws(PNGError) -> [UInt8]? {
    try TextReplacement.replacingTexts(of: file, with: options)
  }

  /// Decodes the pixels of a PNG of any colour type and depth; 16-bit samples are rounded to 8 bits.
  ///
  /// - Throws: ``PNGError`` for bytes that are not a PNG, are damaged, end early or hold too large a picture.
  public static func decode(_ bytes: [UInt8]) throws(PNGError) -> Bitmap {
    try decodePicture(bytes).bitmap
  }

  /// Decodes the pixels of a PNG with its scale and texts.
  ///
  /// - Throws: ``PNGError``, as ``decode(_:)`` does.
  public static func decodePicture(_ bytes: [UInt8]) throws(PNGError) -> PNGPicture {
    try read(bytes) { reader throws(PNGError) in
      let bitmap = try reader.bitmap()
      return PNGPicture(bitmap: bitmap, scale: reader.header.scale, texts: reader.texts())
    }
  }

  /// The size of a PNG as it is shown, from its header alone.
  ///
  /// - Throws: ``PNGError`` for bytes that are not a PNG, or declare a picture that is not read.
  package static func size(_ bytes: [UInt8]) throws(PNGError) -> (width: Int, height: Int) {
    try read(bytes) { reader throws(PNGError) in reader.header.shownSize }
  }

  /// The texts of a PNG as in ``PNGPicture``, without memory or time for its pixels, of which the checksums alone are tested.
  ///
  /// - Throws: ``PNGError``, as ``decode(_:)`` does, except for damage that checksums do not show.
  package static func texts(_ bytes: [UInt8]) throws(PNGError) -> [String: String] {
    _ = try size(bytes)
    // libpng reads texts: it is given a picture of one pixel with those of the file.
    var writer = ChunkWriter()
    writer.write("IHDR", UInt32(1).bigEndianBytes + UInt32(1).bigEndianBytes + [8, 0, 0, 0, 0])
    let chunks = try AnimationReader.chunks(of: bytes)
    guard chunks.last?.name == "IEND" else { throw .truncated(byteCount: bytes.count) }
    for chunk in chunks {
      switch chunk.name {
      case "tEXt": writer.write("tEXt", Array(chunk.data))
      case "zTXt": writer.write("zTXt", Array(chunk.data))
      case "iTXt": writer.write("iTXt", Array(chunk.data))
      default: break
      }
    }
    writer.write("IDAT", ZlibStream.compress([0, 0]))
    writer.write("IEND", [])
    return try decodePicture(writer.bytes).texts
  }

  /// Whether a PNG decodes to the pixels of a picture, which is asked for its rows as they are decoded.
  ///
  /// - Throws: ``PNGError``, as ``decode(_:)`` does, except for damage after a difference.
  package static func isEncoding(
    _ bytes: [UInt8], ofRows source: any PixelSource
  ) throws(PNGError) -> Bool {
    try read(bytes) { reader throws(PNGError) in try reader.holds(source) }
  }

  /// Whether a PNG decodes to the pixels of a bitmap. Rows are compared one by one, without memory for a second
  /// bitmap, up to the first difference.
  ///
  /// - Throws: ``PNGError``, as ``decode(_:)`` does, except for damage after a difference.
  public static func isEncoding(_ bytes: [UInt8], of bitmap: Bitmap) throws(PNGError) -> Bool {
    try isEncoding(bytes, ofRows: bitmap)
  }

  /// The bounds of two files that have the same pixels, whatever their bytes; nil if they differ. Rows are compared one
  /// by one, without memory for a bitmap, up to the first difference.
  ///
  /// - Throws: ``PNGError``, as ``decode(_:)`` does, except for damage after a difference.
  package static func boundsIfEqual(
    _ first: [UInt8], _ second: [UInt8]
  ) throws(PNGError) -> PixelRect? {
    var rows = try PNGRows(first)
    let bounds = PixelRect(x: 0, y: 0, width: rows.width, height: rows.height)
    if first == second {
      // The bytes of two files that are no pictures are equal too.
      try rows.checkAll()
      return bounds
    }
    var others = try PNGRows(second)
    return try rows.equal(&others) ? bounds : nil
  }

  static func read<Result>(
    _ bytes: [UInt8], shown: ShownPixels? = nil, _ body: (borrowing PNGReader) throws(PNGError) -> Result
  ) throws(PNGError) -> Result {
    guard !bytes.isEmpty else { throw .empty }
    let leading = bytes.prefix(ChunkWriter.signature.count)
    guard leading.elementsEqual(ChunkWriter.signature.prefix(leading.count)) else {
      throw .notPNG(leadingBytes: Array(bytes.prefix(FileKind.leadingBytes)))
    }
    // The reader keeps a pointer to the bytes, so it lives inside this closure.
    let result: Swift.Result<Result, PNGError> = bytes.withUnsafeBufferPointer { buffer in
      Swift.Result { () throws(PNGError) in try body(PNGReader(buffer, shown: shown)) }
    }
    return try result.get()
  }
}

extension PNG {
  /// Encodes an animation as an animated PNG (APNG); programs without support for animation show its first frame.
  ///
  /// The bytes depend on the frames and the options only. A single frame is a plain PNG.
  ///
  /// - Parameter threads: how many threads compress, at most.
  /// - Throws: ``PNGError/cannotRepresent(width:height:)`` for frames without pixels.
  public static func encode(
    _ animation: PNGAnimation, options: PNGOptions = PNGOptions(), threads: Int = 1
  ) throws(PNGError) -> [UInt8] {
    if animation.patches.isEmpty {
      return try encode(rows: animation.packedFirst, options: options, threads: threads)
    }
    try check(animation.packedFirst)
    return try AnimationEncoder(encoder: PNGEncoder(options: options, threads: threads)).encode(animation)
  }

  /// Decodes the frames of an animated PNG; nil for a still picture.
  ///
  /// - Throws: ``PNGError``, as ``decode(_:)`` does; frames that are damaged are ``PNGError/corrupt(reason:offset:)``.
  public static func decodeAnimation(_ bytes: [UInt8]) throws(PNGError) -> PNGAnimation? {
    guard isAnimation(bytes) else { return nil }
    // The whole file is checked before the first frame is decoded.
    _ = try decode(bytes)
    return try AnimationReader(bytes).animation()
  }

  /// Whether bytes are those of a PNG with an `acTL` chunk.
  public static func isAnimation(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: ChunkWriter.signature) else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      PNGChunks(bytes).first { $0.name == "acTL" || $0.name == "IDAT" }?.name == "acTL"
    }
  }
}

/// A decoded PNG: its pixels and metadata.
public struct PNGPicture: Sendable {
  /// The pixels, premultiplied.
  public var bitmap: Bitmap

  /// Pixels per point at 72 points to the inch, to a thousandth, if `pHYs` gives one value for both directions.
  public var scale: Double?

  /// The text chunks by keyword, including compressed ones; the first of several with one keyword. A file with a text
  /// of more than 1 MiB is refused.
  public var texts: [String: String]

  /// Creates a picture of a bitmap.
  public init(bitmap: Bitmap, scale: Double? = nil, texts: [String: String] = [:]) {
    self.bitmap = bitmap
    self.scale = scale
    self.texts = texts
  }
}
