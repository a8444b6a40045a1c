/// Writes bits into growing memory, the first bit lowest (RFC 1951, 3.1.1).
struct BitWriter: ~Copyable {
  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var count = 0
  private var bits: UInt64 = 0
  private var bitCount = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    bytes = .allocate(capacity: self.capacity)
  }

  deinit { bytes.deallocate() }

  /// Reserves memory for further bytes; ``put(_:count:)`` does not check.
  mutating func reserve(_ byteCount: Int) {
    // A store writes eight bytes at a time, of which the last seven may be unused.
    let needed = count + byteCount + 16
    guard needed > capacity else { return }
    let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: max(needed, capacity * 2))
    grown.update(from: bytes, count: count)
    bytes.deallocate()
    bytes = grown
    capacity = max(needed, capacity * 2)
  }

  /// Appends the lowest `count` bits, at most 56, of a value whose other bits are 0.
  @inline(__always)
  mutating func put(_ value: UInt64, count length: Int) {
    bits |= value &<< UInt64(truncatingIfNeeded: bitCount)
    bitCount &+= length
    // `reserve` left room for eight bytes past the last used one; at most 63 bits are pending.
    UnsafeMutableRawPointer(bytes + count).storeBytes(of: bits.littleEndian, as: UInt64.self)
    let whole = bitCount >> 3
    count &+= whole
    bits &>>= UInt64(truncatingIfNeeded: whole &<< 3)
    bitCount &= 7
  }

  mutating func align() {
    if bitCount > 0 { put(0, count: 8 - bitCount) }
  }

  /// Appends whole bytes; the position must be aligned.
  mutating func put(_ source: UnsafeBufferPointer<UInt8>) {
    reserve(source.count)
    guard let start = source.baseAddress else { return }
    (bytes + count).update(from: start, count: source.count)
    count += source.count
  }

  /// The bytes so far; the position must be aligned.
  var contents: [UInt8] { Array(UnsafeBufferPointer(start: bytes, count: count)) }
}
