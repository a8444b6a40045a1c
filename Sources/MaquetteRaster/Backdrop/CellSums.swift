/// Sums a picture's pixels in cells; beyond the picture's edges its outermost pixels repeat.
///
/// It is a class so that its memory has one address and one owner while bands add to it.
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

  /// Creates empty cells; at least one of them must lie in the picture.
  init(_ cells: PixelRect, shift: Int, picture: PixelRect) {
    self.cells = cells
    self.shift = shift
    pixels = PixelRect(
      x: cells.x << shift, y: cells.y << shift, width: cells.width << shift, height: cells.height << shift
    ).intersection(picture)
    sums = .allocate(capacity: cells.width * cells.height)
    sums.initialize(repeating: .zero, count: cells.width * cells.height)
  }

  deinit {
    sums.deallocate()
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
  func blurred(by kernel: GaussianKernel) -> [SIMD4<UInt16>] {
    let (width, height, margin) = (cells.width, cells.height, kernel.radius)
    let (innerWidth, innerHeight) = (width - 2 * margin, height - 2 * margin)
    let bits = UInt32(2 * shift)
    let half = shift == 0 ? 0 : 1 << (bits - 1) as UInt32
    let sums = UnsafeRawPointer(sums).assumingMemoryBound(to: UInt32.self)
    return [SIMD4<UInt16>](unsafeUninitializedCapacity: innerWidth * innerHeight) { result, count in
      count = innerWidth * innerHeight
      result.initialize(repeating: .zero)
      let target = UnsafeMutableRawBufferPointer(result).assumingMemoryBound(to: UInt16.self)
      for channel in 0..<4 {
        // A cell has at most 32 x 32 pixels of 255, which leaves room for 8 more bits.
        var plane = CoveragePlane(width: width, height: height) { place in
          UInt16(truncatingIfNeeded: (sums[4 &* place &+ channel] &<< 8 &+ half) &>> bits)
        }
        plane.blur(kernel)
        plane.values.withUnsafeBufferPointer { values in
          for row in 0..<innerHeight {
            let source = (row + margin) * width + margin
            let start = row * innerWidth
            for column in 0..<innerWidth {
              target[4 &* (start &+ column) &+ channel] = values[source &+ column]
            }
          }
        }
      }
    }
  }
}
