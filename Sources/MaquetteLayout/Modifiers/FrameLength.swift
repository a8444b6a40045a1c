/// The bounds of a frame along one axis, in points; nil leaves a bound open.
public struct FrameLength: Hashable, Sendable {
  /// The smallest length.
  public var min: Double? { storedMin.value }
  /// The length where none is proposed.
  public var ideal: Double? { storedIdeal.value }
  /// The greatest length; infinity takes all that is offered.
  public var max: Double? { storedMax.value }
  private let storedMin: OptionalLength
  private let storedIdeal: OptionalLength
  private let storedMax: OptionalLength

  /// Creates bounds; negative lengths become 0, NaN leaves a bound open, the lower bound wins a conflict.
  public init(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) {
    let lower = FrameLength.tamed(min)
    storedMin = OptionalLength(lower)
    storedMax = OptionalLength(FrameLength.tamed(max).map { Swift.max($0, lower ?? 0) })
    storedIdeal = OptionalLength(FrameLength.tamed(ideal))
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
