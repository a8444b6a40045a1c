import CBytes

/// Converts stored rows of at most 8 bits a sample to premultiplied pixels in sRGB.
///
/// Formats with at most 256 values, palettes and greys, are looked up in a table of converted pixels.
struct RowUnpacker {
  /// Bytes after a row that must be readable; their values do not matter.
  static let slack = Int(CBytesUnpackSlack)

  private enum Samples {
    /// Indices of `depth` bits into ``table``.
    case indices(depth: Int)
    case grayAlpha
    case rgb
    case rgba
  }

  private let samples: Samples
  private let table: [UInt32]
  /// The number of valid entries in the table.
  private let colorCount: Int
  let rowBytes: Int
  let pixelBytes: Int
  private let width: Int
  /// How colours that no table holds become sRGB; nil if they are.
  private let conversion: PixelConversion?

  /// Creates an unpacker; nil for other formats: interlaced, with 16 bits a sample, or with one transparent colour.
  init?(_ header: ImageHeader) {
    guard !header.isInterlaced, header.bitDepth <= 8 else { return nil }
    let depth = header.bitDepth
    switch header.colorType {
    case 0 where !header.hasTransparency:
      samples = .indices(depth: depth)
      let step = ColorStatistics.grayStep(depth: depth)
      table = Self.table((0..<256).map { ($0 &* step & 0xFF) &* 0x010101 | 0xFF00_0000 }, header)
      colorCount = 256
    case 3 where !header.palette.isEmpty:
      samples = .indices(depth: depth)
      table = Self.table(header.palette, header) + [UInt32](repeating: 0, count: 256)
      colorCount = header.palette.count
    case 2 where !header.hasTransparency: (samples, table, colorCount) = (.rgb, [], 0)
    case 4: (samples, table, colorCount) = (.grayAlpha, [], 0)
    case 6: (samples, table, colorCount) = (.rgba, [], 0)
    default: return nil
    }
    width = header.width
    conversion = header.shown.conversion
    rowBytes = header.rowBytes
    pixelBytes = max(1, header.bitsPerPixel / 8)
  }

  /// Unpacks a row into `width` pixels; false if one has no colour.
  ///
  /// - Parameter row: ``rowBytes`` of samples, and ``slack`` more.
  func unpack(_ row: UnsafePointer<UInt8>, into pixels: UnsafeMutablePointer<UInt32>) -> Bool {
    switch samples {
    case .indices(let depth): return unpackIndices(row, depth: depth, into: pixels)
    case .rgb:
      cbytes_unpack_rgb(Vectors.areWide, row, pixels, width)
      conversion?.convert(pixels, count: width)
    case .grayAlpha:
      for x in 0..<width {
        pixels[x] = UInt32(row[x &* 2]) &* 0x010101 | UInt32(row[x &* 2 &+ 1]) &<< 24
      }
      convert(pixels)
    case .rgba where conversion != nil:
      UnsafeMutableRawPointer(pixels).copyMemory(from: row, byteCount: 4 * width)
      convert(pixels)
    case .rgba:
      let row = UnsafeRawPointer(row)
      var last = (straight: UInt32(0), premultiplied: UInt32(0))
      for x in 0..<width {
        let pixel = (row + x &* 4).loadUnaligned(as: UInt32.self).littleEndian
        if pixel != last.straight { last = (pixel, StraightAlpha.premultiply(pixel: pixel)) }
        pixels[x] = last.premultiplied
      }
    }
    return true
  }

  /// Whether a row unpacks to `width` pixels; nil if one of the row's has no colour.
  ///
  /// - Parameters:
  ///   - row: ``rowBytes`` of samples, and ``slack`` more.
  ///   - scratch: room for a row of pixels.
  func unpacks(
    _ row: UnsafePointer<UInt8>, to pixels: UnsafePointer<UInt32>, scratch: UnsafeMutablePointer<UInt32>
  ) -> Bool? {
    if case .rgb = samples, conversion == nil {
      return cbytes_equals_rgb(Vectors.areWide, row, pixels, width)
    }
    return unpack(row, into: scratch) ? EqualBytes.areEqual(scratch, pixels, count: width) : nil
  }

  /// The premultiplied pixels of straight ones in a file's colours.
  private static func table(_ pixels: [UInt32], _ header: ImageHeader) -> [UInt32] {
    var pixels = pixels
    pixels.withUnsafeMutableBufferPointer { pixels in
      if let start = pixels.baseAddress { header.shown.conversion?.convert(start, count: pixels.count) }
    }
    return pixels.map(StraightAlpha.premultiply(pixel:))
  }

  /// Converts a row of straight pixels in the file's colours.
  private func convert(_ pixels: UnsafeMutablePointer<UInt32>) {
    conversion?.convert(pixels, count: width)
    for x in 0..<width { pixels[x] = StraightAlpha.premultiply(pixel: pixels[x]) }
  }

  private func unpackIndices(
    _ row: UnsafePointer<UInt8>, depth: Int, into pixels: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    var largest: UInt8 = 0
    table.withUnsafeBufferPointer { table in
      // Indices are below 256, and the table has 256 entries or more.
      if depth == 8 {
        for x in 0..<width {
          largest = max(largest, row[x])
          pixels[x] = table[Int(row[x])]
        }
      } else {
        let mask = UInt8(1 &<< depth &- 1)
        for x in 0..<width {
          let bit = x &* depth
          let shift = UInt8(truncatingIfNeeded: 8 &- depth &- (bit & 7))
          let index = row[bit &>> 3] &>> shift & mask
          largest = max(largest, index)
          pixels[x] = table[Int(index)]
        }
      }
    }
    return Int(largest) < colorCount
  }
}
