public import MaquetteRaster

/// A decoded PNG: its pixels and metadata.
public struct PNGPicture: Sendable {
  /// The pixels, premultiplied.
  public var bitmap: Bitmap

  /// Pixels per point at 72 points to the inch, to a thousandth, when `pHYs` gives one for both directions.
  public var scale: Double?

  /// The text chunks by keyword, compressed ones too; of several with one keyword, the first. A file with a
  /// text of more than 1 MiB is refused.
  public var texts: [String: String]

  /// Creates a picture of a bitmap.
  public init(bitmap: Bitmap, scale: Double? = nil, texts: [String: String] = [:]) {
    self.bitmap = bitmap
    self.scale = scale
    self.texts = texts
  }
}
