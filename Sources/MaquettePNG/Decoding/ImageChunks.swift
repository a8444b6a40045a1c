/// The `IDAT` chunks of a file, joined to one stream.
struct ImageChunks {
  private let ranges: [Range<Int>]

  /// Reads the chunks from an offset: `IDAT` and then `IEND`, complete and with correct checksums. Nil for anything
  /// else, which is damaged or rare.
  init?(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    var ranges: [Range<Int>] = []
    var position = start
    while position >= 0, bytes.count - position >= 12 {
      let length = Int(Self.number(bytes, at: position))
      guard length <= bytes.count - position - 12 else { return nil }
      let data = position + 8..<position + 8 + length
      var checksum = CRC32()
      checksum.add(UnsafeBufferPointer(rebasing: bytes[position + 4..<data.upperBound]))
      guard checksum.value == Self.number(bytes, at: data.upperBound) else { return nil }
      switch Self.number(bytes, at: position + 4) {
      case 0x4944_4154: ranges.append(data)  // IDAT
      case 0x4945_4E44:  // IEND
        guard length == 0, !ranges.isEmpty else { return nil }
        self.ranges = ranges
        return
      default: return nil
      }
      position = data.upperBound + 4
    }
    return nil
  }

  /// Calls the body with the stream.
  func withStream<Result>(
    in bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if ranges.count == 1 { return body(UnsafeBufferPointer(rebasing: bytes[ranges[0]])) }
    var joined: [UInt8] = []
    joined.reserveCapacity(ranges.reduce(0) { $0 + $1.count })
    for range in ranges { joined += bytes[range] }
    return joined.withUnsafeBufferPointer(body)
  }

  private static func number(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> UInt32 {
    bytes[position..<position + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
