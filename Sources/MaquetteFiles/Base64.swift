/// Bytes as text, which is how messages and documents carry pictures and fonts (RFC 4648, section 4).
package enum Base64 {
  fileprivate static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text of some bytes, padded with `=` to a multiple of four.
  package static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.append(base64: bytes)
    return String(decoding: text, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Appends the text of some bytes as ``Base64``.
  package mutating func append(base64 bytes: [UInt8]) {
    let digits = Base64.digits
    reserveCapacity(count + (bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let given = Swift.min(3, bytes.count - start)
      var group = 0
      for index in 0..<3 { group = group << 8 | (index < given ? Int(bytes[start + index]) : 0) }
      for index in 0..<4 {
        append(index <= given ? digits[group >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
      }
    }
  }
}
