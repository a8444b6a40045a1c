internal import CSystem

/// Finds earlier positions of the same bytes.
///
/// Method: a hash of the next four bytes selects a chain of positions with the same hash, newest first, as in gzip
/// (Gailly and Adler); a second table holds the newest position of each three bytes, as in libdeflate (Biggers). The
/// two distances that are likely in a picture are tried first: the pixel to the left and the one above. Cost: a
/// look-up in each table and at most ``DeflateEffort/chainLength`` comparisons a position.
struct MatchFinder: ~Copyable {
  struct Match {
    var length: Int
    var distance: Int
  }

  private static let hashBits: UInt32 = 15
  private static let shortHashBits: UInt32 = 14
  /// A position out of reach of any distance from any position.
  private static let nowhere = Int32(-DeflateSymbol.largestDistance - 1)

  private let newest: UnsafeMutablePointer<Int32>
  private let newestShort: UnsafeMutablePointer<Int32>
  /// For each position modulo the window, the previous position in its chain.
  private let previous: UnsafeMutablePointer<Int32>

  init() {
    let (count, shortCount) = (1 << Int(Self.hashBits), 1 << Int(Self.shortHashBits))
    let capacity = count + shortCount + DeflateSymbol.largestDistance
    newest = .allocate(capacity: capacity)
    csystem_will_write(newest, capacity * MemoryLayout<Int32>.stride)
    // The three tables are contiguous.
    newestShort = newest + count
    previous = newestShort + shortCount
    // `previous` is read only at positions that were added, which write it first.
    previous.initialize(repeating: Self.nowhere, count: DeflateSymbol.largestDistance)
    forget()
  }

  deinit { newest.deallocate() }

  func forget() {
    newest.initialize(repeating: Self.nowhere, count: 1 << Int(Self.hashBits))
    newestShort.initialize(repeating: Self.nowhere, count: 1 << Int(Self.shortHashBits))
  }

  /// Adds a position, where four bytes must be readable.
  @inline(__always)
  func add(_ position: Int, in bytes: UnsafePointer<UInt8>) {
    let word = Self.word(bytes + position)
    let hash = Self.hash(word)
    previous[position & (DeflateSymbol.largestDistance &- 1)] = newest[hash]
    newest[hash] = Int32(truncatingIfNeeded: position)
    newestShort[Self.shortHash(word)] = Int32(truncatingIfNeeded: position)
  }

  /// The longest match at a position that is longer than `shortest`, or nil; at most `limit` bytes.
  @inline(__always)
  func longest(
    at position: Int, in bytes: UnsafePointer<UInt8>, over shortest: Int, limit: Int,
    likely: LikelyDistances, chainLength: Int
  ) -> Match? {
    let here = bytes + position
    let word = Self.word(here)
    var (length, distance) = (shortest, 0)
    if position >= likely.row, Self.word(here - likely.row) == word {
      let found = Self.commonLength(here, here - likely.row, limit: limit)
      if found > length { (length, distance) = (found, likely.row) }
    }
    // Of two equally long matches the nearer is cheaper, so the left pixel wins a tie.
    if position >= likely.pixel, Self.word(here - likely.pixel) == word {
      let found = Self.commonLength(here, here - likely.pixel, limit: limit)
      if found > length || (found == length && distance > 0) { (length, distance) = (found, likely.pixel) }
    }
    if length < limit {
      if length < 4 {
        let place = Int(newestShort[Self.shortHash(word)])
        if position &- place <= DeflateSymbol.largestDistance, Self.word(bytes + place) << 8 == word << 8 {
          let found = Self.commonLength(here, bytes + place, limit: limit)
          if found > length { (length, distance) = (found, position &- place) }
        }
      }
      var place = Int(newest[Self.hash(word)])
      var left = chainLength
      while left > 0 && position &- place <= DeflateSymbol.largestDistance {
        // Most positions differ in the four bytes that end just past the best match so far, which is below `limit`.
        let tail = max(length &- 3, 0)
        if Self.word(bytes + place + tail) == Self.word(here + tail) && Self.word(bytes + place) == word {
          let found = Self.commonLength(here, bytes + place, limit: limit)
          if found > length {
            (length, distance) = (found, position &- place)
            if length >= limit { break }
          }
        }
        let before = Int(previous[place & (DeflateSymbol.largestDistance &- 1)])
        // A position that is not earlier belongs to another chain, which has overwritten the entry.
        if before >= place { break }
        place = before
        left &-= 1
      }
    }
    return distance > 0 ? Match(length: length, distance: distance) : nil
  }

  /// The number of equal bytes from two addresses on, at most `limit`.
  @inline(__always)
  static func commonLength(
    _ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, limit: Int
  ) -> Int {
    let (first, second) = (UnsafeRawPointer(first), UnsafeRawPointer(second))
    var length = 0
    // Each step reads bytes below `limit` only.
    while length &+ 8 <= limit {
      let different =
        (first + length).loadUnaligned(as: UInt64.self) ^ (second + length).loadUnaligned(as: UInt64.self)
      if different != 0 { return length &+ different.littleEndian.trailingZeroBitCount &>> 3 }
      length &+= 8
    }
    while length < limit
      && (first + length).loadUnaligned(as: UInt8.self) == (second + length).loadUnaligned(as: UInt8.self)
    {
      length &+= 1
    }
    return length
  }

  /// Like ``commonLength(_:_:limit:)``, but 64 bytes at a time, where many are likely to be equal.
  @inline(__always)
  static func longCommonLength(
    _ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, limit: Int
  ) -> Int {
    let (left, right) = (UnsafeRawPointer(first), UnsafeRawPointer(second))
    var length = 0
    // Each step reads bytes below `limit` only.
    while length &+ 64 <= limit {
      let different =
        (left + length).loadUnaligned(as: SIMD8<UInt64>.self)
        ^ (right + length).loadUnaligned(as: SIMD8<UInt64>.self)
      let half = different.lowHalf | different.highHalf
      let quarter = half.lowHalf | half.highHalf
      if quarter[0] | quarter[1] != 0 { break }
      length &+= 64
    }
    return length &+ commonLength(first + length, second + length, limit: limit &- length)
  }

  @inline(__always)
  static func word(_ place: UnsafePointer<UInt8>) -> UInt32 {
    UnsafeRawPointer(place).loadUnaligned(as: UInt32.self).littleEndian
  }

  @inline(__always)
  private static func hash(_ word: UInt32) -> Int {
    Int(truncatingIfNeeded: (word &* 0x1E35_A7BD) &>> (32 &- hashBits))
  }

  /// The hash of the lowest three bytes.
  @inline(__always)
  private static func shortHash(_ word: UInt32) -> Int {
    Int(truncatingIfNeeded: (word << 8 &* 0x1E35_A7BD) &>> (32 &- shortHashBits))
  }
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
}
