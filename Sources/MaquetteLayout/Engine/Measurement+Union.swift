internal import MaquetteGraphics

extension Measurement {
  /// Returns the smallest measurement that holds both when their top leading corners coincide.
  func union(_ other: Measurement) -> Measurement {
    var baselines = BaselineSpan()
    baselines.include(self, offset: 0)
    baselines.include(other, offset: 0)
    return baselines.measurement(
      of: Size(
        width: Swift.max(size.width, other.size.width), height: Swift.max(size.height, other.size.height)))
  }
}

/// The uppermost first and the lowermost last baseline of a container's items.
struct BaselineSpan {
  private var first: Double?
  private var last: Double?

  /// Adds an item whose top lies `offset` below the container's.
  mutating func include(_ measurement: Measurement, offset: Double) {
    if let baseline = measurement.firstBaseline {
      first = Swift.min(first ?? .infinity, baseline + offset)
    }
    if let baseline = measurement.lastBaseline {
      last = Swift.max(last ?? -.infinity, baseline + offset)
    }
  }

  /// Returns the container's measurement.
  func measurement(of size: Size) -> Measurement {
    Measurement(size: size, firstBaseline: first, lastBaseline: last)
  }
}
