/// Compresses the rows of a picture as raw deflate (RFC 1951), band by band.
///
/// Method: LZ77 with lazy matching, and Huffman codes for each few thousand symbols. It is fast on drawings because
/// most of their bytes are in long repetitions of the left pixel or of the row above (``LikelyDistances``). These are
/// measured with the widest vectors and written as runs of longest matches without hashing; only the rest, a few bytes in
/// a hundred, is searched for.
///
/// A band refers to earlier bytes but not to another band's result, so bands may be compressed in parallel; each ends
/// at a whole byte. The output depends on the bytes and the effort alone.
struct Deflater: ~Copyable {
  /// Bytes after the input that must be readable; their values do not matter.
  static let slack = 16

  private let finder = MatchFinder()
  private var block = DeflateBlock()
  private let effort: DeflateEffort

  init(effort: DeflateEffort) { self.effort = effort }

  /// Compresses the bytes from `start` to `end`; matches may refer to earlier ones.
  ///
  /// - Parameter bytes: `end` and ``slack`` more must be readable.
  mutating func compress(
    _ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int, likely: LikelyDistances, isLast: Bool,
    into writer: inout BitWriter
  ) {
    finder.forget(before: start)
    var position = start
    while position < end {
      if block.isFull { block.write(isLast: false, into: &writer) }
      let match = likely.match(at: position, in: bytes, limit: end &- position)
      let isOfRow = match.distance == likely.row
      if match.length >= (isOfRow ? DeflateEffort.shortestRun : DeflateSymbol.longestMatch) {
        position = add(run: match, at: position, in: bytes, into: &writer)
      } else {
        position = addNext(match, at: position, in: bytes, end: end, likely: likely)
      }
    }
    block.write(isLast: isLast, into: &writer)
    if isLast {
      writer.align()
    } else {
      // An empty stored block ends at a whole byte: three zero bits, then a length of 0 and its complement.
      writer.reserve(8)
      writer.put(0, count: 3)
      writer.align()
      writer.put(0xFFFF_0000, count: 32)
    }
  }

  /// Adds a run as longest matches and returns its end; a short rest is left to the search.
  private mutating func add(
    run: DeflateMatch, at start: Int, in bytes: UnsafePointer<UInt8>, into writer: inout BitWriter
  ) -> Int {
    finder.add(start, in: bytes)
    let end = start &+ run.length
    var position = start
    while end &- position >= DeflateSymbol.longestMatch {
      if block.isFull { block.write(isLast: false, into: &writer) }
      block.add(DeflateMatch(length: DeflateSymbol.longestMatch, distance: run.distance))
      position &+= DeflateSymbol.longestMatch
    }
    if end &- position >= DeflateEffort.shortestRun {
      block.add(DeflateMatch(length: end &- position, distance: run.distance))
      position = end
    }
    addPositions(from: max(start &+ 1, position &- effort.tailLength), to: position, in: bytes)
    return position
  }

  /// Adds the next match, and literals before it as long as a later match is better.
  ///
  /// - Parameter known: the match at the likely distances.
  @inline(__always)
  private mutating func addNext(
    _ known: DeflateMatch, at start: Int, in bytes: UnsafePointer<UInt8>, end: Int, likely: LikelyDistances
  ) -> Int {
    var position = start
    var match = longest(at: position, in: bytes, end: end, over: known, chainLength: effort.chainLength)
    finder.add(position, in: bytes)
    guard match.distance > 0 else {
      block.add(literal: bytes[position])
      return position &+ 1
    }
    while match.length < effort.lazyLimit && !block.isFull && position &+ 1 < end {
      let next = likely.match(
        at: position &+ 1, in: bytes, limit: min(end &- position &- 1, DeflateSymbol.longestMatch))
      let shortest = DeflateMatch(length: match.length &- 1, distance: 0)
      let later = longest(
        at: position &+ 1, in: bytes, end: end, over: next.length > shortest.length ? next : shortest,
        chainLength: effort.chainLength / 2)
      guard later.distance > 0, later.isBetter(than: match) else { break }
      block.add(literal: bytes[position])
      position &+= 1
      finder.add(position, in: bytes)
      match = later
    }
    block.add(match)
    let matchEnd = position &+ match.length
    let first =
      match.length <= effort.indexedLength ? position &+ 1 : max(position &+ 1, matchEnd &- effort.tailLength)
    addPositions(from: first, to: matchEnd, in: bytes)
    return matchEnd
  }

  /// Searches for a longer match than a known one, unless that is long enough.
  @inline(__always)
  private func longest(
    at position: Int, in bytes: UnsafePointer<UInt8>, end: Int, over known: DeflateMatch, chainLength: Int
  ) -> DeflateMatch {
    let limit = min(end &- position, DeflateSymbol.longestMatch)
    if known.length >= min(limit, effort.goodLength) { return known }
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
