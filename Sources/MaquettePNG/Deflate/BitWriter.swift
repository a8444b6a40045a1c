import CBytes

/// Writes bits into growing memory, the first bit lowest (RFC 1951, 3.1.1).
struct BitWriter: ~Copyable {
  /// The bits so far; loops in C append to them after ``reserve(_:)``.
  var output: CBytesBits
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    output = CBytesBits(bytes: .allocate(capacity: self.capacity), count: 0, bits: 0, bit_count: 0)
  }

  deinit { output.bytes.deallocate() }

  /// Reserves memory for further bytes; ``put(_:count:)`` does not check.
  mutating func reserve(_ byteCount: Int) {
    // A store writes eight bytes at a time, of which the last seven may be unused.
    let needed = output.count + byteCount + 16
    guard needed > capacity else { return }
    let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: max(needed, capacity * 2))
    grown.update(from: output.bytes, count: output.count)
    output.bytes.deallocate()
    output.bytes = grown
    capacity = max(needed, capacity * 2)
  }

  /// Appends the lowest `count` bits, at most 56, of a value whose other bits are 0.
  mutating func put(_ value: UInt64, count length: Int) {
    output.bits |= value &<< UInt64(output.bit_count)
    let count = output.bit_count &+ UInt32(truncatingIfNeeded: length)
    // `reserve` left room for eight bytes past the last used one; at most 63 bits are pending.
    UnsafeMutableRawPointer(output.bytes + output.count).storeBytes(
      of: output.bits.littleEndian, as: UInt64.self)
    output.count &+= Int(count &>> 3)
    output.bits &>>= UInt64(count & 0x38)
    output.bit_count = count & 7
  }

  mutating func align() {
    if output.bit_count > 0 { put(0, count: 8 - Int(output.bit_count)) }
  }

  /// The bytes so far; the position must be aligned.
  var contents: [UInt8] { Array(UnsafeBufferPointer(start: output.bytes, count: output.count)) }
}
