public import MaquetteElements

/// The frames of an animation with their times.
///
/// A frame begins at every step of a loop and, during a gradual change, at a steady rate. An animation of loops lasts until
/// all their rounds end together. An animation with changes lasts as long as the changes and a rest after them, up to the
/// next time that all rounds end.
public struct Timeline: Hashable, Sendable {
  /// The settings for dividing an animation into frames.
  public struct Settings: Hashable, Sendable {
    /// Frames per second during a gradual change; a divisor of 600.
    public var frameRate: Int
    /// The time between the last change and the next repetition.
    public var rest: Moment

    /// Creates settings; the defaults of 30 frames per second and a rest of 0.6 seconds are our choice.
    public init(frameRate: Int = 30, rest: Moment = Moment(ticks: 360)) {
      self.frameRate = frameRate
      self.rest = rest
    }
  }

  /// A frame.
  public struct Frame: Hashable, Sendable {
    /// The start of the frame.
    public let start: Moment
    /// The duration of the frame.
    public let duration: Moment
  }

  /// The greatest number of frames of an animation.
  public static let frameLimit = 10_000
  /// Browsers show a frame of 10 milliseconds or less for 100; the next longer frame at 60 frames per second is 10 ticks.
  private static let shortestFrame = 8
  /// The longest time in ticks until all rounds end together.
  private static let longestRound = 60 * Moment.ticksPerSecond

  /// The frames in order; a single one if nothing moves.
  public let frames: [Frame]

  /// Divides motions into frames; nil for more than ``frameLimit``.
  public init?(_ motions: Motions, settings: Settings = Settings()) {
    let round = Self.round(of: motions.loops)
    let end = motions.changes.map { $0.start.ticks + max($0.duration.ticks, 0) }.max()
    var total = end.map { $0 + settings.rest.ticks } ?? round
    if round > 0 { total = (total + round - 1) / round * round }
    var starts: Set<Int> = [0]
    let frame = max(Moment.ticksPerSecond / max(settings.frameRate, 1), 1)
    for change in motions.changes {
      let end = change.start.ticks + max(change.duration.ticks, 0)
      guard (end - change.start.ticks) / frame <= Self.frameLimit else { return nil }
      starts.formUnion(stride(from: change.start.ticks, to: end, by: frame))
      starts.insert(end)
      guard starts.count <= Self.frameLimit else { return nil }
    }
    for loop in motions.loops {
      guard total / loop.period.ticks * loop.stepCount <= Self.frameLimit else { return nil }
      for start in stride(from: 0, to: total, by: loop.period.ticks) {
        // The first tick of a step is rounded up, because steps are rounded down.
        for step in 0..<loop.stepCount {
          starts.insert(start + (step * loop.period.ticks + loop.stepCount - 1) / loop.stepCount)
        }
      }
    }
    let ordered = starts.filter { $0 < max(total, 1) }.sorted()
    guard ordered.count <= Self.frameLimit else { return nil }
    // A frame that is too short gives its time to the one before it.
    let long = zip(ordered, ordered.dropFirst() + [max(total, 1)]).filter { start, end in
      start == 0 || end - start >= Self.shortestFrame
    }.map(\.0)
    frames = zip(long, long.dropFirst() + [max(total, 1)]).map { start, end in
      Frame(start: Moment(ticks: start), duration: Moment(ticks: end - start))
    }
  }

  /// The time after which all rounds end together; the longest round if that time is too long.
  private static func round(of loops: Set<Motions.Loop>) -> Int {
    let periods = Set(loops.map(\.period.ticks)).sorted()
    var common = 1
    for period in periods {
      let multiple = common / divisor(common, period) * period
      guard multiple <= longestRound else { return periods.last ?? 0 }
      common = multiple
    }
    return periods.isEmpty ? 0 : common
  }

  private static func divisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : divisor(second, first % second)
  }
}
