/// The chunks of a PNG in their order, up to the end or the first that is cut off. Checksums are not looked at.
struct PNGChunks: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = ChunkWriter.signature.count

  /// Begins with the first chunk of a file, which must outlive the sequence.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func next() -> (name: String, data: Range<Int>)? {
    // Length, name and checksum take twelve bytes.
    guard bytes.count - position >= 12 else { return nil }
    let length = Int(bytes.number(at: position))
    guard length <= bytes.count - position - 12 else { return nil }
    let name = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
    let data = position + 8..<position + 8 + length
    position = data.upperBound + 4
    return (name, data)
  }
}

/// What ancillary chunks say of the pixels: their colours, and how they are turned.
struct ShownPixels {
  /// How colours become sRGB; nil if they are.
  var conversion: PixelConversion?
  var orientation = Orientation.upright

  static let asStored = ShownPixels()

  private init() {}

  init(_ bytes: UnsafeBufferPointer<UInt8>, isGray: Bool) throws(ColorProblem) {
    var colors = PNGColors()
    var isImage = false
    var exif: Range<Int>?
    for (name, data) in PNGChunks(bytes) {
      if name == "IDAT" { isImage = true }
      if name == "eXIf", exif == nil { exif = data }
      if !isImage { colors.add(name, bytes[data]) }
    }
    conversion = try colors.conversion(isGray: isGray)
    if let exif { orientation = Orientation(exif: bytes[exif]) }
  }
}
