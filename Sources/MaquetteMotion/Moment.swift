/// A time since an animation began, or a length of time, in 600ths of a second.
///
/// Frames at 24, 25, 30 and 60 per second begin at whole numbers, and so do the eighths and the twelfths of a second of
/// spinner steps; film formats use this time scale for the same reason. No time is rounded twice, and all machines agree.
public struct Moment: Hashable, Comparable, Sendable {
  /// The number of 600ths of a second.
  public var ticks: Int

  /// The number of ticks per second.
  public static let ticksPerSecond = 600
  /// The start, or a length of zero.
  public static let zero = Moment(ticks: 0)
  /// The longest time: a day.
  public static let longest = Moment(ticks: 86_400 * ticksPerSecond)

  /// Creates a time from a number of 600ths of a second.
  public init(ticks: Int) {
    self.ticks = ticks
  }

  /// Creates the tick nearest to a number of seconds, from 0 to ``longest``; 0 for not a number.
  public init(seconds: Double) {
    let ticks = seconds * Double(Self.ticksPerSecond)
    let limit = Double(Self.longest.ticks)
    self.ticks = ticks > 0 ? Int(min(ticks, limit).rounded()) : 0
  }

  /// The time in seconds.
  public var seconds: Double { Double(ticks) / Double(Self.ticksPerSecond) }

  public static func < (first: Moment, second: Moment) -> Bool { first.ticks < second.ticks }
  /// The sum of two times.
  public static func + (time: Moment, length: Moment) -> Moment { Moment(ticks: time.ticks + length.ticks) }
  /// The difference of two times.
  public static func - (time: Moment, length: Moment) -> Moment { Moment(ticks: time.ticks - length.ticks) }

  /// The fraction of a length of time that has passed, 0 to 1; 1 if the length is zero.
  public func part(of length: Moment) -> Double {
    guard length.ticks > 0 else { return 1 }
    return Swift.min(Swift.max(Double(ticks) / Double(length.ticks), 0), 1)
  }
}
