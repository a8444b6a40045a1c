/// The duration of a frame as a fraction of a second, with two 16-bit numbers (PNG, 11.3.6.2).
public struct FrameDelay: Hashable, Sendable {
  /// The units of time.
  public let units: UInt16
  /// The number of units in a second.
  public let unitsPerSecond: UInt16

  /// Creates a delay; a denominator of 0 means 100, as the specification says.
  public init(units: UInt16, unitsPerSecond: UInt16) {
    self.units = units
    self.unitsPerSecond = unitsPerSecond == 0 ? 100 : unitsPerSecond
  }

  /// The time in seconds.
  public var seconds: Double { Double(units) / Double(unitsPerSecond) }

  /// The sum of two delays; nil if it does not fit the same units.
  func joined(with other: FrameDelay) -> FrameDelay? {
    let (sum, isOver) = units.addingReportingOverflow(other.units)
    guard !isOver, unitsPerSecond == other.unitsPerSecond else { return nil }
    return FrameDelay(units: sum, unitsPerSecond: unitsPerSecond)
  }
}
