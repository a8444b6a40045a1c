public import MaquetteComparison
public import MaquettePNG
import MaquetteRaster
import MaquetteSnapshots

extension Diffing where Format == SnapshotPicture {
  /// Compares pixels, whatever the compression of the files.
  ///
  /// - Parameter tolerance: How much pixels may differ from the golden ones; nil for the tolerance of the
  ///   configuration, which is exact by default.
  public static func picture(tolerance: Tolerance? = nil) -> Self {
    Diffing(
      encode: { try $0.png() },
      decode: { try SnapshotPicture(png: $0) },
      compare: { expected, actual in
        let tolerance = tolerance ?? SnapshotConfiguration.current.tolerance ?? .exact
        return SnapshotDifference(
          PictureComparison(
            ComparedPicture(bitmap: actual.bitmap, trace: actual.trace),
            ComparedPicture(bitmap: expected.bitmap, trace: expected.trace), tolerance: tolerance,
            masks: actual.masks),
          masks: actual.masks, scale: actual.options.scale)
      })
  }
}

extension Diffing where Format == PNGAnimation {
  /// Compares the pixels and durations of frames, whatever the compression of the files.
  public static var animation: Self {
    Diffing(
      encode: { try PNG.encode($0, options: PNGOptions(compression: .best)) },
      decode: { bytes in
        if let animation = try PNG.decodeAnimation(bytes) { return animation }
        // A picture of one frame is a plain PNG.
        return PNGAnimation(first: try PNG.decode(bytes), delay: FrameDelay(units: 0, unitsPerSecond: 1))
      },
      compare: { expected, actual in
        SnapshotDifference(PictureComparison(ComparedPicture(actual), ComparedPicture(expected)))
      })
  }
}

extension ComparedPicture {
  /// An animation; one of a single frame is a still picture.
  fileprivate init(_ animation: PNGAnimation) {
    self.init(bitmap: animation.first, animation: animation.frameCount > 1 ? animation : nil)
  }
}

extension SnapshotDifference {
  /// The difference that a comparison found; nil if it passes.
  fileprivate init?(_ comparison: PictureComparison, masks: [PixelRect] = [], scale: Double? = nil) {
    if comparison.passes { return nil }
    self.init("\(comparison)")
    changes = comparison.changes
    if case .invalid = comparison.pixels.outcome { provesNothing = true }
    regions = comparison.pixels.regions
    self.masks = masks
    differingPixels = comparison.pixels.difference?.count
    let tolerance = comparison.pixels.tolerance
    self.tolerance = tolerance == .exact ? nil : tolerance.metric.rawValue
    self.scale = scale
    file = comparison.differencePNG(masks: masks, scale: scale).map { .init(fileExtension: "png", bytes: $0) }
  }
}
