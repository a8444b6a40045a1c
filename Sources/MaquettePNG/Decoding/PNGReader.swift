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

    var bitmap = Bitmap(width: width, height: height)
    let status = bitmap.withUnsafeMutableBytes { memory in
      // The bitmap has width · height · 4 bytes without gaps, which is what the reader fills.
      maquette_png_read_pixels(reader, memory.bindMemory(to: UInt8.self).baseAddress)
    }
    try check(status, reader, bytes)
    premultiply(&bitmap)
    return PNGPicture(
      bitmap: bitmap, scale: Resolution.scale(pixelsPerMetre: header.pixels_per_metre), texts: texts(of: reader))
  }

  private static func premultiply(_ bitmap: inout Bitmap) {
    bitmap.withUnsafeMutableBytes { memory in
      let pixels = memory.bindMemory(to: UInt32.self)
      for index in pixels.indices {
        pixels[index] = StraightAlpha.premultiply(pixel: UInt32(littleEndian: pixels[index])).littleEndian
      }
    }
  }

  private static func texts(of reader: OpaquePointer) -> [String: String] {
    var texts: [String: String] = [:]
    for index in 0..<maquette_png_text_count(reader) {
      var (keyword, text): (UnsafePointer<CChar>?, UnsafePointer<CChar>?)
      var (length, isUTF8) = (0, false)
      maquette_png_text_at(reader, index, &keyword, &text, &length, &isUTF8)
      guard let keyword, let text else { continue }
      let key = TextChunk.text(UnsafeRawBufferPointer(start: keyword, count: strlen(keyword)), isUTF8: false)
      // The chunk holds `length` bytes at `text`.
      let value = TextChunk.text(UnsafeRawBufferPointer(start: text, count: length), isUTF8: isUTF8)
      if texts[key] == nil { texts[key] = value }
    }
    return texts
  }

  private static func check(
    _ status: maquette_png_status, _ reader: OpaquePointer, _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(PNGError) {
    switch status {
    case maquette_png_ok: return
    case maquette_png_truncated: throw .truncated(byteCount: bytes.count)
    case maquette_png_out_of_memory: throw .outOfMemory
    default:
      throw .corrupt(
        reason: String(cString: maquette_png_reader_message(reader)), offset: maquette_png_reader_offset(reader))
    }
  }
}
