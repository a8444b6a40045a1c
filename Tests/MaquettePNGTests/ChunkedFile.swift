/// A PNG taken apart or put together chunk by chunk, without libpng.
struct ChunkedFile {
  struct Chunk {
    var name: String
    var data: [UInt8]
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  var chunks: [Chunk] = []

  init(chunks: [Chunk]) { self.chunks = chunks }

  /// Takes well-formed bytes apart.
  init(_ bytes: [UInt8]) {
    var rest = bytes.dropFirst(8)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      chunks.append(Chunk(name: name, data: Array(rest.dropFirst(8).prefix(length))))
      rest = rest.dropFirst(12 + length)
    }
  }

  subscript(name: String) -> [UInt8]? { chunks.first { $0.name == name }?.data }

  /// The file, with every checksum right.
  var bytes: [UInt8] {
    chunks.reduce(into: Self.signature) { bytes, chunk in
      let body = Array(chunk.name.utf8) + chunk.data
      bytes += Self.bigEndian(UInt32(chunk.data.count)) + body + Self.bigEndian(Self.checksum(body))
    }
  }

  static func header(
    width: UInt32, height: UInt32, depth: UInt8 = 8, colorType: UInt8 = 6, interlace: UInt8 = 0
  ) -> Chunk {
    Chunk(
      name: "IHDR", data: bigEndian(width) + bigEndian(height) + [depth, colorType, 0, 0, interlace])
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// A zlib stream of one block that is stored, not compressed (RFC 1951, 3.2.4).
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let length = [UInt8(bytes.count & 0xFF), UInt8(bytes.count >> 8)]
    return [0x78, 0x01, 1] + length + length.map { ~$0 } + bytes + bigEndian(adler(bytes))
  }

  /// The checksum of a zlib stream (RFC 1950, 8.2), a byte at a time.
  static func adler(_ bytes: some Sequence<UInt8>) -> UInt32 {
    let sums = bytes.reduce((a: UInt32(1), b: UInt32(0))) { sums, byte in
      let a = (sums.a + UInt32(byte)) % 65521
      return (a, (sums.b + a) % 65521)
    }
    return sums.b << 16 | sums.a
  }

  /// CRC-32 as in the PNG specification, annex D, a bit at a time.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var crc = ~UInt32(0)
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : (crc >> 1) ^ 0xEDB8_8320 }
    }
    return ~crc
  }
}
