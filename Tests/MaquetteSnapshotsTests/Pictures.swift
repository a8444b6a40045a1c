import MaquetteRaster

/// Small pictures.
enum Pictures {
  static let black = pair(0xFF00_0000, 0xFF00_0000)
  static let white = pair(0xFFFF_FFFF, 0xFFFF_FFFF)
  static let half = pair(0xFF00_0000, 0xFFFF_FFFF)

  /// A picture of two pixels side by side.
  private static func pair(_ left: UInt32, _ right: UInt32) -> Bitmap {
    guard let bitmap = Bitmap(width: 2, height: 1, pixels: [left, right]) else {
      preconditionFailure("two pixels are 2 × 1")
    }
    return bitmap
  }
}
