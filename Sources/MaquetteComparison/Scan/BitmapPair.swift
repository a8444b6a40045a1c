import MaquetteRaster
#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The pixels of two pictures of one size that are compared, row by row.
///
/// For nearly equal pictures the whole cost is finding the differences, so it is done at the speed of memory by the
/// system's `memcmp`, which uses the widest available vectors: whole pictures, then rows, then runs of pixels within a
/// row that differs.
struct BitmapPair {
  // Pixels that are compared at once within a row: enough that the call costs less than the read.
  private static let run = 32

  let width: Int
  let height: Int
  let actual: [UInt32]
  let expected: [UInt32]

  /// A pair of the parts of two bitmaps where both have pixels, from the top left.
  ///
  /// Masked pixels of the drawing are replaced by those of the golden picture, so that nothing differs there and
  /// metrics that read neighbours see no edge of the mask.
  init(_ actual: Bitmap, _ expected: Bitmap, mask: Mask) {
    width = min(actual.width, expected.width)
    height = min(actual.height, expected.height)
    var pixels = Self.topLeft(of: actual, width: width, height: height)
    self.expected = Self.topLeft(of: expected, width: width, height: height)
    if let hidden = mask.hidden {
      for index in hidden.indices where hidden[index] { pixels[index] = self.expected[index] }
    }
    self.actual = pixels
  }

  private static func topLeft(of bitmap: Bitmap, width: Int, height: Int) -> [UInt32] {
    if bitmap.width == width, bitmap.height == height { return bitmap.pixels }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height { pixels += bitmap.pixels[y * bitmap.width..<y * bitmap.width + width] }
    return pixels
  }

  var isEqual: Bool {
    actual.withUnsafeBytes { a in
      expected.withUnsafeBytes { e in
        // Both arrays have width × height elements; an empty one has no address and counts as equal.
        guard let a = a.baseAddress, let e = e.baseAddress else { return true }
        return a == e || memcmp(a, e, width * height * MemoryLayout<UInt32>.stride) == 0
      }
    }
  }

  /// Calls `body` for every pixel that differs with the column, the row, and the pixels of the drawing and of the
  /// golden picture, row by row from the left, and `endRow` after each row that has one.
  @inline(__always)
  func forEachDifference(
    _ body: (_ x: Int, _ y: Int, _ actual: UInt32, _ expected: UInt32) -> Void,
    endRow: (_ y: Int) -> Void = { _ in }
  ) {
    actual.withUnsafeBufferPointer { a in
      expected.withUnsafeBufferPointer { e in
        // Both buffers hold width × height pixels, so a row's `width` pixels from y × width on are in them.
        guard let a = a.baseAddress, let e = e.baseAddress else { return }
        for y in 0..<height {
          let (a, e) = (a + y * width, e + y * width)
          if memcmp(a, e, width * MemoryLayout<UInt32>.stride) == 0 { continue }
          var x = 0
          while x < width {
            let end = min(x + Self.run, width)
            if memcmp(a + x, e + x, (end - x) * MemoryLayout<UInt32>.stride) != 0 {
              for x in x..<end where a[x] != e[x] { body(x, y, a[x], e[x]) }
            }
            x = end
          }
          endRow(y)
        }
      }
    }
  }
}
