import CBytes

/// A repetition of earlier bytes; no match has a distance of 0.
struct DeflateMatch {
  var length: Int
  var distance: Int

  /// What a search begins with: only matches that can be written are longer.
  static let none = DeflateMatch(length: DeflateSymbol.shortestMatch - 1, distance: 0)
}

/// The distances at which the bytes of a picture are likely to repeat.
struct LikelyDistances {
  /// The distance to the same byte of the row above; greater than any position if out of reach.
  let row: Int

  /// The distance to the pixel on the left, at least one byte.
  let pixel: Int

  init(rowBytes: Int, pixelBytes: Int) {
    row = rowBytes <= DeflateSymbol.largestDistance ? rowBytes : .max
    pixel = pixelBytes
  }

  /// The repetition of the left pixel, if it is as long as a longest match, else the longer one of that and of the row above.
  ///
  /// A longest match of the left pixel costs about three bits, and one of the row above fifteen, for its distance has
  /// twelve bits of its own: so a flat stretch is one even where the rows are equal for longer.
  ///
  /// - Parameters:
  ///   - limit: the most bytes of a repetition of the left pixel; one of the row above has no more than a longest match.
  ///   - bytes: those up to `limit` and eight in any case must be readable from `position` on.
  @inline(__always)
  func match(at position: Int, in bytes: UnsafePointer<UInt8>, limit: Int) -> DeflateMatch {
    let here = bytes + position
    var match = DeflateMatch.none
    if position >= pixel {
      let length = Self.common(here, here - pixel, limit: limit)
      if length > match.length { match = DeflateMatch(length: length, distance: pixel) }
      if length >= DeflateSymbol.longestMatch { return match }
    }
    if position >= row {
      let length = Self.common(here, here - row, limit: min(limit, DeflateSymbol.longestMatch))
      if length > match.length { match = DeflateMatch(length: length, distance: row) }
    }
    return match
  }

  /// The number of equal bytes, at most `limit`. Most pixels that differ do so in the first eight bytes, which need no call.
  @inline(__always)
  private static func common(
    _ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, limit: Int
  ) -> Int {
    let different =
      UnsafeRawPointer(first).loadUnaligned(as: UInt64.self)
      ^ UnsafeRawPointer(second).loadUnaligned(as: UInt64.self)
    if different != 0 { return min(different.littleEndian.trailingZeroBitCount &>> 3, limit) }
    return EqualBytes.count(first, second, limit: limit)
  }
}

/// Compares bytes with the widest vectors of the processor.
enum EqualBytes {
  /// The number of equal bytes from two addresses on, at most `limit`.
  @inline(__always)
  static func count(_ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, limit: Int) -> Int {
    cbytes_common(Vectors.areWide, first, second, limit)
  }

  /// Whether as many pixels are equal.
  static func areEqual(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, count: Int
  ) -> Bool {
    // A pixel is four bytes.
    let (first, second) = (UnsafeRawPointer(first), UnsafeRawPointer(second))
    return self.count(
      first.assumingMemoryBound(to: UInt8.self), second.assumingMemoryBound(to: UInt8.self), limit: count * 4)
      == count * 4
  }
}

/// The vectors that the loops in C may use.
enum Vectors {
  /// Whether this processor has vectors of 32 bytes; the results do not depend on it.
  static let areWide = cbytes_is_wide()
}
