import CBytes

/// Packs rows of premultiplied pixels as a ``PixelFormat`` stores them.
///
/// Formats that need a division or a look-up for each pixel remember the last one: most pixels of a drawn
/// picture equal their left neighbour. RGB goes through the widest vectors.
struct RowPacker {
  /// Bytes after a row that packing may overwrite.
  static let slack = CBytesPackSlack

  private let format: PixelFormat

  init(format: PixelFormat) { self.format = format }

  /// Packs one row, which is not empty, into the bytes that the format needs for it, and ``slack`` more; false if the
  /// format cannot hold it, because it has no alpha and a pixel is translucent.
  func pack(_ row: UnsafeBufferPointer<UInt32>, into bytes: UnsafeMutablePointer<UInt8>) -> Bool {
    switch format {
    case .gray(let depth):
      let step = ColorStatistics.grayStep(depth: depth)
      packBits(row, depth: depth, into: bytes) { UInt8(truncatingIfNeeded: ($0 & 0xFF) / step) }
    case .indexed(let palette, let depth):
      packBits(row, depth: depth, into: bytes) { palette.position(of: $0) }
    case .grayAlpha:
      packStraight(row, stride: 2, into: bytes) { pixel, bytes in
        bytes[0] = UInt8(truncatingIfNeeded: pixel)
        bytes[1] = UInt8(truncatingIfNeeded: pixel >> 24)
      }
    case .rgb:
      guard let pixels = row.baseAddress else { return true }
      return cbytes_pack_rgb(Vectors.areWide, pixels, bytes, row.count) >> 24 == 255
    case .rgba:
      packStraight(row, stride: 4, into: bytes) { pixel, bytes in
        UnsafeMutableRawPointer(bytes).storeBytes(of: pixel.littleEndian, as: UInt32.self)
      }
    }
    return true
  }

  /// Values of 1, 2, 4 or 8 bits, the leftmost in the highest bits; the last byte is padded with zeros.
  @inline(__always)
  private func packBits(
    _ row: UnsafeBufferPointer<UInt32>, depth: Int, into bytes: UnsafeMutablePointer<UInt8>,
    value: (UInt32) -> UInt8
  ) {
    var last = (pixel: row[0], value: value(row[0]))
    var gathered: UInt8 = 0
    var free = 8
    var position = 0
    for pixel in row {
      if pixel != last.pixel { last = (pixel, value(pixel)) }
      free &-= depth
      gathered |= last.value &<< UInt8(truncatingIfNeeded: free)
      if free == 0 {
        bytes[position] = gathered
        position &+= 1
        gathered = 0
        free = 8
      }
    }
    if free < 8 { bytes[position] = gathered }
  }

  @inline(__always)
  private func packStraight(
    _ row: UnsafeBufferPointer<UInt32>, stride: Int, into bytes: UnsafeMutablePointer<UInt8>,
    store: (UInt32, UnsafeMutablePointer<UInt8>) -> Void
  ) {
    var position = bytes
    var last = (premultiplied: UInt32(0), straight: UInt32(0))
    for pixel in row {
      if pixel != last.premultiplied { last = (pixel, StraightAlpha.unpremultiply(pixel: pixel)) }
      store(last.straight, position)
      position += stride
    }
  }
}
