public import MaquetteRaster

/// How two bitmaps of one size differ, whatever is tolerated.
public struct PixelDifference: Sendable, Equatable {
  /// The number of pixels that differ.
  public let count: Int

  /// The number of all pixels that were compared.
  public let pixelCount: Int

  /// The smallest rectangle around all pixels that differ.
  public let bounds: PixelRect

  /// The largest difference of one channel of one pixel, 1 to 255, in premultiplied values.
  public let largestChannelDifference: Int
}
