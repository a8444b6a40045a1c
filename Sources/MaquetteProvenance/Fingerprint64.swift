/// A digest that tells files apart by accident, not against malice: FNV-1a in 64 bits (Fowler, Noll, Vo).
enum Fingerprint64 {
  /// Sixteen hexadecimal digits.
  static func text(of bytes: some Sequence<UInt8>) -> String {
    var state: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
