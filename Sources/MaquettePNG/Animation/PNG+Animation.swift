extension PNG {
  /// Encodes an animation as an animated PNG (APNG); programs without support for animation show its first frame.
  ///
  /// The bytes depend on the frames and the options only. A single frame is a plain PNG.
  ///
  /// - Parameter threads: how many threads compress, at most.
  /// - Throws: ``PNGError/cannotRepresent(width:height:)`` for frames without pixels.
  public static func encode(
    _ animation: PNGAnimation, options: PNGOptions = PNGOptions(), threads: Int = 1
  ) throws(PNGError) -> [UInt8] {
    if animation.patches.isEmpty { return try encode(animation.first, options: options, threads: threads) }
    try check(animation.first)
    return try AnimationEncoder(encoder: PNGEncoder(options: options, threads: threads)).encode(animation)
  }

  /// Decodes the frames of an animated PNG; nil for a still one.
  ///
  /// - Throws: ``PNGError``, as ``decode(_:)`` does; frames that are damaged are ``PNGError/corrupt(reason:offset:)``.
  public static func decodeAnimation(_ bytes: [UInt8]) throws(PNGError) -> PNGAnimation? {
    guard isAnimation(bytes) else { return nil }
    // The whole file is checked before the first frame is decoded.
    _ = try decode(bytes)
    return try AnimationReader(bytes).animation()
  }

  /// Whether bytes are those of a PNG with an `acTL` chunk.
  public static func isAnimation(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: ChunkWriter.signature) else { return false }
    var position = ChunkWriter.signature.count
    while position + 8 <= bytes.count {
      let name = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
      if name == "acTL" { return true }
      if name == "IDAT" { return false }
      let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - position else { return false }
      position += 12 + length
    }
    return false
  }
}
