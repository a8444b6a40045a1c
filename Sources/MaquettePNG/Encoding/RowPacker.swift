/// Packs rows of premultiplied pixels as a ``PixelFormat`` stores them.
///
/// Formats that need a division or a look-up for each pixel remember the last one: most pixels of a drawn
/// picture equal their left neighbour. RGB goes two pixels at a time through a 64-bit word.
struct RowPacker {
  /// Bytes after a row that packing may overwrite.
  static let slack = 2

  private let format: PixelFormat

  init(format: PixelFormat) { self.format = format }

  /// Packs one row, which is not empty, into the bytes that the format needs for it, and ``slack`` more.
  func pack(_ row: UnsafeBufferPointer<UInt32>, into bytes: UnsafeMutablePointer<UInt8>) {
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
      packOpaque(row, into: bytes)
    case .rgba:
      packStraight(row, stride: 4, into: bytes) { pixel, bytes in
        UnsafeMutableRawPointer(bytes).storeBytes(of: pixel.littleEndian, as: UInt32.self)
      }
    }
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

  private func packOpaque(_ row: UnsafeBufferPointer<UInt32>, into bytes: UnsafeMutablePointer<UInt8>) {
    guard let pixels = UnsafeRawPointer(row.baseAddress) else { return }
    let destination = UnsafeMutableRawPointer(bytes)
    var index = 0
    // Two pixels remain from `index` on; the last two of the eight stored bytes are overwritten by the next pixels or
    // are slack.
    while index &+ 2 <= row.count {
      let pair = (pixels + index &* 4).loadUnaligned(as: UInt64.self).littleEndian
      let packed = pair & 0xFF_FFFF | pair &>> 8 & 0xFFFF_FF00_0000
      (destination + index &* 3).storeBytes(of: packed.littleEndian, as: UInt64.self)
      index &+= 2
    }
    if index < row.count {
      for channel in 0..<3 {
        bytes[index * 3 + channel] = UInt8(truncatingIfNeeded: row[index] >> (channel * 8))
      }
    }
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
