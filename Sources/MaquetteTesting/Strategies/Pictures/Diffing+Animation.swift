internal import MaquetteComparison
public import MaquettePNG
internal import MaquetteRaster
internal import MaquetteSnapshots

extension Diffing where Format == PNGAnimation {
  /// Frames are compared pixel by pixel, and how long they are shown; files may be compressed in any way.
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
        let pairs = zip(actual.frames, expected.frames).enumerated()
        guard let (index, pair) = pairs.first(where: { $1.0 != $1.1 }) else { return nil }
        let comparison = Comparison.compare(pair.0, pair.1, tolerance: .exact)
        var difference = SnapshotDifference("frame \(index + 1): \(comparison)")
        difference.regions = comparison.regions
        difference.differingPixels = comparison.difference?.count
        let picture = DifferenceImage.make(actual: pair.0, expected: pair.1, tolerance: .exact, masks: [])
        difference.file = picture.flatMap { try? PNG.encode($0) }
          .map { SnapshotDifference.File(fileExtension: "png", bytes: $0) }
        return difference
      })
  }
}
