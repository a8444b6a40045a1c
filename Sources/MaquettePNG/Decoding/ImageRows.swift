/// The rows of a picture, one after another, as the zlib stream of its `IDAT` chunks gives them.
///
/// Half a mebibyte at a time is decompressed after the last 32 KiB, which matches refer to. The bytes are still in a
/// cache when they are unpacked, and a picture of any height takes the same memory.
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

  /// Begins `height` rows of `rowBytes` + 1 bytes; the stream must outlive this value.
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

  /// Returns the unfiltered samples of the next row, which must exist; valid until the next call.
  mutating func next() throws(Inflater.Damage) -> UnsafePointer<UInt8> {
    if end - position < stride {
      if position + stride > limit { slide() }
      // At most the picture's bytes: anything beyond them in the stream is damage.
      let wanted = min(limit, position + stride * rowsLeft)
      end = try inflater.inflate(buffer, from: end, to: wanted)
      guard end - position >= stride else { throw Inflater.Damage() }
    }
    let row = buffer + position
    position += stride
    rowsLeft -= 1
    // `row` has `stride` bytes, as has the previous row, if any.
    guard let samples = unfilter.samples(of: row) else { throw Inflater.Damage() }
    return samples
  }

  /// Checks that the stream ends with the last row, which has been taken.
  mutating func finish() throws(Inflater.Damage) {
    guard position == end else { throw Inflater.Damage() }
    try inflater.finish(buffer, at: end)
  }

  /// Moves the history, the previous row and the bytes not yet taken to the front.
  private mutating func slide() {
    let kept = max(0, min(position - stride, end - Self.history))
    buffer.update(from: buffer + kept, count: end - kept)
    position -= kept
    end -= kept
  }
}

/// The `IDAT` chunks of a file, joined to one stream.
struct ImageChunks {
  private let ranges: [Range<Int>]

  /// Reads the chunks from an offset: `IDAT` and then `IEND`, complete and with correct checksums. Nil for anything
  /// else, which is damaged or rare.
  init?(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    var ranges: [Range<Int>] = []
    var position = start
    while position >= 0, bytes.count - position >= 12 {
      let length = Int(bytes.number(at: position))
      guard length <= bytes.count - position - 12 else { return nil }
      let data = position + 8..<position + 8 + length
      var checksum = CRC32()
      checksum.add(UnsafeBufferPointer(rebasing: bytes[position + 4..<data.upperBound]))
      guard checksum.value == bytes.number(at: data.upperBound) else { return nil }
      switch bytes.number(at: position + 4) {
      case 0x4944_4154: ranges.append(data)  // IDAT
      case 0x4945_4E44:  // IEND
        guard length == 0, !ranges.isEmpty else { return nil }
        self.ranges = ranges
        return
      default: return nil
      }
      position = data.upperBound + 4
    }
    return nil
  }

  /// The length of the stream.
  var byteCount: Int { ranges.reduce(0) { $0 + $1.count } }

  /// Copies the stream out of the same bytes, to memory of ``byteCount``.
  func copy(from bytes: UnsafeBufferPointer<UInt8>, to stream: UnsafeMutableBufferPointer<UInt8>) {
    var place = 0
    for range in ranges {
      place = stream[place...].update(fromContentsOf: bytes[range])
    }
  }

  func withStream<Result>(
    in bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if ranges.count == 1 { return body(UnsafeBufferPointer(rebasing: bytes[ranges[0]])) }
    var joined: [UInt8] = []
    joined.reserveCapacity(byteCount)
    for range in ranges { joined += bytes[range] }
    return joined.withUnsafeBufferPointer(body)
  }
}
