import MaquetteGraphics

/// Computes the pixels of a scaled picture, row by row from the top.
///
/// Rows of the picture are weighted along the row once each and kept as long as a row of the result needs them.
struct Resampler {
  private let image: RasterImage
  private let columns: ResamplingAxis
  private let rows: ResamplingAxis

  init(_ image: RasterImage, columns: ResamplingAxis, rows: ResamplingAxis) {
    self.image = image
    self.columns = columns
    self.rows = rows
  }

  /// The channels of a pixel: red, green, blue, alpha.
  @inline(__always)
  static func channels(_ pixel: UInt32) -> SIMD4<UInt32> {
    (SIMD4(repeating: pixel) &>> SIMD4(0, 8, 16, 24)) & SIMD4(repeating: 255)
  }

  /// The pixels of some rows of the result, row by row.
  func pixels(of part: Range<Int>) -> [UInt32] {
    let (width, height) = (columns.firsts.count, part.count)
    // Weighted rows of the picture: row j is in slot j modulo their number, which none that is needed shares.
    let slots = rows.reach
    var kept = [Int](repeating: -1, count: slots)
    var weighted = [SIMD4<Int32>](repeating: .zero, count: slots * width)
    var sums = [SIMD4<Int64>](repeating: .zero, count: width)
    var result = [UInt32](repeating: 0, count: width * height)
    for y in part {
      let weights = rows.weights[rows.starts[y]..<rows.starts[y + 1]]
      if width > 0 { for x in 0..<width { sums[x] = .zero } }
      for (offset, weight) in weights.enumerated() {
        let row = rows.firsts[y] + offset
        let slot = row % slots
        if kept[slot] != row {
          weigh(row: row, into: &weighted, at: slot * width)
          kept[slot] = row
        }
        Self.add(weighted, from: slot * width, weight, to: &sums)
      }
      store(sums, total: rows.totals[y], into: &result, at: (y - part.lowerBound) * width)
    }
    return result
  }

  /// Weights a row of the picture along its columns.
  private func weigh(row: Int, into weighted: inout [SIMD4<Int32>], at start: Int) {
    let offset = row * image.width
    image.pixels.withUnsafeBufferPointer { pixels in
      for x in columns.firsts.indices {
        var sum = SIMD4<Int32>.zero
        var place = offset + columns.firsts[x]
        for index in columns.starts[x]..<columns.starts[x + 1] {
          let channels = SIMD4<Int32>(truncatingIfNeeded: Self.channels(pixels[place]))
          sum &+= channels &* SIMD4(repeating: columns.weights[index])
          place += 1
        }
        weighted[start + x] = sum
      }
    }
  }

  private static func add(
    _ weighted: [SIMD4<Int32>], from start: Int, _ weight: Int32, to sums: inout [SIMD4<Int64>]
  ) {
    let factor = SIMD4<Int64>(repeating: Int64(weight))
    for x in sums.indices { sums[x] &+= SIMD4<Int64>(truncatingIfNeeded: weighted[start + x]) &* factor }
  }

  /// Divides the sums of a row by those of their weights. Interpolation can leave the range of a channel, or that of
  /// premultiplied colours, which end at alpha.
  private func store(
    _ sums: [SIMD4<Int64>], total: Int64, into result: inout [UInt32], at start: Int
  ) {
    for x in sums.indices {
      let divisor = total * columns.totals[x]
      let sum = sums[x]
      func channel(_ index: Int, upTo limit: Int64) -> Int64 {
        Swift.min(Swift.max(sum[index] &+ divisor / 2, 0) / divisor, limit)
      }
      let alpha = channel(3, upTo: 255)
      let color = channel(0, upTo: alpha) | channel(1, upTo: alpha) << 8 | channel(2, upTo: alpha) << 16
      result[start + x] = UInt32(truncatingIfNeeded: color | alpha << 24)
    }
  }
}
