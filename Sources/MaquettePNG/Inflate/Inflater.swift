import CBytes

/// Decompresses a zlib stream (RFC 1950 and 1951) piece by piece.
///
/// Method: the bits are read a 64-bit word at a time, a table look-up decodes each code, and a match is copied
/// in vectors. It accepts only streams that every decoder accepts; for damage, and for deviations that
/// some decoders tolerate, it throws ``Damage``, and libpng decides. Cost: about 3 ns a symbol, and a fraction of
/// that for each sixteen bytes.
struct Inflater: ~Copyable {
  /// The stream is damaged, or some decoders reject it.
  struct Damage: Error {}

  /// Bytes beyond the limit of ``inflate(_:from:to:)`` that it may overwrite.
  static let slack = Int(CBytesInflateSlack)

  private enum State {
    case header
    case stored(Int)
    case compressed
    case end
  }

  private var input: InputBits
  private var state = State.header
  private var isLastBlock = false
  private var checksum = Adler32()
  private var literals = InflateTable(primaryBits: Int(CBytesLiteralBits), symbolCount: 288)
  private var distances = InflateTable(primaryBits: Int(CBytesDistanceBits), symbolCount: 32)

  /// Begins a stream, which must outlive the inflater.
  init(_ stream: UnsafeBufferPointer<UInt8>) throws(Damage) {
    guard let start = stream.baseAddress, stream.count >= 2 else { throw Damage() }
    let header = Int(stream[0]) << 8 | Int(stream[1])
    // Deflate with a window of at most 32 KiB, valid check bits, and no dictionary.
    guard stream[0] & 0x0F == 8, stream[0] >> 4 <= 7, header % 31 == 0, header & 0x20 == 0 else {
      throw Damage()
    }
    input = InputBits(start + 2, count: stream.count - 2)
  }

  /// Decompresses up to a number of bytes or the end of the stream, and returns the number reached.
  ///
  /// - Parameters:
  ///   - bytes: Those before `start` are earlier output: at least its last 32 KiB, or all. `limit` and ``slack`` more
  ///     must be writable.
  ///   - limit: Where to stop; the last match may go up to 257 bytes beyond.
  mutating func inflate(
    _ bytes: UnsafeMutablePointer<UInt8>, from start: Int, to limit: Int
  ) throws(Damage) -> Int {
    var position = start
    decoding: while position < limit {
      switch state {
      case .end: break decoding
      case .header: try readBlockHeader()
      case .stored(let left):
        let count = min(left, limit - position)
        guard count <= input.bytesLeft else { throw Damage() }
        input.copy(count, to: bytes + position)
        position += count
        state = count < left ? .stored(left - count) : isLastBlock ? .end : .header
      case .compressed:
        position = try inflateSymbols(bytes, from: position, to: limit)
      }
    }
    checksum.add(UnsafeBufferPointer(start: bytes + start, count: position - start))
    return position
  }

  /// Checks the end of the stream: no further output, the right checksum, and nothing after it.
  mutating func finish(_ bytes: UnsafeMutablePointer<UInt8>, at position: Int) throws(Damage) {
    guard try inflate(bytes, from: position, to: position + 1) == position else { throw Damage() }
    input.align()
    input.refill()
    var expected: UInt32 = 0
    for _ in 0..<4 { expected = expected << 8 | UInt32(input.take(8)) }
    guard !input.isExhausted, input.bytesLeft == 0, expected == checksum.value else { throw Damage() }
  }

  private mutating func readBlockHeader() throws(Damage) {
    if isLastBlock {
      state = .end
      return
    }
    input.refill()
    isLastBlock = input.take(1) == 1
    switch input.take(2) {
    case 0:
      input.align()
      input.refill()
      let (count, complement) = (input.take(16), input.take(16))
      guard count == ~complement & 0xFFFF else { throw Damage() }
      state = count > 0 ? .stored(count) : .header
    case 1:
      let lengths =
        [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112)
        + [UInt8](repeating: 7, count: 24) + [UInt8](repeating: 8, count: 8)
      try setCodes(lengths + [UInt8](repeating: 5, count: 32), literalCount: 288)
    case 2:
      try readCodes()
    default:
      throw Damage()
    }
    if input.isExhausted { throw Damage() }
  }

  /// Reads the lengths of both codes (RFC 1951, 3.2.7).
  private mutating func readCodes() throws(Damage) {
    let (literalCount, distanceCount) = (input.take(5) + 257, input.take(5) + 1)
    let orderCount = input.take(4) + 4
    guard literalCount <= DeflateSymbol.literalCount, distanceCount <= DeflateSymbol.distanceCount else {
      throw Damage()
    }
    var orderLengths = [UInt8](repeating: 0, count: CodeDescription.order.count)
    for symbol in CodeDescription.order.prefix(orderCount) {
      input.refill()
      orderLengths[symbol] = UInt8(input.take(3))
    }
    // The distance table is unused in this function, so it holds the third code.
    let meanings = orderLengths.indices.map {
      InflateTable.Meaning.value($0) | InflateTable.Meaning.isLiteral
    }
    guard distances.build(lengths: orderLengths[...], meanings: meanings) else { throw Damage() }
    var lengths: [UInt8] = []
    while lengths.count < literalCount + distanceCount {
      input.refill()
      let entry = distances.entries[Int(input.bits & (1 << UInt64(distances.primaryBits) - 1))]
      guard entry != 0, !input.isExhausted else { throw Damage() }
      input.consume(Int(entry) & Int(CBytesEntryBits))
      switch Int(entry) >> Int(CBytesEntryValue) {
      case 16:
        guard let last = lengths.last else { throw Damage() }
        lengths += repeatElement(last, count: input.take(2) + 3)
      case 17: lengths += repeatElement(0, count: input.take(3) + 3)
      case 18: lengths += repeatElement(0, count: input.take(7) + 11)
      case let length: lengths.append(UInt8(length))
      }
    }
    guard lengths.count == literalCount + distanceCount, lengths[DeflateSymbol.endOfBlock] > 0 else {
      throw Damage()
    }
    try setCodes(lengths, literalCount: literalCount)
  }

  private mutating func setCodes(_ lengths: [UInt8], literalCount: Int) throws(Damage) {
    let isFixed = lengths.count == 288 + 32
    // The last two symbols of the fixed code for distances are invalid.
    let distanceMeanings = InflateTable.Meaning.distances + (isFixed ? [0, 0] : [])
    guard literals.build(lengths: lengths[..<literalCount], meanings: InflateTable.Meaning.literals),
      distances.build(lengths: lengths[literalCount...], meanings: distanceMeanings)
    else { throw Damage() }
    state = .compressed
  }

  private mutating func inflateSymbols(
    _ bytes: UnsafeMutablePointer<UInt8>, from start: Int, to limit: Int
  ) throws(Damage) -> Int {
    // Writes at most 257 bytes beyond `limit` that are output, and what else the slack has room for.
    let (position, stop) = input.inflate(
      literals: literals, distances: distances, to: bytes, from: start, limit: limit)
    if stop == .damage || input.isExhausted { throw Damage() }
    if stop == .endOfBlock { state = isLastBlock ? .end : .header }
    return position
  }
}
