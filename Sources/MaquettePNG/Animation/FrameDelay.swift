/// How long a frame is shown, as a fraction of a second of two 16-bit numbers (PNG, 11.3.6.2).
public struct FrameDelay: Hashable, Sendable {
  /// The units of time.
  public let units: UInt16
  /// How many units make a second.
  public let unitsPerSecond: UInt16

  /// A time; a second has 100 units where it would have none.
  public init(units: UInt16, unitsPerSecond: UInt16) {
    self.units = units
    self.unitsPerSecond = unitsPerSecond == 0 ? 100 : unitsPerSecond
  }

  /// The time in seconds.
  public var seconds: Double { Double(units) / Double(unitsPerSecond) }

  /// Both times after each other; nil if that cannot be written in the same units.
  func joined(with other: FrameDelay) -> FrameDelay? {
    let (sum, isOver) = units.addingReportingOverflow(other.units)
    guard !isOver, unitsPerSecond == other.unitsPerSecond else { return nil }
    return FrameDelay(units: sum, unitsPerSecond: unitsPerSecond)
  }
}
