public import MaquetteGraphics

/// Why a display list cannot become a bitmap.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of pixels a point is not a positive finite number.
  case invalidScale(Double)
  /// An extent of the picture is negative, infinite or not a number of points.
  case invalidSize(Size)
  /// The picture would have more than `Bitmap.pixelLimit` pixels.
  case tooManyPixels(size: Size, scale: Double)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .invalidScale(let scale):
      "cannot draw at scale \(scale): the number of pixels a point must be positive and finite"
    case .invalidSize(let size):
      "cannot draw a picture of \(size.width) by \(size.height) points"
    case .tooManyPixels(let size, let scale):
      "a picture of \(size.width) by \(size.height) points at scale \(scale) exceeds 256 megapixels"
    }
  }
}
