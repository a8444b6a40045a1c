import MaquetteRaster

/// The pixels of a PNG, a band of rows at a time, with memory for a band and not for the picture.
///
/// Each row is decompressed when it is asked for. A file that only libpng reads, because it is rare or damaged, is
/// decoded whole instead, so that pixels and errors are those of ``PNG/decode(_:)``.
package struct PNGRows: ~Copyable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The number of rows that have been read.
  package private(set) var rowsRead = 0

  private let file: [UInt8]
  /// A copy of the compressed rows, which `rows` points into; empty for a file that only libpng reads.
  private let stream: UnsafeMutableBufferPointer<UInt8>
  private var rows: ImageRows?
  private let unpacker: RowUnpacker?
  /// The whole picture of a file that only libpng reads.
  private var bitmap: Bitmap?

  /// Reads the header of a file.
  ///
  /// - Throws: ``PNGError``, as ``PNG/decode(_:)`` does, except for damage in rows.
  package init(_ file: [UInt8]) throws(PNGError) {
    let (header, chunks) = try PNG.read(file) { reader throws(PNGError) in
      (reader.header, reader.imageChunks())
    }
    (width, height) = header.shownSize
    self.file = file
    // The rows of a picture that is turned are not those of its file.
    unpacker = header.shown.orientation == .upright ? RowUnpacker(header) : nil
    stream = .allocate(capacity: unpacker == nil ? 0 : chunks?.byteCount ?? 0)
    // The chunks are inside the file, and the stream has room for all of them.
    file.withUnsafeBufferPointer { [stream] in
      if !stream.isEmpty { chunks?.copy(from: $0, to: stream) }
    }
    if let unpacker, !stream.isEmpty {
      rows = try? ImageRows(
        UnsafeBufferPointer(stream), rowBytes: unpacker.rowBytes, pixelBytes: unpacker.pixelBytes,
        height: height)
    }
  }

  deinit { stream.deallocate() }

  /// The number of rows that have not been read.
  package var rowsLeft: Int { height - rowsRead }

  /// Reads the next rows, of which there must be `count`, as premultiplied pixels. With the last one the end of the
  /// file is checked.
  ///
  /// - Parameter pixels: Room for `count` · ``width`` pixels.
  /// - Throws: ``PNGError`` for damage; the rows that were read before are right nonetheless.
  package mutating func next(
    _ count: Int, into pixels: UnsafeMutablePointer<UInt32>
  ) throws(PNGError) {
    precondition(count <= rowsLeft, "only \(rowsLeft) rows are left")
    for row in 0..<count {
      try readRow(into: pixels + row * width)
      rowsRead += 1
    }
  }

  private mutating func readRow(into pixels: UnsafeMutablePointer<UInt32>) throws(PNGError) {
    if let unpacker {
      do throws(Inflater.Damage) {
        if let samples = try rows?.next(), unpacker.unpack(samples, into: pixels) {
          if rowsLeft == 1 { try rows?.finish() }
          return
        }
      } catch {
        // libpng decides what the damage means.
      }
      rows = nil
    }
    if bitmap == nil { bitmap = try PNG.decode(file) }
    // The bitmap has the header's size, and `rowsRead` is below its height.
    bitmap?.pixels.withUnsafeBufferPointer { all in
      guard let start = all.baseAddress else { return }
      pixels.update(from: start + rowsRead * width, count: width)
    }
  }
}

extension PNGRows {
  /// Whether the rows equal those of another file, up to the first that differs. No row of either has been read before.
  ///
  /// - Throws: ``PNGError`` for damage in one of them.
  package mutating func equal(_ other: inout PNGRows) throws(PNGError) -> Bool {
    guard other.width == width, other.height == height else { return false }
    var rows = ([UInt32](repeating: 0, count: width), [UInt32](repeating: 0, count: width))
    while rowsLeft > 0 {
      try rows.0.withUnsafeMutableBufferPointer { (row) throws(PNGError) in try next(into: row) }
      try rows.1.withUnsafeMutableBufferPointer { (row) throws(PNGError) in try other.next(into: row) }
      if rows.0 != rows.1 { return false }
    }
    return true
  }

  /// Reads the rows that are left, for their damage.
  mutating func checkAll() throws(PNGError) {
    var row = [UInt32](repeating: 0, count: width)
    while rowsLeft > 0 {
      try row.withUnsafeMutableBufferPointer { (row) throws(PNGError) in try next(into: row) }
    }
  }

  /// Reads the next row into memory for it.
  private mutating func next(into row: UnsafeMutableBufferPointer<UInt32>) throws(PNGError) {
    if let start = row.baseAddress { try next(1, into: start) }
  }
}
