import CBytes

/// Bytes as a stream of bits, the first bit lowest.
struct InputBits {
  private(set) var input: CBytesInput

  /// The bytes must outlive the stream.
  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    input = CBytesInput(bytes: bytes, count: count, position: 0, missing: 0, bits: 0, bit_count: 0)
  }

  /// The bits that are available, the next one lowest; of those above them some may be set.
  var bits: UInt64 { input.bits }

  /// Makes at least 56 bits available.
  mutating func refill() { cbytes_refill(&input) }

  mutating func consume(_ length: Int) { cbytes_consume(&input, length) }

  /// Consumes the next bits, which must be available.
  mutating func take(_ length: Int) -> Int {
    let value = Int(truncatingIfNeeded: bits & (1 &<< UInt64(truncatingIfNeeded: length) &- 1))
    consume(length)
    return value
  }

  mutating func align() { consume(input.bit_count & 7) }

  /// Whether more bits were consumed than the bytes have.
  var isExhausted: Bool { withUnsafePointer(to: input) { cbytes_is_exhausted($0) } }

  /// The number of whole bytes left; the position must be aligned.
  var bytesLeft: Int { input.count - input.position + input.bit_count / 8 - input.missing }

  /// Copies `length` bytes, which must be left; the position must be aligned.
  mutating func copy(_ length: Int, to destination: UnsafeMutablePointer<UInt8>) {
    input.position -= input.bit_count / 8 - input.missing
    (input.bits, input.bit_count, input.missing) = (0, 0, 0)
    destination.update(from: input.bytes + input.position, count: length)
    input.position += length
  }

  /// Decompresses the symbols of a block, as `cbytes_inflate` does.
  mutating func inflate(
    literals: borrowing InflateTable, distances: borrowing InflateTable,
    to bytes: UnsafeMutablePointer<UInt8>,
    from start: Int, limit: Int
  ) -> (position: Int, stop: CBytesStop) {
    var stop = CBytesStop.limit
    let position = cbytes_inflate(
      Vectors.areWide, &input, literals.entries, distances.entries, bytes, start, limit, &stop)
    return (position, stop)
  }
}
