internal import MaquetteRaster

extension Comparison: CustomStringConvertible {
  /// How the drawing differs from the golden picture.
  public var description: String {
    switch outcome {
    case .equal:
      "equal"
    case .differentSize:
      "the drawing is \(actual.width) × \(actual.height) pixels, "
        + "the golden picture \(expected.width) × \(expected.height)"
    case .tolerated, .different:
      difference.map { "\($0)" } ?? "different"
    }
  }
}

extension PixelDifference: CustomStringConvertible {
  /// How many pixels differ, where, and by how much.
  public var description: String {
    let verb = count == 1 ? "pixel differs" : "pixels differ"
    return "\(count) of \(pixelCount) \(verb), within \(bounds.width) × \(bounds.height) at "
      + "(\(bounds.x), \(bounds.y)), by at most \(largestChannelDifference) of 255"
  }
}
