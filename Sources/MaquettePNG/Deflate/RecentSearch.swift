import CBytes

/// Finds repetitions quickly: at the likely distances, and at the most recent positions of the same four and three bytes.
///
/// Method: at each position up to seven earlier ones are compared for 32 bytes each, in vectors and without a branch between them:
/// symbols of a drawing are so irregular that branches cost more than comparisons. Tables of 24 KiB stay in a core's first-level cache.
struct RecentSearch: ~Copyable {
  private let ofFour: UnsafeMutablePointer<UInt64>
  private let ofThree: UnsafeMutablePointer<UInt16>
  private let candidates: Int
  private let enough: Int
  private let areWide = Vectors.areWide

  init(candidates: Int, enough: Int) {
    (self.candidates, self.enough) = (candidates, enough)
    ofFour = .allocate(capacity: 1 << CBytesFourBits)
    ofThree = .allocate(capacity: 1 << CBytesThreeBits)
  }

  deinit {
    ofFour.deallocate()
    ofThree.deallocate()
  }

  /// Forgets all positions; those that follow begin at `start`.
  ///
  /// Until the first real position every entry is one that is out of reach, so a distance of at most 32,768 never leads
  /// beyond the bytes.
  func forget(before start: Int) {
    let nowhere = UInt16(truncatingIfNeeded: start &- DeflateSymbol.largestDistance &- 1)
    ofFour.initialize(repeating: UInt64(nowhere) &* 0x1_0001_0001_0001, count: 1 << CBytesFourBits)
    ofThree.initialize(repeating: nowhere, count: 1 << CBytesThreeBits)
  }

  /// Adds literals and matches to a block until it is full, and returns the position reached.
  ///
  /// - Parameter bytes: those up to `end` and ``Deflater/slack`` more.
  func add(
    from start: Int, to end: Int, of bytes: UnsafePointer<UInt8>, likely: LikelyDistances,
    to block: inout DeflateBlock
  ) -> Int {
    var recent = CBytesRecent(
      of_four: ofFour, of_three: ofThree, pixel: likely.pixel, row: likely.row,
      candidates: UInt32(candidates),
      enough: UInt32(enough))
    return cbytes_tokens(areWide, &recent, bytes, start, end, &block.tokens)
  }
}
