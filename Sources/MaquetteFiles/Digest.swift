/// A SHA-256 digest: 32 bytes that identify content.
package struct Digest: Hashable, Sendable {
  private let words: [UInt32]

  init(words: [UInt32]) { self.words = words }

  /// The bytes, in the order of the hexadecimal digits.
  package var bytes: [UInt8] {
    words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
  }

  /// 64 hexadecimal digits in lower case, as other programs print them.
  package var hex: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(unsafeUninitializedCapacity: 64) { buffer in
      var count = 0
      for byte in bytes {
        buffer[count] = digits[Int(byte >> 4)]
        buffer[count + 1] = digits[Int(byte & 15)]
        count += 2
      }
      // Eight words are 32 bytes and 64 digits, the capacity of the buffer.
      return count
    }
  }

  /// Reads 64 hexadecimal digits; nil for anything else.
  package init?(hex: String) {
    var words: [UInt32] = []
    var word: UInt32 = 0
    var count = 0
    for digit in hex.utf8 {
      let value: UInt8
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
      default: return nil
      }
      word = word << 4 | UInt32(value)
      count += 1
      if count % 8 == 0 { words.append(word) }
    }
    guard count == 64 else { return nil }
    self.words = words
  }
}

extension Digest: Codable {
  /// Reads the digits.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let digest = Digest(hex: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected a digest of 64 hexadecimal digits")
    }
    self = digest
  }

  /// Writes the digits.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hex)
  }
}

extension Digest {
  /// The digest of a file, which is read in pieces and never held as a whole.
  package init(ofFile path: String) throws(FileProblem) {
    var hash = SHA256()
    try FileBytes.readPieces(of: path) { hash.update($0) }
    self = hash.finish()
  }
}
