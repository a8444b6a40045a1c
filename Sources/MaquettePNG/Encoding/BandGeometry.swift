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
