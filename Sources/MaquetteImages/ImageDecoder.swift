import CJPEG
import MaquetteFiles
package import MaquetteGraphics
import MaquettePNG
import MaquetteRaster

/// Decodes PNG and JPEG to premultiplied pixels in sRGB.
///
/// Colours are converted as the file's profile says, and a picture is turned as its camera was held (EXIF).
package enum ImageDecoder {
  /// Decodes the bytes of a file; `scale` are the pixels per point that its name states.
  package static func decode(_ bytes: [UInt8], scale: Double = 1) throws(ImageError) -> RasterImage {
    switch FileKind(bytes) {
    case .png: return try png(bytes, scale: scale)
    case .jpeg: return try jpeg(bytes, scale: scale)
    case let kind: throw .kind(kind)
    }
  }

  private static func png(_ bytes: [UInt8], scale: Double) throws(ImageError) -> RasterImage {
    // The header comes first, so that no memory is needed for what is too large. A file without it is damaged.
    let hasHeader = bytes.count >= 24 && bytes[12..<16].elementsEqual("IHDR".utf8)
    func number(at offset: Int) -> Int {
      hasHeader ? bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } : 0
    }
    let (width, height) = (number(at: 16), number(at: 20))
    guard width == 0 || height == 0 || RasterImage.isValid(width: width, height: height) else {
      throw .tooLarge(width: width, height: height)
    }
    let bitmap: Bitmap
    do throws(PNGError) {
      bitmap = try PNG.decode(bytes)
    } catch {
      throw ImageError(error)
    }
    return try image(bitmap.pixels, width: bitmap.width, height: bitmap.height, scale: scale)
  }

  private static func jpeg(_ bytes: [UInt8], scale: Double) throws(ImageError) -> RasterImage {
    var size = maquette_jpeg_size()
    try check(bytes) { maquette_jpeg_read_size($0, $1, &size, $2) }
    let (width, height) = (Int(size.width), Int(size.height))
    guard RasterImage.isValid(width: width, height: height) else {
      throw .tooLarge(width: width, height: height)
    }
    let segments = JPEGSegments(bytes)
    let conversion = try conversion(segments, isGray: size.is_gray)
    let steps = segments.orientation.steps(width: width, height: height)
    let place = maquette_jpeg_place(first: steps.first, column: steps.column, row: steps.row)
    var pixels = [UInt32](repeating: 0, count: width * height)
    try pixels.withUnsafeMutableBufferPointer { buffer -> Result<Void, ImageError> in
      // The buffer has room for every pixel, and the places of all are in it.
      guard let base = buffer.baseAddress else { return .success(()) }
      return Result { () throws(ImageError) in
        try check(bytes) { maquette_jpeg_read_pixels($0, $1, size, place, base, $2) }
        conversion?.convert(base, count: width * height)
      }
    }.get()
    let shown = segments.orientation.size(width: width, height: height)
    return try image(pixels, width: shown.width, height: shown.height, scale: scale)
  }

  private static func conversion(
    _ segments: JPEGSegments, isGray: Bool
  ) throws(ImageError) -> PixelConversion? {
    do throws(ColorProblem) {
      guard let profile = try segments.profile() else { return nil }
      return try PixelConversion(icc: profile, isGray: isGray)
    } catch {
      throw .colors(reason: error.reason, isLimit: error.isLimit)
    }
  }

  /// Calls a function of the C library with the bytes and room for a message.
  private static func check(
    _ bytes: [UInt8],
    _ call: (UnsafePointer<UInt8>, Int, UnsafeMutablePointer<CChar>) -> maquette_jpeg_status
  ) throws(ImageError) {
    let length = Int(maquette_jpeg_message_length)
    var message = [CChar](repeating: 0, count: length)
    let status = bytes.withUnsafeBufferPointer { bytes in
      message.withUnsafeMutableBufferPointer { message in
        guard let base = bytes.baseAddress, let text = message.baseAddress else {
          return maquette_jpeg_status.damaged
        }
        return call(base, bytes.count, text)
      }
    }
    switch status {
    case .ok: return
    case .inks: throw .inks
    case .damaged:
      let text = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw .damaged(reason: String(decoding: text, as: UTF8.self))
    }
  }

  private static func image(
    _ pixels: [UInt32], width: Int, height: Int, scale: Double
  ) throws(ImageError) -> RasterImage {
    guard let image = RasterImage(width: width, height: height, pixels: pixels, scale: scale) else {
      throw .tooLarge(width: width, height: height)
    }
    return image
  }
}
