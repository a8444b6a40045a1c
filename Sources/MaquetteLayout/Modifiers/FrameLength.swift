/// The bounds of a frame along one axis, in points; nil leaves a bound open.
public struct FrameLength: Hashable, Sendable {
  /// The smallest length.
  public let min: Double?
  /// The length where none is proposed.
  public let ideal: Double?
  /// The greatest length; infinity takes all that is offered.
  public let max: Double?

  /// Creates bounds; negative lengths become 0, NaN leaves a bound open, the lower bound wins a conflict.
  public init(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) {
    let lower = FrameLength.tamed(min)
    self.min = lower
    self.max = FrameLength.tamed(max).map { Swift.max($0, lower ?? 0) }
    self.ideal = FrameLength.tamed(ideal)
  }

  /// Returns what the frame offers to its item.
  func offer(for proposed: Double?) -> Double? {
    (proposed ?? ideal).map(clamped)
  }

  /// Returns the frame's own length.
  func length(around content: Double, proposed: Double?) -> Double {
    guard let offer = offer(for: proposed) else { return clamped(content) }
    if proposed == nil { return offer }
    var length = content
    if let min { length = Swift.max(min, Swift.min(length, offer)) }
    if let max { length = Swift.min(max, Swift.max(length, offer)) }
    return length
  }

  private func clamped(_ length: Double) -> Double {
    Swift.min(Swift.max(length, min ?? 0), max ?? .infinity)
  }

  private static func tamed(_ length: Double?) -> Double? {
    guard let length, !length.isNaN else { return nil }
    return Length.tamed(length)
  }
}
