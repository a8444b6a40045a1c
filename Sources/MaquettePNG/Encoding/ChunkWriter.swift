/// A PNG's signature and chunks (PNG, 5).
struct ChunkWriter {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private(set) var bytes = signature

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
  /// The four bytes, highest first, like every number in a PNG.
  var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian, Array.init) }
}

extension Collection<UInt8> {
  /// The big-endian number in the four bytes from an offset, which must exist.
  func number(at offset: Int) -> UInt32 { dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
}

extension PNGOptions {
  func writeTexts(to writer: inout ChunkWriter) throws(PNGError) {
    for (index, text) in allTexts.enumerated() {
      guard index < PNGText.mostTexts else { throw .unsuitableText(keyword: text.keyword, .tooMany) }
      try TextChunk.write(text, to: &writer)
    }
  }
}

/// Replaces the texts of a file without decoding its pixels.
enum TextReplacement {
  private static let names = ["tEXt", "zTXt", "iTXt"].map { Array($0.utf8) }

  /// Returns a file of this encoder with the texts of other options, byte for byte as if the picture were encoded
  /// with them; nil for a file whose texts are not where the encoder writes them.
  static func replacingTexts(of file: [UInt8], with options: PNGOptions) throws(PNGError) -> [UInt8]? {
    var writer = ChunkWriter()
    guard file.starts(with: ChunkWriter.signature) else { return nil }
    var head: [UInt8] = []
    var place = ChunkWriter.signature.count
    while true {
      // Length, name and checksum take twelve bytes.
      guard place + 12 <= file.count else { return nil }
      let length = Int(file.number(at: place))
      guard length <= file.count - place - 12 else { return nil }
      let name = Array(file[place + 4..<place + 8])
      if name == Array("IDAT".utf8) { break }
      if !names.contains(name) { head += file[place..<place + 12 + length] }
      place += 12 + length
    }
    writer.append(head)
    try options.writeTexts(to: &writer)
    writer.append(file[place...])
    return writer.bytes
  }
}
