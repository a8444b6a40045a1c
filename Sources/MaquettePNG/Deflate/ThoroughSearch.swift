/// Finds repetitions in all positions in reach, for files that are kept.
///
/// Method: chains of positions with the same hash (``MatchFinder``), and lazy matching: a match gives way to the one that begins a
/// byte later if that is better.
struct ThoroughSearch: ~Copyable {
  /// The maximum number of earlier positions that are compared with one position; half as many for a lazy match.
  private static let chainLength = 128

  /// A match of this many bytes at a likely distance is taken without a search.
  private static let goodLength = 64

  /// A repetition of the row above of this many bytes is a run; a shorter one, or a shorter rest of a run, may be part of a
  /// better match.
  private static let shortestRun = 64

  /// The number of positions at the end of a run that are indexed.
  private static let tailLength = 16

  private let finder = MatchFinder()

  func forget(before start: Int) { finder.forget(before: start) }

  /// Adds literals and matches to a block until it is full, and returns the position reached.
  ///
  /// - Parameter bytes: those up to `end` and ``Deflater/slack`` more.
  func add(
    from start: Int, to end: Int, of bytes: UnsafePointer<UInt8>, likely: LikelyDistances,
    to block: inout DeflateBlock
  ) -> Int {
    var position = start
    while position < end && !block.isFull {
      let match = likely.match(at: position, in: bytes, limit: end &- position)
      let isOfRow = match.distance == likely.row
      if match.length >= (isOfRow ? Self.shortestRun : DeflateSymbol.longestMatch) {
        position = add(run: match, at: position, in: bytes, to: &block)
      } else {
        position = addNext(match, at: position, in: bytes, end: end, likely: likely, to: &block)
      }
    }
    return position
  }

  /// Adds a run as longest matches as far as the block has room, and returns its end; a short rest is left to the search.
  private func add(
    run: DeflateMatch, at start: Int, in bytes: UnsafePointer<UInt8>, to block: inout DeflateBlock
  ) -> Int {
    finder.add(start, in: bytes)
    let end = start &+ run.length
    var position = start
    while end &- position >= Self.shortestRun && !block.isFull {
      let length = min(end &- position, DeflateSymbol.longestMatch)
      block.add(DeflateMatch(length: length, distance: run.distance))
      position &+= length
    }
    addPositions(from: max(start &+ 1, position &- Self.tailLength), to: position, in: bytes)
    return position
  }

  /// Adds the next match, and literals before it as long as a later match is better.
  ///
  /// - Parameter known: the match at the likely distances.
  @inline(__always)
  private func addNext(
    _ known: DeflateMatch, at start: Int, in bytes: UnsafePointer<UInt8>, end: Int, likely: LikelyDistances,
    to block: inout DeflateBlock
  ) -> Int {
    var position = start
    var match = longest(at: position, in: bytes, end: end, over: known, chainLength: Self.chainLength)
    finder.add(position, in: bytes)
    guard match.distance > 0 else {
      block.add(literal: bytes[position])
      return position &+ 1
    }
    while match.length < DeflateSymbol.longestMatch && !block.isFull && position &+ 1 < end {
      let next = likely.match(
        at: position &+ 1, in: bytes, limit: min(end &- position &- 1, DeflateSymbol.longestMatch))
      let shortest = DeflateMatch(length: match.length &- 1, distance: 0)
      let later = longest(
        at: position &+ 1, in: bytes, end: end, over: next.length > shortest.length ? next : shortest,
        chainLength: Self.chainLength / 2)
      guard later.distance > 0, later.isBetter(than: match) else { break }
      block.add(literal: bytes[position])
      position &+= 1
      finder.add(position, in: bytes)
      match = later
    }
    block.add(match)
    let matchEnd = position &+ match.length
    addPositions(from: position &+ 1, to: matchEnd, in: bytes)
    return matchEnd
  }

  /// Searches for a longer match than a known one, unless that is long enough.
  @inline(__always)
  private func longest(
    at position: Int, in bytes: UnsafePointer<UInt8>, end: Int, over known: DeflateMatch, chainLength: Int
  ) -> DeflateMatch {
    let limit = min(end &- position, DeflateSymbol.longestMatch)
    if known.length >= min(limit, Self.goodLength) { return known }
    return finder.longest(at: position, in: bytes, over: known, limit: limit, chainLength: chainLength)
  }

  @inline(__always)
  private func addPositions(from first: Int, to end: Int, in bytes: UnsafePointer<UInt8>) {
    var position = first
    while position < end {
      finder.add(position, in: bytes)
      position &+= 1
    }
  }
}

extension DeflateMatch {
  /// Whether a match that begins a byte later is worth the literal: one more byte is worth two bits of distance, as
  /// in libdeflate.
  @inline(__always)
  fileprivate func isBetter(than earlier: DeflateMatch) -> Bool {
    let nearer = distance.leadingZeroBitCount &- earlier.distance.leadingZeroBitCount
    return (length &- earlier.length) &* 4 &+ nearer > 2
  }
}
