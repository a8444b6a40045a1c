/// The filters, which subtract a prediction from the samples of a row before compression.
///
/// Drawn pictures repeat whole runs of pixels, and deflate finds the repetitions only in unfiltered samples: over 29
/// sheets of controls no filter gave 1018 KB, libpng's adaptive choice 1176 KB in 1.7 times the time, and no single
/// sheet gained. Filters win where every pixel differs a little from its neighbours, as in gradients across both
/// directions; such a picture is compressed both ways (``ColorStatistics/isBusy``).
enum RowFilter {
  case none
  /// Chooses for each row the filter with the least sum of absolute differences (PNG, 12.7).
  case adaptive
}

/// Filters one row after another, each by the filter that fits it best.
struct AdaptiveFilter {
  private var above: [UInt8]
  private var candidates: [[UInt8]]
  private let pixelBytes: Int

  init(rowBytes: Int, pixelBytes: Int) {
    above = [UInt8](repeating: 0, count: rowBytes)
    candidates = [[UInt8]](repeating: above, count: 5)
    self.pixelBytes = pixelBytes
  }

  /// Stores a row as the one above the next.
  mutating func follow(_ row: UnsafeBufferPointer<UInt8>) {
    for index in row.indices { above[index] = row[index] }
  }

  /// Writes the number of the best filter and the filtered row, one byte more than `row` has.
  mutating func filter(_ row: UnsafeBufferPointer<UInt8>, into bytes: UnsafeMutablePointer<UInt8>) {
    var best = (sum: Int.max, filter: 0)
    for filter in candidates.indices {
      let sum = apply(filter, to: row)
      if sum < best.sum { best = (sum, filter) }
    }
    bytes[0] = UInt8(best.filter)
    for index in row.indices { bytes[index + 1] = candidates[best.filter][index] }
    follow(row)
  }

  /// Fills the candidate of one filter and returns the sum of its bytes, each taken as a signed number.
  private mutating func apply(_ filter: Int, to row: UnsafeBufferPointer<UInt8>) -> Int {
    var sum = 0
    let (pixelBytes, above) = (pixelBytes, above)
    candidates[filter].withUnsafeMutableBufferPointer { output in
      for index in row.indices {
        let hasLeft = index >= pixelBytes
        let left = hasLeft ? row[index - pixelBytes] : 0
        let predicted: UInt8 =
          switch filter {
          case 0: 0
          case 1: left
          case 2: above[index]
          case 3: UInt8((Int(left) + Int(above[index])) / 2)
          default:
            PaethPredictor.predict(left, above[index], hasLeft ? above[index - pixelBytes] : 0)
          }
        let difference = row[index] &- predicted
        output[index] = difference
        sum += Int(Int8(bitPattern: difference).magnitude)
      }
    }
    return sum
  }
}

/// The neighbour that is nearest to left + above - upper left (PNG, 9.4).
enum PaethPredictor {
  @inline(__always)
  static func predict(_ left: UInt8, _ above: UInt8, _ upperLeft: UInt8) -> UInt8 {
    let (a, b, c) = (Int16(left), Int16(above), Int16(upperLeft))
    let (toLeft, toAbove) = (abs(b &- c), abs(a &- c))
    let toUpperLeft = abs(a &+ b &- c &- c)
    if toLeft <= toAbove && toLeft <= toUpperLeft { return left }
    return toAbove <= toUpperLeft ? above : upperLeft
  }
}
