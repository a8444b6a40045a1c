internal import MaquetteRaster

/// Packs one row of premultiplied pixels after another as a ``PixelFormat`` stores them.
///
/// Formats that need a division or a look-up for each pixel remember the last one: most pixels of a drawn
/// picture equal their left neighbour.
struct RowPacker {
  /// The row packed last.
  private(set) var bytes: [UInt8]

  private let format: PixelFormat
  private let width: Int

  init(format: PixelFormat, width: Int) {
    self.format = format
    self.width = width
    bytes = [UInt8](repeating: 0, count: format.rowBytes(width: width))
  }

  mutating func pack(row y: Int, of bitmap: Bitmap) {
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      let row = UnsafeBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
      switch format {
      case .gray(let depth):
        let step = ColorSurvey.grayStep(depth: depth)
        packBits(row, depth: depth) { UInt8(truncatingIfNeeded: ($0 & 0xFF) / step) }
      case .indexed(let palette, let depth):
        packBits(row, depth: depth) { palette.position(of: $0) }
      case .grayAlpha:
        packStraight(row, stride: 2) { pixel, destination in
          destination[0] = UInt8(truncatingIfNeeded: pixel)
          destination[1] = UInt8(truncatingIfNeeded: pixel >> 24)
        }
      case .rgb:
        packOpaque(row)
      case .rgba:
        packStraight(row, stride: 4) { pixel, destination in
          destination[0] = UInt8(truncatingIfNeeded: pixel)
          destination[1] = UInt8(truncatingIfNeeded: pixel >> 8)
          destination[2] = UInt8(truncatingIfNeeded: pixel >> 16)
          destination[3] = UInt8(truncatingIfNeeded: pixel >> 24)
        }
      }
    }
  }

  /// Values of 1, 2, 4 or 8 bits, the leftmost in the highest bits; the last byte is filled up with zeros.
  @inline(__always)
  private mutating func packBits(
    _ row: UnsafeBufferPointer<UInt32>, depth: Int, value: (UInt32) -> UInt8
  ) {
    var last: (pixel: UInt32, value: UInt8)?
    var gathered: UInt8 = 0
    var free = 8
    var position = 0
    for pixel in row {
      let bits: UInt8
      if let last, last.pixel == pixel {
        bits = last.value
      } else {
        bits = value(pixel)
        last = (pixel, bits)
      }
      free -= depth
      gathered |= bits << UInt8(free)
      if free == 0 {
        bytes[position] = gathered
        position += 1
        gathered = 0
        free = 8
      }
    }
    if free < 8 { bytes[position] = gathered }
  }

  private mutating func packOpaque(_ row: UnsafeBufferPointer<UInt32>) {
    bytes.withUnsafeMutableBufferPointer { destination in
      // `bytes` has three bytes for each pixel of a row.
      var position = 0
      for pixel in row {
        destination[position] = UInt8(truncatingIfNeeded: pixel)
        destination[position + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        destination[position + 2] = UInt8(truncatingIfNeeded: pixel >> 16)
        position += 3
      }
    }
  }

  @inline(__always)
  private mutating func packStraight(
    _ row: UnsafeBufferPointer<UInt32>, stride: Int,
    store: (UInt32, UnsafeMutablePointer<UInt8>) -> Void
  ) {
    bytes.withUnsafeMutableBufferPointer { destination in
      // `bytes` has `stride` bytes for each pixel of a row, which is not empty.
      guard var position = destination.baseAddress else { return }
      var last = (premultiplied: UInt32(0), straight: UInt32(0))
      for pixel in row {
        if pixel != last.premultiplied {
          last = (pixel, StraightAlpha.unpremultiply(pixel: pixel))
        }
        store(last.straight, position)
        position += stride
      }
    }
  }
}
