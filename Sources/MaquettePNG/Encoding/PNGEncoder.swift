internal import MaquetteRaster

/// Chooses the format of a picture and writes the chunks.
struct PNGEncoder {
  let options: PNGOptions
  let threads: Int

  func encode(_ bitmap: Bitmap) throws(PNGError) -> [UInt8] {
    let statistics = ColorStatistics(of: bitmap)
    let format = PixelFormat(for: statistics, pixelCount: bitmap.width * bitmap.height)
    var writer = ChunkWriter()
    writeHeader(of: bitmap, format: format, to: &writer)
    try options.writeTexts(to: &writer)
    let image = imageData(of: bitmap, format: format, mayGain: statistics.isBusy)
    writer.reserve(image.byteCount + 12 * image.pieces.count + 12)
    for piece in image.pieces { writer.write("IDAT", piece) }
    writer.write("IEND", [])
    return writer.bytes
  }

  /// Writes the chunks that define the samples.
  func writeHeader(of bitmap: Bitmap, format: PixelFormat, to writer: inout ChunkWriter) {
    writer.write(
      "IHDR",
      UInt32(bitmap.width).bigEndianBytes + UInt32(bitmap.height).bigEndianBytes
        + [UInt8(format.bitDepth), format.colorType, 0, 0, 0])
    // Colours are sRGB, with perceptual intent.
    writer.write("sRGB", [0])
    if case .indexed(let palette, _) = format { write(palette, to: &writer) }
    let pixelsPerMetre = Resolution.pixelsPerMetre(scale: options.scale).bigEndianBytes
    if pixelsPerMetre != [0, 0, 0, 0] { writer.write("pHYs", pixelsPerMetre + pixelsPerMetre + [1]) }
  }

  /// Compresses rows without a filter, and also with one if that may be smaller.
  func imageData(of bitmap: Bitmap, format: PixelFormat, mayGain: Bool) -> ImageData {
    func compressed(_ filter: RowFilter) -> ImageData {
      ImageData(
        of: bitmap, format: format, filter: filter, effort: options.compression.effort, threads: threads)
    }
    let plain = compressed(.none)
    guard mayGain && format.holdsSamples else { return plain }
    let filtered = compressed(.adaptive)
    return filtered.byteCount < plain.byteCount ? filtered : plain
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
