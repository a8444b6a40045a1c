public import MaquetteComparison
internal import MaquettePNG
public import MaquetteRaster

extension Snapshotting where Value == Bitmap, Format == SnapshotPicture {
  /// The pixels of a bitmap, one a point.
  public static var picture: Self { .picture() }

  /// The pixels of a bitmap.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point, for the file and for masks.
  ///   - tolerance: How much pixels may differ from the golden ones; nil for the configuration's.
  ///   - masks: What is not compared: rectangles, for a bitmap knows of no elements.
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
  /// A PNG file's pixels; the file is kept as it is.
  public static var png: Self { .png() }

  /// A PNG file's pixels; the file is kept as it is.
  ///
  /// - Parameters:
  ///   - tolerance: How much pixels may differ from the golden ones; nil for the configuration's.
  ///   - masks: What is not compared: rectangles, in points at the file's resolution.
  public static func png(tolerance: Tolerance? = nil, masks: [SnapshotMask] = []) -> Self {
    Snapshotting(fileExtension: "png", diffing: .picture(tolerance: tolerance)) { bytes in
      var picture = try SnapshotPicture(png: bytes)
      picture.masks = try SnapshotMask.pixels(
        of: masks, trace: nil, scale: picture.options.scale ?? 1, bounds: picture.bitmap.bounds)
      return picture
    }
  }
}
