import CBytes

/// Compresses the rows of a picture as raw deflate (RFC 1951), band by band.
///
/// Method: LZ77, and Huffman codes for each few thousand symbols. It is fast on drawings because most of their bytes are in
/// long repetitions of the left pixel or of the row above (``LikelyDistances``). These are measured with the widest vectors and
/// written as runs of longest matches without hashing; only the rest, a few bytes in a hundred, is searched for.
///
/// A band refers to earlier bytes but not to another band's result, so bands may be compressed in parallel; each ends
/// at a whole byte. The output depends on the bytes and the effort alone.
struct Deflater: ~Copyable {
  /// Bytes after the input that must be readable and zero, or the next band's: hashes of the last bytes include some of them.
  static let slack = Int(CBytesTokensSlack)

  private enum Search: ~Copyable {
    case recent(RecentSearch)
    case thorough(ThoroughSearch)
  }

  private let search: Search
  private var block = DeflateBlock()

  init(effort: DeflateEffort) {
    switch effort {
    case .recent(let candidates, let enough):
      search = .recent(RecentSearch(candidates: candidates, enough: enough))
    case .thorough: search = .thorough(ThoroughSearch())
    }
  }

  /// Compresses the bytes from `start` to `end`; matches may refer to earlier ones.
  ///
  /// - Parameter bytes: those up to `end` and ``slack`` more.
  mutating func compress(
    _ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int, likely: LikelyDistances, isLast: Bool,
    into writer: inout BitWriter
  ) {
    switch search {
    case .recent(let search): search.forget(before: start)
    case .thorough(let search): search.forget(before: start)
    }
    var position = start
    while position < end {
      if block.isFull { block.write(isLast: false, into: &writer) }
      switch search {
      case .recent(let search):
        position = search.add(from: position, to: end, of: bytes, likely: likely, to: &block)
      case .thorough(let search):
        position = search.add(from: position, to: end, of: bytes, likely: likely, to: &block)
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
}
