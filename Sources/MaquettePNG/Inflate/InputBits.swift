/// Bytes as a stream of bits, the first bit lowest.
struct InputBits {
  private let bytes: UnsafePointer<UInt8>
  private let count: Int
  private var position = 0
  /// The number of zero bytes that were read past the end.
  private var missing = 0
  private(set) var bits: UInt64 = 0
  private var bitCount = 0

  /// The bytes must outlive the stream.
  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    self.bytes = bytes
    self.count = count
  }

  /// Makes at least 56 bits available.
  @inline(__always)
  mutating func refill() {
    if position &+ 8 <= count {
      // Bits above `bitCount` may already be set; they equal the new ones (Giesen, "Reading bits in far too many
      // ways").
      let word = UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt64.self).littleEndian
      bits |= word &<< UInt64(truncatingIfNeeded: bitCount)
      position &+= (63 &- bitCount) &>> 3
      bitCount |= 56
    } else {
      refillAtEnd()
    }
  }

  private mutating func refillAtEnd() {
    bits &= 1 &<< UInt64(bitCount) &- 1
    while bitCount < 56 {
      if position < count {
        bits |= UInt64(bytes[position]) << UInt64(bitCount)
        position += 1
      } else {
        missing += 1
      }
      bitCount += 8
    }
  }

  @inline(__always)
  mutating func consume(_ length: Int) {
    bits &>>= UInt64(truncatingIfNeeded: length)
    bitCount &-= length
  }

  /// Consumes the next bits, which must be available.
  @inline(__always)
  mutating func take(_ length: Int) -> Int {
    let value = Int(truncatingIfNeeded: bits & (1 &<< UInt64(truncatingIfNeeded: length) &- 1))
    consume(length)
    return value
  }

  mutating func align() { consume(bitCount & 7) }

  /// Whether more bits were consumed than the bytes have.
  @inline(__always)
  var isExhausted: Bool { missing &* 8 > bitCount }

  /// The number of whole bytes left; the position must be aligned.
  var bytesLeft: Int { count - position + bitCount / 8 - missing }

  /// Copies `length` bytes, which must be left; the position must be aligned.
  mutating func copy(_ length: Int, to destination: UnsafeMutablePointer<UInt8>) {
    position -= bitCount / 8 - missing
    (bits, bitCount, missing) = (0, 0, 0)
    destination.update(from: bytes + position, count: length)
    position += length
  }
}
