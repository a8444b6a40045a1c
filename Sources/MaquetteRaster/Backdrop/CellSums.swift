import CRaster

/// Sums a picture's pixels in cells; beyond the picture's edges its outermost pixels repeat.
///
/// It is a class so that its memory has one address and one owner while bands add to it. One at a time may use the same buffers.
final class CellSums {
  /// The cells, counted from the picture's origin.
  private let cells: PixelRect
  private let shift: Int
  /// The pixels that are summed: those of the picture that lie in the cells.
  let pixels: PixelRect
  /// The sums of red, green, blue and alpha.
  ///
  /// Invariant: it holds as many elements as there are cells.
  private let sums: UnsafeMutablePointer<SIMD4<UInt32>>
  /// The owner of the memory.
  private let buffers: DrawingBuffers

  /// Creates empty cells; at least one of them must lie in the picture.
  init(_ cells: PixelRect, shift: Int, picture: PixelRect, buffers: DrawingBuffers) {
    self.cells = cells
    self.shift = shift
    pixels = PixelRect(
      x: cells.x << shift, y: cells.y << shift, width: cells.width << shift, height: cells.height << shift
    ).intersection(picture)
    self.buffers = buffers
    buffers.sums.reserve(cells.width * cells.height)
    sums = buffers.sums.base
    sums.update(repeating: .zero, count: cells.width * cells.height)
  }

  deinit {
    buffers.endBlur()
  }

  /// The number of bands of `cellRows` rows of cells.
  func bandCount(cellRows: Int) -> Int {
    ((pixels.maxY - 1) >> shift - pixels.y >> shift) / cellRows + 1
  }

  /// The pixels of a band: bands share no row of cells.
  func band(_ index: Int, cellRows: Int) -> PixelRect {
    let first = pixels.y >> shift + index * cellRows
    let rows = PixelRect(x: pixels.x, y: first << shift, width: pixels.width, height: cellRows << shift)
    return rows.intersection(pixels)
  }

  func add(_ band: PixelTarget) {
    for y in band.bounds.rows {
      // The first and last rows repeat beyond the picture's edges.
      let first = y == pixels.y ? cells.y << shift : y
      let end = y == pixels.maxY - 1 ? cells.maxY << shift : y + 1
      var row = first >> shift
      while row << shift < end {
        let count = Swift.min(end, (row + 1) << shift) - Swift.max(first, row << shift)
        // All rows of cells within these bounds exist.
        add(
          UnsafePointer(band.pixel(x: pixels.x, y: y)), times: UInt32(count),
          to: sums + (row - cells.y) * cells.width)
        row += 1
      }
    }
  }

  /// Adds a row of the picture's pixels to a row of cells.
  private func add(
    _ row: UnsafePointer<UInt32>, times: UInt32, to target: UnsafeMutablePointer<SIMD4<UInt32>>
  ) {
    let size = 1 << shift
    let last = pixels.width - 1
    if shift == 0 {
      // A cell is a pixel.
      let times = SIMD4(repeating: times)
      for column in 0..<cells.width {
        let pixel = row[Swift.min(Swift.max(cells.x &+ column &- pixels.x, 0), last)]
        target[column] &+= SIMD4(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self)) &* times
      }
      return
    }
    for column in 0..<cells.width {
      let start = (cells.x + column) << shift - pixels.x
      // Two channels in each word: a row of a cell has at most 32 pixels of 255, which fit sixteen bits.
      var even: UInt32 = 0
      var odd: UInt32 = 0
      func add(_ pixel: UInt32) {
        even &+= pixel & 0xFF_00FF
        odd &+= pixel &>> 8 & 0xFF_00FF
      }
      if start >= 0 && start &+ size <= pixels.width {
        for x in start..<start &+ size { add(row[x]) }
      } else {
        for x in start..<start &+ size { add(row[Swift.min(Swift.max(x, 0), last)]) }
      }
      let sum = SIMD4(even & 0xFFFF, odd & 0xFFFF, even &>> 16, odd &>> 16)
      target[column] &+= sum &* SIMD4(repeating: times)
    }
  }

  /// Returns the blurred averages of all cells except the outermost ones, whose neighbours are missing.
  ///
  /// The four channels of a cell lie side by side, and so a neighbour's channel is four values away in a row. All neighbours of the
  /// cells that are returned exist: neither pass reads beyond the cells but for the slack of the loop.
  func blurred(by kernel: GaussianKernel) -> [SIMD4<UInt16>] {
    let averages = averages()
    let radius = kernel.radius
    let (width, height) = (cells.width - 2 * radius, cells.height - 2 * radius)
    buffers.rows.reserve(width * cells.height + Self.slack)
    let rows = buffers.rows.base
    for row in 0..<cells.height {
      Self.convolve(
        averages + (row * cells.width + radius), neighbor: 1, kernel, into: rows + row * width, count: width)
    }
    return [SIMD4<UInt16>](unsafeUninitializedCapacity: width * height) { result, count in
      count = width * height
      guard let target = result.baseAddress else { return }
      for row in 0..<height {
        Self.convolve(
          rows + (row + radius) * width, neighbor: width, kernel, into: target + row * width, count: width)
      }
    }
  }

  /// Writes `count` cells that are mixed from those of `source` and their neighbours, `neighbor` cells away.
  private static func convolve(
    _ source: UnsafePointer<SIMD4<UInt16>>, neighbor: Int, _ kernel: GaussianKernel,
    into target: UnsafeMutablePointer<SIMD4<UInt16>>, count: Int
  ) {
    craster_convolve(
      Blend.variant, UnsafeRawPointer(source).assumingMemoryBound(to: UInt16.self), 4 * neighbor,
      kernel.weights, kernel.radius,
      UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt16.self), 4 * count)
  }

  /// The averages of the cells in 8.8 fixed point, with room for what the loop of a blur reads beyond them.
  private func averages() -> UnsafePointer<SIMD4<UInt16>> {
    let bits = SIMD4(repeating: UInt32(2 * shift))
    let half = SIMD4<UInt32>(repeating: shift == 0 ? 0 : 1 << UInt32(2 * shift - 1))
    let count = cells.width * cells.height
    buffers.averages.reserve(count + Self.slack)
    let averages = buffers.averages.base
    // A cell has at most 32 x 32 pixels of 255, which leaves room for 8 more bits.
    for place in 0..<count {
      averages[place] = SIMD4(truncatingIfNeeded: (sums[place] &<< SIMD4(repeating: 8) &+ half) &>> bits)
    }
    return UnsafePointer(averages)
  }

  /// The cells beyond the last one that the loop of a blur may read.
  private static let slack = CRasterConvolveSlack / 4
}
