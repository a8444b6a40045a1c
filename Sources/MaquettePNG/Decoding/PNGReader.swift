internal import CPNG
internal import MaquetteRaster

/// The Swift side of libpng's reader.
enum PNGReader {
  /// deflate cannot shrink by more than this: 258 bytes cost at least 2 bits.
  private static let largestDeflateRatio = 1032

  static func picture(in bytes: [UInt8]) throws(PNGError) -> PNGPicture {
    // The reader keeps a pointer to the bytes, so it lives inside this closure.
    let result: Result<PNGPicture, PNGError> = bytes.withUnsafeBufferPointer { buffer in
      Result { () throws(PNGError) in try picture(in: buffer) }
    }
    return try result.get()
  }

  private static func picture(in bytes: UnsafeBufferPointer<UInt8>) throws(PNGError) -> PNGPicture {
    guard let reader = maquette_png_reader_create(bytes.baseAddress, bytes.count) else { throw .outOfMemory }
    defer { maquette_png_reader_destroy(reader) }

    var header = maquette_png_header()
    try check(maquette_png_read_header(reader, &header), reader, bytes)
    let (width, height) = (Int(header.width), Int(header.height))
    // Both factors are below 2³¹, so neither product overflows.
    guard width * height <= PNG.largestPicture else {
      throw .tooLarge(width: width, height: height, limit: PNG.largestPicture)
    }
    guard Int(header.row_bytes) * height / largestDeflateRatio <= bytes.count else {
      throw .implausible(width: width, height: height, byteCount: bytes.count)
    }

    var pixels = [UInt32](repeating: 0, count: width * height)
    let status = pixels.withUnsafeMutableBytes { memory in
      // The memory has width · height · 4 bytes, which the reader fills.
      maquette_png_read_pixels(reader, memory.baseAddress?.assumingMemoryBound(to: UInt8.self))
    }
    try check(status, reader, bytes)
    for index in pixels.indices { pixels[index] = StraightAlpha.premultiply(pixel: pixels[index]) }
    guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else {
      throw .tooLarge(width: width, height: height, limit: Bitmap.pixelLimit)
    }
    return PNGPicture(
      bitmap: bitmap, scale: Resolution.scale(pixelsPerMetre: header.pixels_per_metre),
      texts: texts(of: reader))
  }

  private static func texts(of reader: OpaquePointer) -> [String: String] {
    var texts: [String: String] = [:]
    for index in 0..<maquette_png_text_count(reader) {
      var (keyword, text) = (maquette_png_bytes(), maquette_png_bytes())
      var isUTF8 = false
      maquette_png_text_at(reader, index, &keyword, &text, &isUTF8)
      // Both are the reader's, which lives until after this.
      let key = TextChunk.text(
        UnsafeRawBufferPointer(start: keyword.start, count: keyword.count), isUTF8: false)
      if texts[key] == nil {
        texts[key] = TextChunk.text(
          UnsafeRawBufferPointer(start: text.start, count: text.count), isUTF8: isUTF8)
      }
    }
    return texts
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
