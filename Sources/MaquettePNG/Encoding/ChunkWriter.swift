/// A PNG's signature and chunks (PNG, 5).
struct ChunkWriter {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private(set) var bytes = signature

  /// Makes room for so many bytes.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  /// Appends chunks that are finished.
  mutating func append(_ chunks: some Collection<UInt8>) { bytes += chunks }

  /// Appends a chunk with its length and checksum.
  mutating func write(_ name: StaticString, _ data: [UInt8]) {
    bytes += UInt32(data.count).bigEndianBytes
    let start = bytes.count
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes += data
    var checksum = CRC32()
    bytes.withUnsafeBufferPointer { checksum.add(UnsafeBufferPointer(rebasing: $0[start...])) }
    bytes += checksum.value.bigEndianBytes
  }
}

extension UInt32 {
  /// The four bytes, highest first, as everything in a PNG.
  var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian, Array.init) }
}
