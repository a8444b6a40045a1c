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
        let comparison = Comparison.compare(
          actual.bitmap, expected.bitmap, tolerance: tolerance, masks: actual.masks)
        if comparison.passes { return nil }
        let changes = actual.trace?.changes(since: expected.trace, regions: comparison.regions) ?? []
        var difference = SnapshotDifference("\(comparison)")
        difference.changes = changes
        if case .invalid = comparison.outcome { difference.provesNothing = true }
        difference.regions = comparison.regions
        difference.masks = actual.masks
        difference.differingPixels = comparison.difference?.count
        difference.tolerance = tolerance == .exact ? nil : tolerance.metric.rawValue
        difference.scale = actual.options.scale
        difference.file = DifferenceBitmap.png(
          actual: actual.bitmap, expected: expected.bitmap, tolerance: tolerance, masks: actual.masks,
          scale: expected.options.scale
        ).map { .init(fileExtension: "png", bytes: $0) }
        return difference
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
        if actual.frameCount > 1 || expected.frameCount > 1 {
          if let timing = AnimationDifference(actual, expected) { return SnapshotDifference("\(timing)") }
        }
        let pairs = zip(actual.eachFrame, expected.eachFrame).enumerated()
        guard let (index, pair) = pairs.first(where: { $1.0 != $1.1 }) else { return nil }
        let comparison = Comparison.compare(pair.0, pair.1, tolerance: .exact)
        var difference = SnapshotDifference("frame \(index + 1): \(comparison)")
        difference.regions = comparison.regions
        difference.differingPixels = comparison.difference?.count
        let picture = DifferenceBitmap.make(actual: pair.0, expected: pair.1, tolerance: .exact, masks: [])
        difference.file = picture.flatMap { try? PNG.encode($0) }
          .map { SnapshotDifference.File(fileExtension: "png", bytes: $0) }
        return difference
      })
  }
}
