extension [UInt8] {
  /// Appends bytes as base64 (RFC 4648).
  mutating func append(base64 bytes: [UInt8]) {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    reserveCapacity(count + (bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let given = Swift.min(3, bytes.count - start)
      var group = 0
      for index in 0..<3 { group = group << 8 | (index < given ? Int(bytes[start + index]) : 0) }
      for index in 0..<4 {
        append(index <= given ? letters[group >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
      }
    }
  }
}
