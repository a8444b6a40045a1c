/// Replaces the texts of a file without decoding its pixels.
enum TextReplacement {
  /// The chunks that hold texts.
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
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= file.count - place - 12 else { return nil }
      let name = Array(file[place + 4..<place + 8])
      if name == Array("IDAT".utf8) { break }
      if !names.contains(name) { head += file[place..<place + 12 + length] }
      place += 12 + length
    }
    writer.append(head)
    for (index, text) in options.allTexts.enumerated() {
      guard index < PNGText.mostTexts else { throw .unsuitableText(keyword: text.keyword, .tooMany) }
      try TextChunk.write(text, to: &writer)
    }
    writer.append(file[place...])
    return writer.bytes
  }
}
