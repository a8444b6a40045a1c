import CBytes
import CSystem
import MaquetteRaster

/// Packs and compresses bands of a picture's rows, in its own memory, which every band reuses.
///
/// A band has half a mebibyte of rows for any number of threads, so the file does not depend on that number, and the
/// 0.7 MB that a thread needs do not depend on the height of the picture.
struct BandEncoder: ~Copyable {
  private let source: any PixelSource
  private let worker: Int
  private let settings: BandSettings
  private let packer: RowPacker
  private let likely: LikelyDistances
  private let bytes: UnsafeMutablePointer<UInt8>
  private let filter: AdaptiveFilter?
  private var deflater: Deflater

  /// Creates an encoder for the thread with the number `worker`; see ``PixelSource``.
  init(_ source: any PixelSource, settings: BandSettings, worker: Int) {
    self.source = source
    self.worker = worker
    self.settings = settings
    let geometry = settings.geometry
    packer = RowPacker(format: settings.format)
    likely = LikelyDistances(rowBytes: geometry.stride, pixelBytes: settings.format.pixelBytes)
    let byteCount = geometry.largestBand + Deflater.slack
    bytes = .allocate(capacity: byteCount)
    csystem_will_write(bytes, byteCount)
    filter =
      settings.filter == .none
      ? nil : AdaptiveFilter(rowBytes: geometry.stride - 1, pixelBytes: settings.format.pixelBytes)
    deflater = Deflater(effort: settings.effort)
  }

  deinit { bytes.deallocate() }

  mutating func encode(band: Int) -> EncodedBand {
    let (rows, stride) = (settings.geometry.rows(of: band), settings.geometry.stride)
    let first = rows.lowerBound - settings.geometry.contextRows(of: band)
    var (changes, isExact) = (0, true)
    // A filter needs the row above the first one.
    let above = filter != nil && first > 0 ? 1 : 0
    source.forEachPiece(of: first - above..<rows.upperBound, worker: worker) { piece, pixels in
      let width = settings.geometry.width
      for y in piece {
        // Each row of the piece has `width` pixels.
        let start = pixels + (y - piece.lowerBound) * width
        let row = UnsafeBufferPointer(start: start, count: width)
        isExact = pack(row, at: y < first ? nil : (y - first) * stride) && isExact
        if settings.countsChanges && y >= rows.lowerBound {
          changes += cbytes_changes(Vectors.areWide, start, width)
        }
      }
      return isExact
    }
    let start = (rows.lowerBound - first) * stride
    let count = rows.count * stride
    // A longer band before this one may have left its rows there.
    (bytes + start + count).update(repeating: 0, count: Deflater.slack)
    // Flat pictures shrink by a factor of 1000 and more; the writer grows for others.
    var writer = BitWriter(capacity: count / 16)
    deflater.compress(
      bytes, from: start, to: start + count, likely: likely,
      isLast: rows.upperBound == settings.geometry.height,
      into: &writer)
    var checksum = Adler32()
    checksum.add(UnsafeBufferPointer(start: bytes + start, count: count))
    return EncodedBand(
      compressed: writer.contents, checksum: checksum, byteCount: count, changes: changes, isExact: isExact)
  }

  /// Writes a row with the number of its filter at an offset, or only follows it with the filter; the next row overwrites the
  /// slack. False if the format cannot hold the row.
  private func pack(_ row: UnsafeBufferPointer<UInt32>, at offset: Int?) -> Bool {
    guard let filter else {
      guard let offset else { return true }
      bytes[offset] = 0
      return packer.pack(row, into: bytes + offset + 1)
    }
    let isExact = packer.pack(row, into: filter.row)
    if let offset { filter.filter(into: bytes + offset) } else { filter.follow() }
    return isExact
  }
}

/// How the bands of a picture are encoded.
struct BandSettings: Sendable {
  let geometry: BandGeometry
  let format: PixelFormat
  let effort: DeflateEffort
  var filter = RowFilter.none
  /// Whether pixels that differ from their left neighbours are counted.
  var countsChanges = false
}

/// A compressed band.
struct EncodedBand: Sendable {
  var compressed: [UInt8]
  let checksum: Adler32
  /// The number of bytes before compression.
  let byteCount: Int
  /// The number of pixels that differ from their left neighbours, if they are counted.
  let changes: Int
  /// Whether the format holds all pixels of the band.
  let isExact: Bool
}
