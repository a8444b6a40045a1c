import CSystem

#if _endian(big)
  #error(
    "Pixels are words whose lowest byte is red; the memory order R, G, B, A needs a little-endian machine.")
#endif

/// A picture of premultiplied 8-bit sRGB pixels, rows from top to bottom without gaps between them.
///
/// It is a value: a copy shares memory until one of the two is changed.
public struct Bitmap: Sendable, Equatable {
  /// The most pixels that a bitmap may have.
  public static let pixelLimit = 256 * 1024 * 1024

  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels row by row, each a word whose bytes in memory are red, green, blue, alpha.
  public internal(set) var pixels: [UInt32]

  /// Creates a clear bitmap, or nil when an extent is negative or the product exceeds `pixelLimit`.
  public init?(width: Int, height: Int) {
    guard let count = Bitmap.pixelCount(width: width, height: height) else { return nil }
    self.width = width
    self.height = height
    let clear = Bitmap.pixels(count: count) { pixels in
      pixels.initialize(repeating: 0)
      return true
    }
    guard let clear else { return nil }
    pixels = clear
  }

  /// Creates a bitmap from pixels row by row, or nil when their number is not `width` times `height`.
  ///
  /// Each is a word with red in the lowest byte and alpha in the highest, premultiplied. A colour channel
  /// above its alpha is not refused; what is drawn over it is then unspecified, but never out of range.
  public init?(width: Int, height: Int, pixels: [UInt32]) {
    guard Bitmap.pixelCount(width: width, height: height) == pixels.count else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// All of the bitmap's pixels.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The pixel in column `x` of row `y`, which must lie in the bitmap.
  public subscript(x: Int, y: Int) -> PremultipliedColor {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the bitmap")
      return PremultipliedColor(packed: pixels[y * width + x])
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the bitmap")
      pixels[y * width + x] = newValue.packed
    }
  }

  /// Calls `body` with the bytes of all pixels: red, green, blue, alpha, row by row.
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // `Array.withUnsafeBytes` cannot forward a typed error, so the outcome travels as a value.
    let outcome = pixels.withUnsafeBytes { bytes -> Swift.Result<Result, Failure> in
      do throws(Failure) {
        return .success(try body(bytes))
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  /// Returns pixels for a bitmap in memory that the system maps at once, in large pages where possible; nil when
  /// `initialize` fails.
  ///
  /// - Parameter initialize: gives each of the `count` pixels a value, or returns false.
  package static func pixels(
    count: Int, initialize: (UnsafeMutableBufferPointer<UInt32>) -> Bool
  ) -> [UInt32]? {
    var isWhole = false
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { pixels, initializedCount in
      // The buffer may have room for more than was asked for.
      let pixels = UnsafeMutableBufferPointer(rebasing: pixels[..<count])
      if let start = pixels.baseAddress { csystem_will_write(start, count * MemoryLayout<UInt32>.stride) }
      isWhole = initialize(pixels)
      // Words need no deinitialization, so that what was written before a failure may stay.
      initializedCount = isWhole ? count : 0
    }
    return isWhole ? pixels : nil
  }

  /// The product of the extents, or nil for a size that a bitmap may not have.
  static func pixelCount(width: Int, height: Int) -> Int? {
    guard width >= 0, height >= 0 else { return nil }
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, count <= pixelLimit else { return nil }
    return count
  }
}
