/// The motions in a picture, which decide on the frames of its animation.
public struct Motions: Hashable, Sendable {
  /// Steps that repeat forever.
  public struct Loop: Hashable, Sendable {
    /// The duration of a round of all steps.
    public var period: Moment
    /// The number of steps in a round.
    public var stepCount: Int

    /// Creates a loop; one without steps or with a period of zero does not move.
    public init(period: Moment, stepCount: Int) {
      self.period = period
      self.stepCount = stepCount
    }

    var isMoving: Bool { stepCount > 0 && period.ticks > 0 }

    /// Returns the step at a moment: 0 to `stepCount` less 1.
    public func step(at moment: Moment) -> Int {
      isMoving ? moment.ticks % period.ticks * stepCount / period.ticks : 0
    }
  }

  /// A change at a moment, gradual or sudden.
  public struct Change: Hashable, Sendable {
    /// The start of the change.
    public var start: Moment
    /// The duration of the change; zero for a sudden one.
    public var duration: Moment

    /// Creates a change; it is sudden unless it has a duration.
    public init(at start: Moment, lasting duration: Moment = .zero) {
      self.start = start
      self.duration = duration
    }
  }

  /// The loops, which run all the time.
  public private(set) var loops: Set<Loop>
  /// The changes.
  public private(set) var changes: Set<Change>

  /// Creates a set of motions; loops that do not move are left out.
  public init(loops: [Loop] = [], changes: [Change] = []) {
    self.loops = Set(loops.filter(\.isMoving))
    self.changes = Set(changes)
  }

  /// Adds other motions.
  public mutating func formUnion(_ other: Motions) {
    loops.formUnion(other.loops)
    changes.formUnion(other.changes)
  }
}
