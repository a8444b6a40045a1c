internal import CSystem

/// Packs and compresses bands of a picture's rows, in its own memory, which every band reuses.
///
/// A band has half a mebibyte of rows for any number of threads, so the file does not depend on that number, and the
/// 0.6 MB that a thread needs do not depend on the height of the picture.
struct BandEncoder: ~Copyable {
  private let pixels: UnsafeBufferPointer<UInt32>
  private let geometry: BandGeometry
  private let packer: RowPacker
  private let likely: LikelyDistances
  private let bytes: UnsafeMutablePointer<UInt8>
  private var filter: AdaptiveFilter?
  private var deflater: Deflater

  /// Creates an encoder for the pixels of a picture, which must outlive it.
  init(
    _ pixels: UnsafeBufferPointer<UInt32>, geometry: BandGeometry, format: PixelFormat, filter: RowFilter,
    effort: DeflateEffort
  ) {
    self.pixels = pixels
    self.geometry = geometry
    packer = RowPacker(format: format)
    likely = LikelyDistances(rowBytes: geometry.stride, pixelBytes: format.pixelBytes)
    let byteCount = geometry.largestBand + Deflater.slack
    bytes = .allocate(capacity: byteCount)
    csystem_will_write(bytes, byteCount)
    bytes.initialize(repeating: 0, count: byteCount)
    self.filter =
      filter == .none
      ? nil : AdaptiveFilter(rowBytes: geometry.stride - 1, pixelBytes: format.pixelBytes)
    deflater = Deflater(effort: effort)
  }

  deinit { bytes.deallocate() }

  struct Output: Sendable {
    let compressed: [UInt8]
    let checksum: Adler32
    let byteCount: Int
  }

  mutating func encode(band: Int) -> Output {
    let rows = geometry.rows(of: band)
    let first = rows.lowerBound - geometry.contextRows(of: band)
    for (index, y) in (first..<rows.upperBound).enumerated() { pack(row: y, at: index * geometry.stride) }
    let start = (rows.lowerBound - first) * geometry.stride
    let count = rows.count * geometry.stride
    // Flat pictures shrink by a factor of 1000 and more; the writer grows for others.
    var writer = BitWriter(capacity: count / 16)
    deflater.compress(
      bytes, from: start, to: start + count, likely: likely, isLast: rows.upperBound == geometry.height,
      into: &writer)
    var checksum = Adler32()
    checksum.add(UnsafeBufferPointer(start: bytes + start, count: count))
    return Output(compressed: writer.contents, checksum: checksum, byteCount: count)
  }

  /// Writes a row with the number of its filter at an offset; the next row overwrites the slack.
  private mutating func pack(row y: Int, at offset: Int) {
    let row = self.row(y)
    guard filter != nil else {
      bytes[offset] = 0
      packer.pack(row, into: bytes + offset + 1)
      return
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: geometry.stride + RowPacker.slack) { packed in
      guard let start = packed.baseAddress else { return }
      let samples = UnsafeBufferPointer(start: start, count: geometry.stride - 1)
      if offset == 0 && y > 0 {
        packer.pack(self.row(y - 1), into: start)
        filter?.follow(samples)
      }
      packer.pack(row, into: start)
      filter?.filter(samples, into: bytes + offset)
    }
  }

  private func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(rebasing: pixels[y * geometry.width..<(y + 1) * geometry.width])
  }
}

/// How the rows of a picture are divided into bands.
struct BandGeometry: Sendable {
  let width: Int
  let height: Int
  /// The bytes of a row, including its filter's number.
  let stride: Int
  private let rowsPerBand: Int

  /// The bytes of a band, which stay with the hash tables in a core's second-level cache.
  private static let bandBytes = 1 << 19

  init(width: Int, height: Int, format: PixelFormat) {
    self.width = width
    self.height = height
    stride = format.rowBytes(width: width) + 1
    rowsPerBand = max(1, Self.bandBytes / stride)
  }

  var bandCount: Int { (height + rowsPerBand - 1) / rowsPerBand }

  func rows(of band: Int) -> Range<Int> { band * rowsPerBand..<min((band + 1) * rowsPerBand, height) }

  /// The number of complete rows before a band that its matches can reach.
  func contextRows(of band: Int) -> Int {
    min(band * rowsPerBand, DeflateSymbol.largestDistance / stride)
  }

  /// The maximum number of bytes of a band and its context rows.
  var largestBand: Int {
    (min(rowsPerBand, height) + DeflateSymbol.largestDistance / stride) * stride
  }
}
