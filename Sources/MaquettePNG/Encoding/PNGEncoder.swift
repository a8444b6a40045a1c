import MaquetteRaster

/// Chooses the format of a picture and writes the chunks.
struct PNGEncoder {
  let options: PNGOptions
  let threads: Int

  func encode(_ source: any PixelSource) throws(PNGError) -> [UInt8] {
    var statistics = ColorStatistics(of: source, threads: threads)
    while true {
      if let bytes = try encode(source, statistics) { return bytes }
      // A pixel that was not looked at is translucent.
      statistics.isOpaque = false
    }
  }

  /// Encodes a picture in the format for its colours; nil if that cannot hold a pixel.
  private func encode(
    _ source: any PixelSource, _ statistics: ColorStatistics
  ) throws(PNGError) -> [UInt8]? {
    let format = PixelFormat(for: statistics, pixelCount: source.width * source.height)
    var writer = ChunkWriter()
    writeHeader(of: source, format: format, to: &writer)
    try options.writeTexts(to: &writer)
    let isExact = imageData(of: source).write(as: format, mayGain: statistics.colors == nil) {
      writer.write("IDAT", $0)
    }
    writer.write("IEND", [])
    return isExact ? writer.bytes : nil
  }

  func imageData(of source: any PixelSource) -> ImageData {
    ImageData(source: source, options: options, threads: threads)
  }

  /// Writes the chunks that define the samples.
  func writeHeader(of source: any PixelSource, format: PixelFormat, to writer: inout ChunkWriter) {
    writer.write(
      "IHDR",
      UInt32(source.width).bigEndianBytes + UInt32(source.height).bigEndianBytes
        + [UInt8(format.bitDepth), format.colorType, 0, 0, 0])
    // Colours are sRGB, with perceptual intent.
    writer.write("sRGB", [0])
    if case .indexed(let palette, _) = format { write(palette, to: &writer) }
    let pixelsPerMetre = Resolution.pixelsPerMetre(scale: options.scale).bigEndianBytes
    if pixelsPerMetre != [0, 0, 0, 0] { writer.write("pHYs", pixelsPerMetre + pixelsPerMetre + [1]) }
  }

  private func write(_ palette: Palette, to writer: inout ChunkWriter) {
    writer.write(
      "PLTE",
      palette.colors.flatMap { color in
        [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> $0) }
      })
    let alphas = palette.colors.prefix(palette.translucentCount).map { UInt8($0 >> 24) }
    if !alphas.isEmpty { writer.write("tRNS", alphas) }
  }
}

extension PNGOptions.Compression {
  var effort: DeflateEffort {
    switch self {
    case .fast: .fast
    case .default: .default
    case .best: .best
    }
  }
}
