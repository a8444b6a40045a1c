public import MaquettePNG
public import MaquetteRaster
package import MaquetteSnapshots

/// A picture as snapshots keep it: a PNG file with its scale and, if a mockup drew it, its elements.
public struct SnapshotPicture: Sendable {
  /// The pixels.
  public var bitmap: Bitmap
  /// What the file holds besides the pixels.
  public var options: PNGOptions
  /// The elements that drew it; nil if they are unknown.
  package var trace: DrawingTrace?
  /// Rectangles that are not compared, in pixels.
  public var masks: [PixelRect]
  /// The bytes of a picture that was given as a file; they are recorded unchanged.
  var bytes: [UInt8]?

  /// Creates a picture.
  public init(_ bitmap: Bitmap, options: PNGOptions = PNGOptions(), masks: [PixelRect] = []) {
    self.init(bitmap, options: options, trace: nil, masks: masks)
  }

  /// Creates a picture with the trace of its elements.
  package init(
    _ bitmap: Bitmap, options: PNGOptions, trace: DrawingTrace?, masks: [PixelRect] = []
  ) {
    self.bitmap = bitmap
    self.options = options
    self.trace = trace
    self.masks = masks
  }
}

extension SnapshotPicture {
  /// Creates a picture from a PNG file's bytes.
  ///
  /// - Throws: `PNGError`.
  public init(png bytes: [UInt8]) throws(PNGError) {
    let picture = try PNG.decodePicture(bytes)
    self.init(picture.bitmap, options: PNGOptions(scale: picture.scale), trace: picture.trace)
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
