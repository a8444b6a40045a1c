/// Compresses the rows of a picture as raw deflate (RFC 1951), band by band.
///
/// Method: LZ77 with lazy matching, and Huffman codes for each few thousand symbols. It is fast on drawings because
/// most of their bytes are in long repetitions of the left pixel or of the row above. These are measured eight bytes
/// at a time and written as one run of longest matches without hashing; only the rest, a few bytes in a hundred, is
/// searched for.
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
    finder.forget()
    var position = start
    while position < end {
      if block.isFull { block.write(isLast: false, into: &writer) }
      if let run = run(at: position, in: bytes, end: end, likely: likely) {
        position = add(run, at: position, in: bytes, into: &writer)
      } else {
        position = addNext(at: position, in: bytes, end: end, likely: likely)
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

  /// The longer repetition of the row above or the left pixel; nil if it is shorter than a longest match.
  @inline(__always)
  private func run(
    at position: Int, in bytes: UnsafePointer<UInt8>, end: Int, likely: LikelyDistances
  ) -> MatchFinder.Match? {
    let here = bytes + position
    var run = MatchFinder.Match(length: 0, distance: likely.pixel)
    if position >= likely.pixel && Self.agree(here, here - likely.pixel) {
      run.length = MatchFinder.longCommonLength(here, here - likely.pixel, limit: end &- position)
    }
    if position >= likely.row && Self.agree(here, here - likely.row) {
      let length = MatchFinder.longCommonLength(here, here - likely.row, limit: end &- position)
      if length > run.length { run = MatchFinder.Match(length: length, distance: likely.row) }
    }
    return run.length >= DeflateSymbol.longestMatch ? run : nil
  }

  /// Whether the next sixteen bytes are equal; both positions have as many, including the slack.
  @inline(__always)
  private static func agree(_ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>) -> Bool {
    let (first, second) = (UnsafeRawPointer(first), UnsafeRawPointer(second))
    return first.loadUnaligned(as: UInt64.self) == second.loadUnaligned(as: UInt64.self)
      && (first + 8).loadUnaligned(as: UInt64.self) == (second + 8).loadUnaligned(as: UInt64.self)
  }

  /// Adds a run as longest matches and returns its end; a short rest is left to the search.
  private mutating func add(
    _ run: MatchFinder.Match, at start: Int, in bytes: UnsafePointer<UInt8>, into writer: inout BitWriter
  ) -> Int {
    finder.add(start, in: bytes)
    let end = start &+ run.length
    var position = start
    while end &- position >= DeflateSymbol.longestMatch {
      if block.isFull { block.write(isLast: false, into: &writer) }
      block.add(length: DeflateSymbol.longestMatch, distance: run.distance)
      position &+= DeflateSymbol.longestMatch
    }
    if end &- position >= Self.shortestRest {
      block.add(length: end &- position, distance: run.distance)
      position = end
    }
    for place in max(start &+ 1, position &- effort.tailLength)..<position { finder.add(place, in: bytes) }
    return position
  }

  /// A shorter rest of a run may be part of a better match.
  private static let shortestRest = 64

  /// Adds the next match, and literals before it as long as a later match is better.
  @inline(__always)
  private mutating func addNext(
    at start: Int, in bytes: UnsafePointer<UInt8>, end: Int, likely: LikelyDistances
  ) -> Int {
    var position = start
    let found = finder.longest(
      at: position, in: bytes, over: DeflateSymbol.shortestMatch &- 1,
      limit: min(end &- position, DeflateSymbol.longestMatch), likely: likely,
      chainLength: effort.chainLength)
    finder.add(position, in: bytes)
    guard var match = found else {
      block.add(literal: bytes[position])
      return position &+ 1
    }
    while match.length < effort.lazyLimit && !block.isFull {
      let later = finder.longest(
        at: position &+ 1, in: bytes, over: match.length &- 1,
        limit: min(end &- position &- 1, DeflateSymbol.longestMatch), likely: likely,
        chainLength: effort.chainLength / 2)
      guard let later, Self.isBetter(later, than: match) else { break }
      block.add(literal: bytes[position])
      position &+= 1
      finder.add(position, in: bytes)
      match = later
    }
    block.add(length: match.length, distance: match.distance)
    let matchEnd = position &+ match.length
    let firstAdded =
      match.length <= effort.indexedLength ? position &+ 1 : max(position &+ 1, matchEnd &- effort.tailLength)
    for place in firstAdded..<matchEnd { finder.add(place, in: bytes) }
    return matchEnd
  }

  /// Whether a match that begins a byte later is worth the literal: one more byte is worth two bits of distance, as
  /// in libdeflate.
  @inline(__always)
  private static func isBetter(_ later: MatchFinder.Match, than match: MatchFinder.Match) -> Bool {
    let nearer = later.distance.leadingZeroBitCount &- match.distance.leadingZeroBitCount
    return (later.length &- match.length) &* 4 &+ nearer > 2
  }
}

/// The effort of ``Deflater`` in the search for repetitions.
struct DeflateEffort: Equatable {
  /// The maximum number of earlier positions that are compared with one position; half as many for a lazy match.
  let chainLength: Int

  /// A match of fewer bytes is dropped when the one that begins a byte later is better.
  let lazyLimit: Int

  /// All positions in a match of at most this many bytes are indexed; of a longer one, the last ``tailLength``.
  let indexedLength: Int

  let tailLength = 16

  static let fast = DeflateEffort(chainLength: 2, lazyLimit: 0, indexedLength: 16)
  static let `default` = DeflateEffort(chainLength: 16, lazyLimit: 32, indexedLength: 128)
  static let best = DeflateEffort(chainLength: 256, lazyLimit: 258, indexedLength: 258)
}

/// A zlib stream (RFC 1950) of bytes other than pixels.
enum ZlibStream {
  /// Compresses with the best effort, as one band.
  static func compress(_ bytes: [UInt8]) -> [UInt8] {
    var writer = BitWriter(capacity: bytes.count / 2)
    var deflater = Deflater(effort: .best)
    var checksum = Adler32()
    let readable = bytes + [UInt8](repeating: 0, count: Deflater.slack)
    readable.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      // The buffer includes the slack.
      deflater.compress(
        start, from: 0, to: bytes.count, likely: LikelyDistances(rowBytes: .max, pixelBytes: 1), isLast: true,
        into: &writer)
      checksum.add(UnsafeBufferPointer(start: start, count: bytes.count))
    }
    return header + writer.contents + checksum.value.bigEndianBytes
  }

  /// deflate with a window of 32 KiB, the default effort, and check bits that make it a multiple of 31.
  static let header: [UInt8] = [0x78, 0x9C]
}
