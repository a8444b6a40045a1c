import MaquetteFiles
import MaquetteRaster
import Synchronization

/// The compressed rows of a picture, piece by piece: the content of all `IDAT` chunks, a zlib stream (RFC 1950).
///
/// Bands are drawn, packed and compressed on several threads, and given away in their order as soon as all before them are,
/// so that neither pixels nor compressed bytes of a whole picture are held.
struct ImageData {
  let source: any PixelSource
  let options: PNGOptions
  let threads: Int

  /// The bands that are compressed with filters too, if those may help, before one of both ways is taken for all.
  private static let triedBands = 32

  /// Compresses a picture and gives its pieces away; the bytes are the same for any number of threads.
  ///
  /// - Returns: false, perhaps after some pieces, if the format cannot hold all pixels.
  func write(
    as format: PixelFormat, mayGain: Bool, to sink: @escaping (consuming [UInt8]) -> Void
  ) -> Bool {
    let geometry = BandGeometry(width: source.width, height: source.height, format: format)
    var settings = BandSettings(geometry: geometry, format: format, effort: options.compression.effort)
    settings.countsChanges = mayGain && format.holdsSamples
    let tried = 0..<min(Self.triedBands, geometry.bandCount)
    var first: [EncodedBand] = []
    guard encode(tried, settings, to: { first.append($0) }) else { return false }
    if settings.countsChanges
      && first.isBusy(width: geometry.width, height: geometry.rows(of: tried.upperBound - 1).upperBound)
    {
      var filtered: [EncodedBand] = []
      settings.filter = .adaptive
      _ = encode(tried, settings) { filtered.append($0) }
      if filtered.size < first.size { first = filtered } else { settings.filter = .none }
    }
    settings.countsChanges = false
    var stream = ZlibPieces(bandCount: geometry.bandCount)
    for band in first { sink(stream.next(band)) }
    return encode(tried.upperBound..<geometry.bandCount, settings) { sink(stream.next($0)) }
  }

  /// Encodes bands and gives them away in their order; stops with false at one that the format cannot hold.
  ///
  /// What takes them is `@escaping`, as it goes to other threads: `withoutActuallyEscaping` would compile the path of
  /// this file into the program, and a build in another folder would have other bytes.
  private func encode(
    _ bands: Range<Int>, _ settings: BandSettings, to give: @escaping (EncodedBand) -> Void
  ) -> Bool {
    let workers = min(threads, bands.count)
    if workers <= 1 {
      if bands.isEmpty { return true }
      var encoder = BandEncoder(source, settings: settings, worker: 0)
      for band in bands {
        let output = encoder.encode(band: band)
        guard output.isExact else { return false }
        give(output)
      }
      return true
    }
    let queue = Mutex(BandQueue(next: bands.lowerBound))
    let next = Atomic(bands.lowerBound)
    // Only the thread that holds the lock gives bands away, and all have ended when this function returns.
    nonisolated(unsafe) let give = give
    Parallel.perform(workers: workers) { worker in
      var encoder = BandEncoder(source, settings: settings, worker: worker)
      while true {
        let band = next.add(1, ordering: .relaxed).oldValue
        guard bands.contains(band), queue.withLock({ $0.isExact }) else { return }
        let output = encoder.encode(band: band)
        queue.withLock { $0.add(output, at: band, give: give) }
      }
    }
    return queue.withLock { $0.isExact }
  }
}

/// The bands that wait for earlier ones.
private struct BandQueue {
  var next: Int
  var isExact = true
  private var waiting: [Int: EncodedBand] = [:]

  init(next: Int) { self.next = next }

  mutating func add(_ output: EncodedBand, at band: Int, give: (EncodedBand) -> Void) {
    isExact = isExact && output.isExact
    waiting[band] = output
    while isExact, let output = waiting.removeValue(forKey: next) {
      give(output)
      next += 1
    }
  }
}

/// Makes a zlib stream of bands.
private struct ZlibPieces {
  private var left: Int
  private var checksum = Adler32()
  private var isFirst = true

  init(bandCount: Int) { left = bandCount }

  /// The piece of the next band: the header before the first, the checksum of all after the last.
  mutating func next(_ band: EncodedBand) -> [UInt8] {
    checksum.append(band.checksum, count: band.byteCount)
    left -= 1
    var piece = band.compressed
    if isFirst { piece.insert(contentsOf: ZlibStream.header, at: 0) }
    if left == 0 { piece.append(contentsOf: checksum.value.bigEndianBytes) }
    isFirst = false
    return piece
  }
}

extension [EncodedBand] {
  fileprivate var size: Int { reduce(0) { $0 + $1.compressed.count } }

  /// Whether more than a quarter of the pixels differ from their left neighbours, as in photographs.
  fileprivate func isBusy(width: Int, height: Int) -> Bool {
    reduce(0) { $0 + $1.changes } > width * height / 4
  }
}
