/// A time since an animation began, or a length of time, in 600ths of a second.
///
/// So the frames of 24, 25, 30 and 60 a second begin at whole numbers, and so do the eighths and the twelfths of a
/// second that spinners advance by: it is the time scale that film formats have used for the same reason. Nothing is
/// ever rounded twice, and no two machines can disagree.
public struct Moment: Hashable, Comparable, Sendable {
  /// How many 600ths of a second.
  public var ticks: Int

  /// How many ticks make a second.
  public static let ticksPerSecond = 600
  /// The beginning, or no time at all.
  public static let zero = Moment(ticks: 0)
  /// The longest time that is counted: a day.
  public static let longest = Moment(ticks: 86_400 * ticksPerSecond)

  /// A number of 600ths of a second.
  public init(ticks: Int) {
    self.ticks = ticks
  }

  /// The tick nearest to a number of seconds, from 0 to ``longest``; 0 for what is no number.
  public init(seconds: Double) {
    let ticks = seconds * Double(Self.ticksPerSecond)
    let limit = Double(Self.longest.ticks)
    self.ticks = ticks > 0 ? Int(min(ticks, limit).rounded()) : 0
  }

  /// The time in seconds.
  public var seconds: Double { Double(ticks) / Double(Self.ticksPerSecond) }

  /// Whether a time comes before another.
  public static func < (first: Moment, second: Moment) -> Bool { first.ticks < second.ticks }
  /// The time so much later.
  public static func + (time: Moment, length: Moment) -> Moment { Moment(ticks: time.ticks + length.ticks) }
  /// The time between two.
  public static func - (time: Moment, length: Moment) -> Moment { Moment(ticks: time.ticks - length.ticks) }

  /// The part of a length of time that has passed, 0 to 1; 1 if there is no length.
  public func part(of length: Moment) -> Double {
    guard length.ticks > 0 else { return 1 }
    return Swift.min(Swift.max(Double(ticks) / Double(length.ticks), 0), 1)
  }
}
