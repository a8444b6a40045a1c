internal import CPNG

/// The Swift side of libpng's writer: a header, then every row, then the bytes.
struct PNGWriter: ~Copyable {
  private let writer: OpaquePointer

  init() throws(PNGError) {
    guard let writer = maquette_png_writer_create() else { throw .outOfMemory }
    self.writer = writer
  }

  deinit { maquette_png_writer_destroy(writer) }

  func writeHeader(
    width: Int, height: Int, format: PixelFormat, filter: RowFilter, options: PNGOptions
  ) throws(PNGError) {
    for (index, text) in options.allTexts.enumerated() {
      guard index < PNGText.mostTexts else { throw .unsuitableText(keyword: text.keyword, .tooMany) }
      try add(text)
    }
    var header = maquette_png_format()
    header.width = UInt32(width)
    header.height = UInt32(height)
    header.color = format.color
    header.bit_depth = format.bitDepth
    header.filter = filter == .none ? .none : .adaptive
    header.compression_level = options.compression.rawValue
    header.pixels_per_metre = Resolution.pixelsPerMetre(scale: options.scale)
    var entries: [UInt8] = []
    if case .indexed(let palette, _) = format {
      header.palette_count = Int32(palette.colors.count)
      header.translucent_count = Int32(palette.translucentCount)
      for color in palette.colors {
        for shift in [0, 8, 16, 24] as [UInt32] { entries.append(UInt8(truncatingIfNeeded: color >> shift)) }
      }
    }
    let status = entries.withUnsafeBufferPointer { buffer in
      // libpng copies the palette before the call returns.
      header.palette = buffer.baseAddress
      return maquette_png_write_header(writer, &header)
    }
    try check(status)
  }

  /// Writes the next row, which holds as many bytes as the format needs for the width.
  func writeRow(_ bytes: [UInt8]) throws(PNGError) {
    try check(maquette_png_write_row(writer, bytes))
  }

  consuming func finish() throws(PNGError) -> [UInt8] {
    var bytes: UnsafePointer<UInt8>?
    var count = 0
    try check(maquette_png_finish(writer, &bytes, &count))
    // The writer owns `count` bytes there, and lives until this returns.
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  private func add(_ text: PNGText) throws(PNGError) {
    guard text.hasValidKeyword else { throw .unsuitableText(keyword: text.keyword, .keyword) }
    let encoded = TextChunk.bytes(of: text.text)
    let count = encoded.bytes.count - 1
    guard count <= PNGText.largestText else {
      throw .unsuitableText(keyword: text.keyword, .tooLong(byteCount: count))
    }
    try check(
      maquette_png_add_text(
        writer, TextChunk.bytes(of: text.keyword).bytes, encoded.bytes, encoded.isUTF8,
        count > TextChunk.largestPlainText))
  }

  private func check(_ status: maquette_png_status) throws(PNGError) {
    switch status {
    case .ok: return
    case .out_of_memory: throw .outOfMemory
    case .truncated, .refused:
      throw .encodingFailed(reason: String(cString: maquette_png_writer_message(writer)))
    }
  }
}

extension PixelFormat {
  fileprivate var color: maquette_png_color {
    switch self {
    case .gray: .gray
    case .grayAlpha: .gray_alpha
    case .indexed: .palette
    case .rgb: .rgb
    case .rgba: .rgba
    }
  }

  fileprivate var bitDepth: Int32 {
    switch self {
    case .gray(let depth), .indexed(_, let depth): Int32(depth)
    case .grayAlpha, .rgb, .rgba: 8
    }
  }
}
