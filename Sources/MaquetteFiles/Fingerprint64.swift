/// A hash that tells content apart by accident, not against malice: FNV-1a in 64 bits.
///
/// The constants are those of Fowler, Noll and Vo: isthe.com/chongo/tech/comp/fnv.
package struct Fingerprint64: Hashable, Sendable {
  /// The hash of all bytes so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of no bytes.
  package init() {}

  /// The hash of some bytes.
  package init(_ bytes: [UInt8]) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0100_0000_01B3 }
  }

  /// Adds the eight bytes of a word, the least significant first.
  package mutating func add(_ word: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      value = (value ^ (word >> shift & 0xFF)) &* 0x0100_0000_01B3
    }
  }

  /// Sixteen hexadecimal digits.
  package var hex: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
