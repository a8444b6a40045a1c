/// Decompresses a zlib stream (RFC 1950 and 1951) piece by piece.
///
/// Method: the bits are read a 64-bit word at a time, a table look-up decodes each code, and a match is copied
/// sixteen bytes at a time. It accepts only streams that every decoder accepts; for damage, and for deviations that
/// some decoders tolerate, it throws ``Damage``, and libpng decides. Cost: about 3 ns a symbol, and a fraction of
/// that for each sixteen bytes.
struct Inflater: ~Copyable {
  /// The stream is damaged, or some decoders reject it.
  struct Damage: Error {}

  /// Bytes beyond the limit of ``inflate(_:from:to:)`` that it may overwrite.
  static let slack = DeflateSymbol.longestMatch + 32

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
  private var literals = InflateTable(primaryBits: 11, symbolCount: 288)
  private var distances = InflateTable(primaryBits: 9, symbolCount: 32)

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
    let meanings = orderLengths.indices.map { UInt32($0) << 16 | InflateTable.Entry.isLiteral }
    guard distances.build(lengths: orderLengths[...], meanings: meanings) else { throw Damage() }
    var lengths: [UInt8] = []
    while lengths.count < literalCount + distanceCount {
      input.refill()
      let entry = distances.entries[Int(input.bits & (1 << UInt64(distances.primaryBits) - 1))]
      guard entry != 0, !input.isExhausted else { throw Damage() }
      input.consume(Int(entry & InflateTable.Entry.consumed))
      switch entry >> 16 {
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
    let distanceMeanings = InflateTable.Entry.distances + (isFixed ? [0, 0] : [])
    guard literals.build(lengths: lengths[..<literalCount], meanings: InflateTable.Entry.literals),
      distances.build(lengths: lengths[literalCount...], meanings: distanceMeanings)
    else { throw Damage() }
    state = .compressed
  }

  private mutating func inflateSymbols(
    _ bytes: UnsafeMutablePointer<UInt8>, from start: Int, to limit: Int
  ) throws(Damage) -> Int {
    typealias Entry = InflateTable.Entry
    var position = start
    // Keeps the stream's state in registers during the loop.
    var input = self.input
    defer { self.input = input }
    let (literals, distances) = (literals.entries, distances.entries)
    while position < limit {
      input.refill()
      // Every index is masked to its table; a second table has 2⁴ entries for literals and 2⁶ for distances.
      var entry = literals[Int(truncatingIfNeeded: input.bits & 0x7FF)]
      if entry & Entry.isSecond != 0 {
        input.consume(11)
        entry = literals[Int(truncatingIfNeeded: UInt64(entry &>> 16) &+ input.bits & 0xF)]
      }
      input.consume(Int(truncatingIfNeeded: entry & Entry.consumed))
      if entry & Entry.isLiteral != 0 {
        bytes[position] = UInt8(truncatingIfNeeded: entry &>> 16)
        position &+= 1
        continue
      }
      if entry & Entry.isEnd != 0 {
        state = isLastBlock ? .end : .header
        break
      }
      let length =
        Int(truncatingIfNeeded: entry &>> 16) &+ input.take(Int(truncatingIfNeeded: entry &>> 8 & 0xF))
      var far = distances[Int(truncatingIfNeeded: input.bits & 0x1FF)]
      if far & Entry.isSecond != 0 {
        input.consume(9)
        far = distances[Int(truncatingIfNeeded: UInt64(far &>> 16) &+ input.bits & 0x3F)]
      }
      input.consume(Int(truncatingIfNeeded: far & Entry.consumed))
      let distance =
        Int(truncatingIfNeeded: far &>> 16) &+ input.take(Int(truncatingIfNeeded: far &>> 8 & 0xF))
      guard entry != 0, far != 0, distance <= position, !input.isExhausted else { throw Damage() }
      // Writes at most 258 bytes from below `limit`, and a few more that the next symbols overwrite: the slack.
      Self.copyMatch(bytes + position, distance: distance, length: length)
      position &+= length
    }
    if input.isExhausted { throw Damage() }
    return position
  }

  /// Repeats `length` bytes from `distance` bytes back, and up to 31 more: most matches are short, and a jump that depends
  /// on a length is guessed wrong too often.
  @inline(__always)
  private static func copyMatch(_ destination: UnsafeMutablePointer<UInt8>, distance: Int, length: Int) {
    let target = UnsafeMutableRawPointer(destination)
    if distance >= 16 {
      let source = UnsafeRawPointer(destination - distance)
      copySixteen(from: source, to: target)
      copySixteen(from: source + 16, to: target + 16)
      var position = 32
      while position < length {
        copySixteen(from: source + position, to: target + position)
        position &+= 16
      }
      return
    }
    for position in 0..<16 { destination[position] = destination[position &- distance] }
    // The same sixteen bytes are right again after each multiple of the distance. They are read once: a processor waits
    // for bytes that it has just written in other pieces.
    let piece = UnsafeRawPointer(destination).loadUnaligned(as: SIMD16<UInt8>.self)
    // Four bits for each distance: the remainder of 16, for a division takes longer than all of this.
    let remainders: UInt64 = 0x1234_5670_2410_1000
    let step = 16 &- Int(truncatingIfNeeded: remainders &>> UInt64(distance &* 4) & 0xF)
    var position = step
    while position < length {
      (target + position).storeBytes(of: piece, as: SIMD16<UInt8>.self)
      position &+= step
    }
  }

  @inline(__always)
  private static func copySixteen(from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
    target.storeBytes(of: source.loadUnaligned(as: SIMD16<UInt8>.self), as: SIMD16<UInt8>.self)
  }
}
