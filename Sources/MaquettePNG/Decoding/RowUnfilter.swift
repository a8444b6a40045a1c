/// Reverses the filter of each row (PNG, 9.2).
///
/// A row without a filter stays in place. The others are restored in separate memory, because later matches refer to
/// the filtered bytes.
struct RowUnfilter: ~Copyable {
  private let rowBytes: Int
  private let pixelBytes: Int
  /// Each holds a row after `pixelBytes` zeros, the pixel left of the first.
  private var current: UnsafeMutablePointer<UInt8>
  private var above: UnsafeMutablePointer<UInt8>
  /// Whether the last row had no filter, so that `current` does not hold it.
  private var lastIsPlain = false

  init(rowBytes: Int, pixelBytes: Int) {
    self.rowBytes = rowBytes
    self.pixelBytes = pixelBytes
    let capacity = pixelBytes + rowBytes + RowUnpacker.slack
    current = .allocate(capacity: capacity)
    above = .allocate(capacity: capacity)
    current.initialize(repeating: 0, count: capacity)
    above.initialize(repeating: 0, count: capacity)
  }

  deinit {
    current.deallocate()
    above.deallocate()
  }

  /// Returns the samples of a row that begins with its filter's number; nil if there is no such filter.
  ///
  /// Rows come in order and are contiguous; the samples are valid until the next call.
  mutating func samples(of row: UnsafeMutablePointer<UInt8>) -> UnsafePointer<UInt8>? {
    let source = UnsafePointer(row + 1)
    if row[0] == 0 {
      lastIsPlain = true
      return source
    }
    swap(&current, &above)
    if lastIsPlain { (above + pixelBytes).update(from: row - rowBytes, count: rowBytes) }
    lastIsPlain = false
    let samples = current + pixelBytes
    let (left, above) = (UnsafePointer(current), UnsafePointer(above + pixelBytes))
    let upperLeft = UnsafePointer(above - pixelBytes)
    switch row[0] {
    case 1: for index in 0..<rowBytes { samples[index] = source[index] &+ left[index] }
    case 2: for index in 0..<rowBytes { samples[index] = source[index] &+ above[index] }
    case 3:
      for index in 0..<rowBytes {
        let sum = UInt16(left[index]) &+ UInt16(above[index])
        samples[index] = source[index] &+ UInt8(truncatingIfNeeded: sum &>> 1)
      }
    case 4:
      for index in 0..<rowBytes {
        let predicted = PaethPredictor.predict(left[index], above[index], upperLeft[index])
        samples[index] = source[index] &+ predicted
      }
    default: return nil
    }
    return UnsafePointer(samples)
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
