import MaquetteFiles
import MaquetteRaster
import Synchronization

/// The properties of a picture's pixels that decide which colour types can hold them.
///
/// Cost: eight pixels at a time are compared with their left neighbours, which most pixels of a drawn picture equal;
/// only changes are analysed. Once there are too many colours for a palette and one is not grey, only opacity is unknown, and
/// the rest of the picture is not looked at: packing finds out (``RowPacker``).
struct ColorStatistics {
  /// Whether the pixels looked at are opaque.
  var isOpaque = true
  private(set) var isGray = true

  /// The fewest bits that hold every grey exactly: 1 for black and white, 2 for steps of 85, 4 of 17, else 8.
  private(set) var grayDepth = 1

  /// The different premultiplied pixels, while there are at most 256.
  private(set) var colors: ColorTable? = ColorTable()

  /// Whether neither a palette nor greys can hold the picture.
  var isDecided: Bool { colors == nil && !isGray }

  /// The pixels that are analysed at a time by one thread.
  private static let pieceSize = 1 << 16

  /// Analyses the colours of a picture, in pieces on at most `threads` threads, until they decide its type.
  init(of source: any PixelSource, threads: Int) {
    let rowCount = max(1, Self.pieceSize / max(source.width, 1))
    var top = 0
    while top < source.height && !isDecided {
      let first = top
      let count = min(threads, (source.height - top + rowCount - 1) / rowCount)
      let found = Mutex([ColorStatistics](repeating: ColorStatistics(), count: count))
      Parallel.perform(workers: count) { worker in
        let start = first + worker * rowCount
        var statistics = ColorStatistics()
        source.forEachPiece(of: start..<min(start + rowCount, source.height), worker: worker) {
          rows, pixels in
          statistics.add(UnsafeBufferPointer(start: pixels, count: rows.count * source.width))
          return !statistics.isDecided
        }
        found.withLock { [statistics] in $0[worker] = statistics }
      }
      // In the order of the rows, so that a palette lists colours in the order of their first use.
      for statistics in found.withLock({ $0 }) { merge(statistics) }
      top += count * rowCount
    }
  }

  /// Analyses the colours of several pictures together.
  init(of sources: [any PixelSource]) {
    for source in sources where !isDecided { merge(ColorStatistics(of: source, threads: 1)) }
  }

  private init() {}

  private mutating func merge(_ other: ColorStatistics) {
    isOpaque = isOpaque && other.isOpaque
    isGray = isGray && other.isGray
    grayDepth = max(grayDepth, other.grayDepth)
    guard let table = other.colors else {
      colors = nil
      return
    }
    for pixel in table.pixels where colors?.insert(pixel) == false { colors = nil }
  }

  /// Analyses each change until the colours are decided.
  private mutating func add(_ pixels: UnsafeBufferPointer<UInt32>) {
    guard let first = pixels.first else { return }
    add(first)
    var index = 1
    while index < pixels.count && !isDecided {
      let blockEnd = min(index &+ 8, pixels.count)
      if blockEnd &- index == 8 && Self.repeatsLeft(pixels, at: index) {
        index = blockEnd
        continue
      }
      while index < blockEnd {
        if pixels[index] != pixels[index &- 1] { add(pixels[index]) }
        index &+= 1
      }
    }
  }

  /// Whether eight pixels equal their left neighbours, which must exist.
  @inline(__always)
  private static func repeatsLeft(_ pixels: UnsafeBufferPointer<UInt32>, at index: Int) -> Bool {
    guard let start = UnsafeRawPointer(pixels.baseAddress) else { return false }
    let here = (start + index &* 4).loadUnaligned(as: SIMD4<UInt64>.self)
    let left = (start + (index &- 1) &* 4).loadUnaligned(as: SIMD4<UInt64>.self)
    let different = here ^ left
    return different[0] | different[1] | different[2] | different[3] == 0
  }

  @inline(__always)
  private mutating func add(_ pixel: UInt32) {
    if pixel >> 24 != 255 { isOpaque = false }
    if isGray {
      let gray = pixel & 0xFF
      if pixel & 0xFFFFFF != gray &* 0x010101 {
        isGray = false
      } else {
        while grayDepth < 8 && gray % Self.grayStep(depth: grayDepth) != 0 { grayDepth *= 2 }
      }
    }
    if colors?.insert(pixel) == false { colors = nil }
  }

  /// The distance between neighbouring greys of a depth of 1, 2, 4 or 8 bits, in 8-bit steps.
  static func grayStep(depth: Int) -> UInt32 { 255 / (1 << UInt32(depth) - 1) }
}
