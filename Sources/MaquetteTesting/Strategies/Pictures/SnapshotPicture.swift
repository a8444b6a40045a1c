public import MaquettePNG
public import MaquetteRaster
package import MaquetteSnapshots

/// A picture as snapshots keep it: a PNG file that knows its scale and, if a mockup drew it, what it shows.
public struct SnapshotPicture: Sendable {
  /// The pixels.
  public var bitmap: Bitmap
  /// What the file says besides them.
  public var options: PNGOptions
  /// What it shows and which elements drew it; nil when that is not known.
  package var trace: DrawingTrace?
  /// Rectangles that are not compared, in pixels.
  public var masks: [PixelRect]
  /// The file's bytes when the picture was given as one; it is then recorded as it is.
  var bytes: [UInt8]?

  /// Creates a picture.
  public init(
    _ bitmap: Bitmap, options: PNGOptions = PNGOptions(), masks: [PixelRect] = []
  ) {
    self.bitmap = bitmap
    self.options = options
    self.masks = masks
  }
}

extension SnapshotPicture {
  /// Creates a picture from a PNG file's bytes.
  ///
  /// - Throws: `PNGError`.
  public init(png bytes: [UInt8]) throws(PNGError) {
    let picture = try PNG.decodePicture(bytes)
    self.init(picture.bitmap, options: PNGOptions(scale: picture.scale))
    trace = picture.trace
    self.bytes = bytes
  }

  /// The picture as a PNG file.
  ///
  /// - Throws: `PNGError` for a picture without pixels.
  public func png() throws(PNGError) -> [UInt8] {
    if let bytes { return bytes }
    var options = options.carrying(trace)
    options.compression = .best
    return try PNG.encode(bitmap, options: options)
  }
}
