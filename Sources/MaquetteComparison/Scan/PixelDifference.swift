package import MaquetteRaster

/// The differences of two bitmaps of one size, regardless of the tolerance.
package struct PixelDifference: Sendable, Equatable {
  /// The number of pixels that differ.
  package let count: Int

  /// The number of all pixels that were compared.
  package let pixelCount: Int

  /// The smallest rectangle around all pixels that differ.
  package let bounds: PixelRect

  /// The largest difference of one channel of one pixel, 1 to 255, in premultiplied values.
  package let largestChannelDifference: Int
}
