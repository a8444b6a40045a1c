import CPNG
import MaquetteRaster

/// Reads a PNG: its header, palette and texts through libpng, and its rows without libpng if they are stored in a
/// common way.
///
/// libpng is also the reference: a file that ``ImageChunks``, ``ImageRows`` or ``RowUnpacker`` reject, because it is
/// rare or damaged, is read again by libpng, which returns the pixels or the error.
struct PNGReader: ~Copyable {
  /// The maximum ratio of deflate: 258 bytes cost at least 2 bits.
  private static let largestDeflateRatio = 1032

  let header: ImageHeader
  private let reader: OpaquePointer
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the first `IDAT` chunk.
  private let imageStart: Int

  /// Reads the header of a file, whose bytes must outlive the reader.
  ///
  /// - Parameter shown: What is done with the pixels; nil for what the file says.
  init(_ bytes: UnsafeBufferPointer<UInt8>, shown: ShownPixels? = nil) throws(PNGError) {
    guard let reader = maquette_png_reader_create(bytes.baseAddress, bytes.count) else { throw .outOfMemory }
    var header = maquette_png_header()
    let shownPixels: ShownPixels
    do throws(PNGError) {
      try Self.check(maquette_png_read_header(reader, &header), reader, bytes)
      let (width, height) = (Int(header.width), Int(header.height))
      // Both factors are below 2³¹, so neither product overflows.
      guard width * height <= PNG.largestPicture else {
        throw .tooLarge(width: width, height: height, limit: PNG.largestPicture)
      }
      guard Int(header.row_bytes) * height / Self.largestDeflateRatio <= bytes.count else {
        throw .implausible(width: width, height: height, byteCount: bytes.count)
      }
      if let shown {
        shownPixels = shown
      } else {
        shownPixels = try Self.shownPixels(bytes, isGray: header.color_type & 2 == 0)
      }
    } catch {
      maquette_png_reader_destroy(reader)
      throw error
    }
    self.reader = reader
    self.bytes = bytes
    self.header = ImageHeader(header, palette: Self.palette(of: reader), shown: shownPixels)
    // The length and the name of the chunk have been read.
    imageStart = maquette_png_reader_offset(reader) - 8
  }

  deinit { maquette_png_reader_destroy(reader) }

  func bitmap() throws(PNGError) -> Bitmap {
    let pixels: [UInt32]
    if let own = ownPixels() {
      pixels = own
    } else {
      pixels = try libraryPixels()
    }
    let size = header.shownSize
    guard let bitmap = Bitmap(width: size.width, height: size.height, pixels: pixels) else {
      throw .tooLarge(width: size.width, height: size.height, limit: Bitmap.pixelLimit)
    }
    return bitmap
  }

  /// Whether the pixels equal those of a picture. Only a few rows are held in memory.
  func holds(_ source: any PixelSource) throws(PNGError) -> Bool {
    guard (source.width, source.height) == header.shownSize else { return false }
    if let isEqual = ownRowsEqual(source) { return isEqual }
    let bitmap = try self.bitmap()
    var isEqual = true
    bitmap.forEachPiece(of: 0..<bitmap.height, worker: 0) { _, expected in
      source.forEachPiece(of: 0..<bitmap.height, worker: 0) { rows, pixels in
        isEqual = EqualBytes.areEqual(
          pixels, expected + rows.lowerBound * bitmap.width, count: rows.count * bitmap.width)
        return isEqual
      }
      return true
    }
    return isEqual
  }

  /// Whether the pixels equal those of a picture of this size; nil if libpng has to decide.
  private func ownRowsEqual(_ source: any PixelSource) -> Bool? {
    let width = header.width
    // The rows of a picture that is turned are not those of its file.
    guard header.shown.orientation == .upright else { return nil }
    return withRows { rows, unpacker -> Bool? in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { row -> Bool? in
        guard let row = row.baseAddress else { return nil }
        var isEqual: Bool? = true
        source.forEachPiece(of: 0..<header.height, worker: 0) { piece, pixels in
          for y in piece {
            // Each row has `width` pixels, here and in the picture.
            let samples = try? rows.next()
            let expected = pixels + (y - piece.lowerBound) * width
            isEqual = samples.flatMap { unpacker.unpacks($0, to: expected, scratch: row) }
            if isEqual != true { return false }
          }
          return true
        }
        if isEqual == true, (try? rows.finish()) == nil { return nil }
        return isEqual
      }
    }
  }

  /// Decodes the pixels without libpng; nil if it cannot.
  func ownPixels() -> [UInt32]? {
    let (width, height) = (header.width, header.height)
    let steps = header.shown.orientation.steps(width: width, height: height)
    return Bitmap.pixels(count: width * height) { pixels in
      guard let start = pixels.baseAddress else { return false }
      // There is room for `height` rows, and each is written completely.
      return withRows { rows, unpacker -> Void? in
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { stored -> Void? in
          guard let stored = stored.baseAddress else { return nil }
          for y in 0..<height {
            let first = start + (steps.first + y * steps.row)
            let row = steps.column == 1 ? first : stored
            guard let samples = try? rows.next(), unpacker.unpack(samples, into: row) else { return nil }
            if steps.column != 1 { for x in 0..<width { first[x &* steps.column] = stored[x] } }
          }
          return try? rows.finish()
        }
      } != nil
    }
  }

  /// Calls the body with the rows of samples; nil if they are stored in a rare way, or if the body returns nil.
  private func withRows<Result>(_ body: (inout ImageRows, RowUnpacker) -> Result?) -> Result? {
    guard let unpacker = RowUnpacker(header), let chunks = imageChunks() else {
      return nil
    }
    return chunks.withStream(in: bytes) { stream -> Result? in
      guard
        var rows = try? ImageRows(
          stream, rowBytes: unpacker.rowBytes, pixelBytes: unpacker.pixelBytes, height: header.height)
      else { return nil }
      return body(&rows, unpacker)
    }
  }

  /// The chunks of the rows; nil if only libpng can read them.
  func imageChunks() -> ImageChunks? { ImageChunks(in: bytes, from: imageStart) }

  /// Decodes the pixels with libpng, which can be done once.
  func libraryPixels() throws(PNGError) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: header.width * header.height)
    let status = pixels.withUnsafeMutableBytes { memory in
      // The memory has width · height · 4 bytes, which the reader fills.
      maquette_png_read_pixels(reader, memory.baseAddress?.assumingMemoryBound(to: UInt8.self))
    }
    try Self.check(status, reader, bytes)
    let conversion = header.shown.conversion
    pixels.withUnsafeMutableBufferPointer { pixels in
      if let start = pixels.baseAddress { conversion?.convert(start, count: pixels.count) }
      for index in pixels.indices { pixels[index] = StraightAlpha.premultiply(pixel: pixels[index]) }
    }
    return header.shown.orientation.turned(pixels, width: header.width, height: header.height)
  }

  /// The texts read so far; complete after the bitmap.
  func texts() -> [String: String] {
    var texts: [String: String] = [:]
    for index in 0..<maquette_png_text_count(reader) {
      var (keyword, text) = (maquette_png_bytes(), maquette_png_bytes())
      var isUTF8 = false
      maquette_png_text_at(reader, index, &keyword, &text, &isUTF8)
      // The reader owns both and outlives this call.
      let key = TextChunk.text(
        UnsafeRawBufferPointer(start: keyword.start, count: keyword.count), isUTF8: false)
      if texts[key] == nil {
        texts[key] = TextChunk.text(
          UnsafeRawBufferPointer(start: text.start, count: text.count), isUTF8: isUTF8)
      }
    }
    return texts
  }

  private static func shownPixels(
    _ bytes: UnsafeBufferPointer<UInt8>, isGray: Bool
  ) throws(PNGError) -> ShownPixels {
    do throws(ColorProblem) {
      return try ShownPixels(bytes, isGray: isGray)
    } catch {
      throw .unsuitableColors(reason: error.reason, isLimit: error.isLimit)
    }
  }

  private static func palette(of reader: OpaquePointer) -> [UInt32] {
    var entries = [UInt8](repeating: 0, count: 4 * 256)
    let count = Int(maquette_png_palette(reader, &entries))
    return (0..<count).map { index in
      entries[index * 4..<index * 4 + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  private static func check(
    _ status: maquette_png_status, _ reader: OpaquePointer, _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(PNGError) {
    switch status {
    case .ok: return
    case .truncated: throw .truncated(byteCount: bytes.count)
    case .out_of_memory: throw .outOfMemory
    case .refused:
      throw .corrupt(
        reason: String(cString: maquette_png_reader_message(reader)),
        offset: maquette_png_reader_offset(reader))
    }
  }
}

extension ImageHeader {
  fileprivate init(_ header: maquette_png_header, palette: [UInt32], shown: ShownPixels) {
    self.init(
      width: Int(header.width), height: Int(header.height), bitDepth: Int(header.bit_depth),
      colorType: Int(header.color_type), isInterlaced: header.is_interlaced,
      hasTransparency: header.has_transparency, palette: palette, rowBytes: Int(header.row_bytes),
      scale: Resolution.scale(pixelsPerMetre: header.pixels_per_metre), shown: shown)
  }
}

/// The header of a file, with its palette and scale.
struct ImageHeader {
  let width: Int
  let height: Int
  /// Bits in a sample, or in a palette's index.
  let bitDepth: Int
  /// The colour type of the header (PNG, 11.2.1).
  let colorType: Int
  let isInterlaced: Bool
  /// Whether there is a `tRNS` chunk.
  let hasTransparency: Bool
  /// Straight pixels, alpha in the highest byte.
  let palette: [UInt32]
  /// Bytes in a row, not interlaced.
  let rowBytes: Int
  /// Nil unless `pHYs` gives one value for both directions.
  let scale: Double?
  let shown: ShownPixels

  /// The size of the picture as it is shown.
  var shownSize: (width: Int, height: Int) { shown.orientation.size(width: width, height: height) }

  var bitsPerPixel: Int {
    let samples =
      switch colorType {
      case 2: 3
      case 4: 2
      case 6: 4
      default: 1
      }
    return samples * bitDepth
  }
}
