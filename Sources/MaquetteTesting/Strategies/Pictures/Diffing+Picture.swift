public import MaquetteComparison
internal import MaquettePNG
internal import MaquetteRaster
internal import MaquetteSnapshots

extension Diffing where Format == SnapshotPicture {
  /// Pixels are compared; files may be compressed in any way.
  ///
  /// - Parameter tolerance: How much pixels may differ from the golden ones; nil for what the suite or the test is
  ///   configured to, which is not at all if it says nothing.
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
        var difference = SnapshotDifference(message(comparison, changes))
        difference.changes = changes
        if case .invalid = comparison.outcome { difference.provesNothing = true }
        difference.regions = comparison.regions
        difference.masks = actual.masks
        difference.differingPixels = comparison.difference?.count
        difference.tolerance = tolerance == .exact ? nil : tolerance.metric.rawValue
        difference.scale = actual.options.scale
        difference.file = differencePicture(expected, actual, tolerance: tolerance)
        return difference
      })
  }

  /// How many elements a message tells the changes of.
  private static var mostChanges: Int { 12 }

  /// How the pixels differ, and what changed about which element.
  private static func message(_ comparison: Comparison, _ changes: [Change]) -> String {
    var lines = ["\(comparison)"] + changes.prefix(mostChanges).map { "\($0)" }
    let rest = changes.count - mostChanges
    if rest > 0 { lines.append("… and \(rest) more element\(rest == 1 ? "" : "s")") }
    return lines.joined(separator: "\n")
  }

  /// Where they differ, as a PNG file; nil for what has no pixels.
  private static func differencePicture(
    _ expected: SnapshotPicture, _ actual: SnapshotPicture, tolerance: Tolerance
  ) -> SnapshotDifference.File? {
    let bitmap = DifferenceImage.make(
      actual: actual.bitmap, expected: expected.bitmap, tolerance: tolerance, masks: actual.masks)
    guard let bitmap, let bytes = try? PNG.encode(bitmap, options: PNGOptions(scale: expected.options.scale))
    else { return nil }
    return SnapshotDifference.File(fileExtension: "png", bytes: bytes)
  }
}
