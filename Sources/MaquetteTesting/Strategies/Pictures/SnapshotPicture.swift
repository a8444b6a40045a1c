public import MaquetteComparison
public import MaquettePNG
public import MaquetteRaster
package import MaquetteSnapshots

/// A picture in the form that snapshots store: a PNG file with its scale and, if a mockup drew it, its elements.
public struct SnapshotPicture: Sendable {
  /// The pixels.
  public var bitmap: Bitmap
  /// The content of the file besides the pixels.
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

extension Snapshotting where Value == Bitmap, Format == SnapshotPicture {
  /// The pixels of a bitmap, one per point.
  public static var picture: Self { .picture() }

  /// The pixels of a bitmap.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point, for the file and for masks.
  ///   - tolerance: How much pixels may differ from the golden ones; nil for the configuration's.
  ///   - masks: The rectangles that are not compared; a bitmap has no elements.
  public static func picture(
    scale: Double = 1, tolerance: Tolerance? = nil, masks: [SnapshotMask] = []
  ) -> Self {
    Snapshotting(fileExtension: "png", diffing: .picture(tolerance: tolerance)) { bitmap in
      SnapshotPicture(
        bitmap, options: PNGOptions(scale: scale),
        masks: try SnapshotMask.pixels(of: masks, trace: nil, scale: scale, bounds: bitmap.bounds))
    }
  }
}

extension Snapshotting where Value == [UInt8], Format == SnapshotPicture {
  /// A PNG file's pixels; the file is stored unchanged.
  public static var png: Self { .png() }

  /// A PNG file's pixels; the file is stored unchanged.
  ///
  /// - Parameters:
  ///   - tolerance: How much pixels may differ from the golden ones; nil for the configuration's.
  ///   - masks: The rectangles that are not compared, in points at the file's resolution.
  public static func png(tolerance: Tolerance? = nil, masks: [SnapshotMask] = []) -> Self {
    Snapshotting(fileExtension: "png", diffing: .picture(tolerance: tolerance)) { bytes in
      var picture = try SnapshotPicture(png: bytes)
      picture.masks = try SnapshotMask.pixels(
        of: masks, trace: nil, scale: picture.options.scale ?? 1, bounds: picture.bitmap.bounds)
      return picture
    }
  }
}
