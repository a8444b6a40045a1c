// Resampling in one direction
// ===========================
//
// A pixel of the result is a weighted sum of neighbouring pixels of a picture, first along the row and then along the
// column. The weights of one direction are whole numbers with a known sum:
//
// - A shorter row has the exact average of the area under each of its pixels. With m pixels made into n, both without
//   their common divisor, pixel i covers i m to (i + 1) m where pixel j of the picture covers j n to (j + 1) n; the
//   weights are the lengths that both share, and their sum is m.
// - A longer row is interpolated by the cubic of Catmull and Rom ("A class of local interpolating splines", 1974), which
//   passes through the pixels of the picture. Its weights are rounded to parts of 2048; what rounding leaves over goes
//   to the nearest pixel, or in halves to both. Pixels beyond an end equal the last one.
// - A row of the same length is copied.
//
// Every rule is symmetric: a mirrored picture has the mirrored result. Products of both directions are added up exactly
// and divided once, so that no order of computation matters.

/// The weights with which pixels along one side of a picture make those of the result.
struct ResamplingAxis {
  /// A part of the side: its pixels, and the pixels of the result that they make.
  struct Segment {
    var source: Range<Int>
    /// The number of pixels in the result.
    var length: Int
    /// The number of pixels after which the part begins anew; its length if it is not repeated.
    var period: Int

    init(source: Range<Int>, length: Int, period: Int? = nil) {
      self.source = source
      self.length = length
      self.period = Swift.max(1, period ?? length)
    }
  }

  /// The first pixel of the picture for each pixel of the result.
  private(set) var firsts: [Int] = []
  /// Where the weights of each pixel begin; one more for the end.
  private(set) var starts: [Int] = [0]
  private(set) var weights: [Int32] = []
  /// The sum of the weights of each pixel.
  private(set) var totals: [Int64] = []

  /// The greatest number of weights of a pixel.
  private(set) var reach = 1

  /// The sum of the weights of the cubic.
  private static let cubicTotal: Int32 = 2048

  /// Computes the weights of some pixels of the result.
  ///
  /// - Parameters:
  ///   - segments: the parts from the first pixel to the last, each with at least one pixel of the picture.
  ///   - window: the pixels of the result.
  ///   - isMirrored: whether the result begins with the last pixel of the last part.
  init(_ segments: [Segment], window: Range<Int>, isMirrored: Bool) {
    let length = segments.reduce(0) { $0 + $1.length }
    firsts.reserveCapacity(window.count)
    for place in window {
      var index = isMirrored ? length - 1 - place : place
      for segment in segments {
        if index < segment.length || segment.source.upperBound == segments.last?.source.upperBound {
          append(index % segment.period, of: segment)
          break
        }
        index -= segment.length
      }
    }
  }

  private mutating func append(_ index: Int, of segment: Segment) {
    let (count, length) = (segment.source.count, segment.period)
    if count == length {
      append([1], from: segment.source.lowerBound + index, total: 1)
    } else if count > length {
      appendAverage(index, of: segment.source, length: length)
    } else {
      appendCubic(index, of: segment.source, length: length)
    }
  }

  private mutating func append(_ weights: [Int32], from first: Int, total: Int) {
    firsts.append(first)
    self.weights += weights
    starts.append(self.weights.count)
    totals.append(Int64(total))
    reach = Swift.max(reach, weights.count)
  }

  private mutating func appendAverage(_ index: Int, of source: Range<Int>, length: Int) {
    let divisor = Self.commonDivisor(source.count, length)
    let (many, few) = (source.count / divisor, length / divisor)
    let (low, high) = (index * many, (index + 1) * many)
    let first = low / few
    let weights = (first...(high - 1) / few).map { pixel in
      Int32(truncatingIfNeeded: Swift.min(high, (pixel + 1) * few) - Swift.max(low, pixel * few))
    }
    append(weights, from: source.lowerBound + first, total: many)
  }

  private mutating func appendCubic(_ index: Int, of source: Range<Int>, length: Int) {
    // The centre of the pixel, from that of the first pixel of the picture, in units of 1 / whole.
    let whole = 2 * length
    let place = (2 * index + 1) * source.count - length
    // Halfway before the first centre is -1, where division would round towards zero.
    let before = place < 0 ? -1 : place / whole
    let weights = Self.cubic(place - before * whole, of: whole)
    let last = source.count - 1
    let first = Swift.min(Swift.max(before - 1, 0), last)
    let end = Swift.min(Swift.max(before + 2, 0), last)
    var clamped = [Int32](repeating: 0, count: end - first + 1)
    for tap in 0..<4 {
      clamped[Swift.min(Swift.max(before - 1 + tap, 0), last) - first] += weights[tap]
    }
    append(clamped, from: source.lowerBound + first, total: Int(Self.cubicTotal))
  }

  /// The weights of four pixels for a place `part` / `whole` of the way from the second to the third.
  private static func cubic(_ part: Int, of whole: Int) -> [Int32] {
    let rest = whole - part
    let (t, u) = (Double(part) / Double(whole), Double(rest) / Double(whole))
    func outer(_ near: Double, _ far: Double) -> Double { -near * far * far / 2 }
    func inner(_ distance: Double) -> Double { ((3 * distance - 5) * distance * distance + 2) / 2 }
    // Adding 1 makes every value positive, for which conversion rounds down.
    let total = Double(cubicTotal)
    var weights = [outer(t, u), inner(t), inner(u), outer(u, t)].map { weight in
      Int32((weight + 1) * total + 0.5) - cubicTotal
    }
    let remainder = cubicTotal - weights.reduce(0, +)
    if part == rest {
      // Both halves have equal weights, so the remainder is even.
      weights[1] += remainder / 2
      weights[2] += remainder / 2
    } else {
      weights[part < rest ? 1 : 2] += remainder
    }
    return weights
  }

  private static func commonDivisor(_ first: Int, _ second: Int) -> Int {
    var (a, b) = (first, second)
    while b > 0 { (a, b) = (b, a % b) }
    return Swift.max(a, 1)
  }
}
