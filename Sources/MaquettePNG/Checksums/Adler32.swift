import CBytes

/// The checksum of a zlib stream (RFC 1950, 9): the sum of the bytes and the sum of those sums, modulo 65521.
struct Adler32: Equatable {
  private static let modulus: UInt64 = 65521

  private var sum: UInt64 = 1
  private var sumOfSums: UInt64 = 0

  var value: UInt32 { UInt32(sumOfSums << 16 | sum) }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    let before = CBytesAdler(sum: UInt32(sum), sum_of_sums: UInt32(sumOfSums))
    let after = cbytes_adler(Vectors.areWide, before, start, bytes.count)
    (sum, sumOfSums) = (UInt64(after.sum), UInt64(after.sum_of_sums))
  }

  /// Appends bytes, given only their checksum and number.
  mutating func append(_ other: Adler32, count: Int) {
    // The other sum started at 1, and each of its bytes adds this sum once more.
    let before = (sum + Self.modulus - 1) % Self.modulus
    sumOfSums = (sumOfSums + other.sumOfSums + before * (UInt64(count) % Self.modulus)) % Self.modulus
    sum = (before + other.sum) % Self.modulus
  }
}
