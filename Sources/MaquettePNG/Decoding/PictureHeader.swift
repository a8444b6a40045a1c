/// The header of a file, with its palette and scale.
struct PictureHeader {
  let width: Int
  let height: Int
  /// Bits in a sample, or in a palette's index.
  let bitDepth: Int
  /// The colour type of the header (PNG, 11.2.1).
  let colorType: Int
  let isInterlaced: Bool
  /// Whether there is a `tRNS` chunk.
  let hasTransparency: Bool
  /// Straight pixels, alpha in the highest byte.
  let palette: [UInt32]
  /// Bytes in a row, not interlaced.
  let rowBytes: Int
  /// Nil when `pHYs` gives none for both directions.
  let scale: Double?

  var bitsPerPixel: Int {
    let samples =
      switch colorType {
      case 2: 3
      case 4: 2
      case 6: 4
      default: 1
      }
    return samples * bitDepth
  }
}
