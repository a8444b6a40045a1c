/// Zlib streams (RFC 1950) of bytes other than pixels.
package enum ZlibStream {
  /// Compresses bytes of documents, with the effort of pictures. The result is the same on every machine.
  package static func compressed(_ bytes: [UInt8]) -> [UInt8] { compress(bytes, effort: .default) }

  /// Compresses as one band.
  static func compress(_ bytes: [UInt8], effort: DeflateEffort = .best) -> [UInt8] {
    var writer = BitWriter(capacity: bytes.count / 2)
    var deflater = Deflater(effort: effort)
    var checksum = Adler32()
    let readable = bytes + [UInt8](repeating: 0, count: Deflater.slack)
    readable.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      // The buffer includes the slack.
      deflater.compress(
        start, from: 0, to: bytes.count, likely: LikelyDistances(rowBytes: .max, pixelBytes: 1), isLast: true,
        into: &writer)
      checksum.add(UnsafeBufferPointer(start: start, count: bytes.count))
    }
    return header + writer.contents + checksum.value.bigEndianBytes
  }

  /// Decompresses a stream of documents; nil for damage, and unless it has exactly `count` bytes.
  package static func decompressed(_ stream: ArraySlice<UInt8>, count: Int) -> [UInt8]? {
    var isWhole = false
    let bytes = stream.withUnsafeBufferPointer { stream in
      [UInt8](unsafeUninitializedCapacity: count + 258 + Inflater.slack) { buffer, initialized in
        guard let start = buffer.baseAddress, var inflater = try? Inflater(stream),
          (try? inflater.inflate(start, from: 0, to: count)) == count
        else { return }
        isWhole = (try? inflater.finish(start, at: count)) != nil
        initialized = count
      }
    }
    return isWhole ? bytes : nil
  }

  /// deflate with a window of 32 KiB, the default effort, and check bits that make it a multiple of 31.
  static let header: [UInt8] = [0x78, 0x9C]
}
