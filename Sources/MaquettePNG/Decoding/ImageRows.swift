/// The rows of a picture, one after another, as the zlib stream of its `IDAT` chunks gives them.
///
/// Half a mebibyte at a time is decompressed behind the last 32 KiB, which matches refer to; so the bytes are
/// still in a cache when they are unpacked, and a picture of any height takes the same memory.
struct ImageRows: ~Copyable {
  private static let history = DeflateSymbol.largestDistance
  private static let pieceBytes = 1 << 19

  private var inflater: Inflater
  private var unfilter: RowUnfilter
  private let stride: Int
  private let buffer: UnsafeMutablePointer<UInt8>
  private let limit: Int
  /// Where the next row begins and where the decompressed bytes end.
  private var position = 0
  private var end = 0
  private var rowsLeft: Int

  /// The rows of a picture of so many, each of so many bytes and one; the stream must outlive this.
  init(
    _ stream: UnsafeBufferPointer<UInt8>, rowBytes: Int, pixelBytes: Int, height: Int
  ) throws(Inflater.Damage) {
    inflater = try Inflater(stream)
    unfilter = RowUnfilter(rowBytes: rowBytes, pixelBytes: pixelBytes)
    stride = rowBytes + 1
    rowsLeft = height
    let all = stride * height
    limit = all <= Self.pieceBytes ? all : max(Self.history, stride) + max(Self.pieceBytes, stride)
    buffer = .allocate(capacity: limit + Inflater.slack)
  }

  deinit { buffer.deallocate() }

  /// The samples of the next row without its filter, until the next call; there is one more.
  mutating func next() throws(Inflater.Damage) -> UnsafePointer<UInt8> {
    if end - position < stride {
      if position + stride > limit { slide() }
      // No more than the picture has: what the stream holds beyond it is damage.
      let wanted = min(limit, position + stride * rowsLeft)
      end = try inflater.inflate(buffer, from: end, to: wanted)
      guard end - position >= stride else { throw Inflater.Damage() }
    }
    let row = buffer + position
    position += stride
    rowsLeft -= 1
    // `row` has `stride` bytes, and so has the row before it, if there is one.
    guard let samples = unfilter.samples(of: row) else { throw Inflater.Damage() }
    return samples
  }

  /// Checks that the stream ends with the last row, which was taken.
  mutating func finish() throws(Inflater.Damage) {
    guard position == end else { throw Inflater.Damage() }
    try inflater.finish(buffer, at: end)
  }

  /// Moves the history, the row before and what was not taken yet to the front.
  private mutating func slide() {
    let kept = max(0, min(position - stride, end - Self.history))
    buffer.update(from: buffer + kept, count: end - kept)
    position -= kept
    end -= kept
  }
}
