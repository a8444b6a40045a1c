import CSystem

/// Finds earlier positions of the same bytes.
///
/// Method: a hash of the next four bytes selects a chain of positions with the same hash, newest first, as in gzip
/// (Gailly and Adler); a second table holds the newest position of each three bytes, as in libdeflate (Biggers). Cost: a
/// look-up in each table and at most as many comparisons a position as the chain is long.
///
/// Tables hold the lowest sixteen bits of positions, so that they take 160 KiB and stay in a core's second-level cache. A
/// position more than 65,536 bytes back may seem to be nearer; as every candidate's bytes are compared, that costs time only.
struct MatchFinder: ~Copyable {
  private static let hashBits: UInt32 = 15
  private static let shortHashBits: UInt32 = 14

  private let newest: UnsafeMutablePointer<UInt16>
  private let newestShort: UnsafeMutablePointer<UInt16>
  /// For each position modulo the window, the previous position in its chain.
  private let previous: UnsafeMutablePointer<UInt16>
  private let capacity = 1 << Int(hashBits) + 1 << Int(shortHashBits) + DeflateSymbol.largestDistance

  init() {
    newest = .allocate(capacity: capacity)
    csystem_will_write(newest, capacity * MemoryLayout<UInt16>.stride)
    // The three tables are contiguous.
    newestShort = newest + 1 << Int(Self.hashBits)
    previous = newestShort + 1 << Int(Self.shortHashBits)
    forget(before: 0)
  }

  deinit { newest.deallocate() }

  /// Forgets all positions; those that are added begin at `start`.
  ///
  /// Until the first real position every entry is one that is out of reach, so a distance of at most 32,768 never leads
  /// beyond the bytes.
  func forget(before start: Int) {
    let nowhere = UInt16(truncatingIfNeeded: start &- DeflateSymbol.largestDistance &- 1)
    newest.initialize(repeating: nowhere, count: capacity)
  }

  /// Adds a position, where four bytes must be readable.
  @inline(__always)
  func add(_ position: Int, in bytes: UnsafePointer<UInt8>) {
    let word = Self.word(bytes + position)
    let hash = Self.hash(word)
    let place = UInt16(truncatingIfNeeded: position)
    previous[position & (DeflateSymbol.largestDistance &- 1)] = newest[hash]
    newest[hash] = place
    newestShort[Self.shortHash(word)] = place
  }

  /// The distance to a position of which only the lowest sixteen bits are known.
  @inline(__always)
  private static func distance(from position: Int, to place: UInt16) -> Int {
    (position &- Int(place)) & 0xFFFF
  }

  @inline(__always)
  private static func isInReach(_ distance: Int) -> Bool {
    distance > 0 && distance <= DeflateSymbol.largestDistance
  }

  /// The longest match at a position that is longer than `known`, or else `known`; at most `limit` bytes.
  @inline(__always)
  func longest(
    at position: Int, in bytes: UnsafePointer<UInt8>, over known: DeflateMatch, limit: Int, chainLength: Int
  ) -> DeflateMatch {
    let here = bytes + position
    let word = Self.word(here)
    var best = known
    if best.length < 4 {
      let distance = Self.distance(from: position, to: newestShort[Self.shortHash(word)])
      if Self.isInReach(distance), Self.word(here - distance) << 8 == word << 8 {
        let length = Self.commonLength(here, here - distance, limit: limit)
        if length > best.length { best = DeflateMatch(length: length, distance: distance) }
      }
    }
    var distance = Self.distance(from: position, to: newest[Self.hash(word)])
    var left = chainLength
    while left > 0 && Self.isInReach(distance) {
      // Most positions differ in the four bytes that end just past the best match so far, which is below `limit`.
      let tail = max(best.length &- 3, 0)
      if Self.word(here - distance + tail) == Self.word(here + tail) && Self.word(here - distance) == word {
        let length = Self.commonLength(here, here - distance, limit: limit)
        if length > best.length {
          best = DeflateMatch(length: length, distance: distance)
          if length >= limit { break }
        }
      }
      let place = (position &- distance) & (DeflateSymbol.largestDistance &- 1)
      let before = Self.distance(from: position, to: previous[place])
      // A position that is not earlier belongs to another chain, which has overwritten the entry.
      if before <= distance { break }
      distance = before
      left &-= 1
    }
    return best
  }

  /// The number of equal bytes from two addresses on, at most `limit`.
  @inline(__always)
  private static func commonLength(
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

  @inline(__always)
  private static func word(_ place: UnsafePointer<UInt8>) -> UInt32 {
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
