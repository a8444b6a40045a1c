/// How pixels are stored in the file.
enum PixelFormat {
  case gray(depth: Int)
  case grayAlpha
  case indexed(Palette, depth: Int)
  case rgb
  case rgba

  /// The format with the fewest bytes before compression.
  ///
  /// A palette costs bytes of its own, and unlike pixels they do not compress; `paletteWeight` accounts for it.
  init(for statistics: ColorStatistics, pixelCount: Int) {
    var best: PixelFormat =
      switch (statistics.isGray, statistics.isOpaque) {
      case (true, true): .gray(depth: statistics.grayDepth)
      case (true, false): .grayAlpha
      case (false, true): .rgb
      case (false, false): .rgba
      }
    if let table = statistics.colors {
      let palette = Palette(table)
      let depth = Palette.bitDepth(colorCount: palette.colors.count)
      let indexed = PixelFormat.indexed(palette, depth: depth)
      let overhead = palette.chunkBytes * Self.paletteWeight
      if indexed.rowBits(width: pixelCount) / 8 + overhead < best.rowBits(width: pixelCount) / 8 {
        best = indexed
      }
    }
    self = best
  }

  private static let paletteWeight = 4

  /// Whether a byte is a sample, so that differences of neighbours are meaningful.
  var holdsSamples: Bool {
    switch self {
    case .gray(let depth): depth == 8
    case .indexed: false
    case .grayAlpha, .rgb, .rgba: true
    }
  }

  /// The colour type of the header (PNG, 11.2.1).
  var colorType: UInt8 {
    switch self {
    case .gray: 0
    case .rgb: 2
    case .indexed: 3
    case .grayAlpha: 4
    case .rgba: 6
    }
  }

  /// Bits in a sample, or in a palette's index.
  var bitDepth: Int {
    switch self {
    case .gray(let depth), .indexed(_, let depth): depth
    case .grayAlpha, .rgb, .rgba: 8
    }
  }

  /// Bytes in a pixel, at least one: the unit of filters and matches.
  var pixelBytes: Int { rowBytes(width: 1) }

  func rowBits(width: Int) -> Int {
    switch self {
    case .gray(let depth), .indexed(_, let depth): width * depth
    case .grayAlpha: width * 16
    case .rgb: width * 24
    case .rgba: width * 32
    }
  }

  func rowBytes(width: Int) -> Int { (rowBits(width: width) + 7) / 8 }
}

extension Palette {
  /// The bytes of `PLTE` and `tRNS`, each with length, name and checksum.
  fileprivate var chunkBytes: Int {
    12 + 3 * colors.count + (translucentCount > 0 ? 12 + translucentCount : 0)
  }
}
