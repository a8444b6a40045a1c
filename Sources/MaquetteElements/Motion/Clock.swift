/// The time of a picture, where elements tell how they move, and the stage that its controls stand on. A still picture
/// that nobody touches has none.
package final class Clock: Sendable {
  let moment: Moment
  /// Where elements tell how they move; nil if nobody asks.
  let recorder: MotionRecorder?
  /// Where controls stand that somebody touches; nil within a control, and where nobody does.
  let stage: ControlStage?
  /// The groups around, from the outermost to the innermost.
  let groups: [Int]
  /// Whether what is here stands for the group around it.
  let isGroupParent: Bool

  init(
    moment: Moment = .zero, recorder: MotionRecorder? = nil, stage: ControlStage? = nil, groups: [Int] = [],
    isGroupParent: Bool = false
  ) {
    self.moment = moment
    self.recorder = recorder
    self.stage = stage
    self.groups = groups
    self.isGroupParent = isGroupParent
  }

  /// The same clock within a control, or within a group.
  func with(stage: ControlStage?, groups: [Int], isGroupParent: Bool = false) -> Clock {
    Clock(
      moment: moment, recorder: recorder, stage: stage, groups: groups, isGroupParent: isGroupParent)
  }
}

extension Environment {
  /// The time that is drawn; 0, the beginning, is that of a still picture.
  public var moment: Moment {
    get { clock?.moment ?? .zero }
    set { clock = newValue == .zero ? nil : Clock(moment: newValue) }
  }

  /// Takes the time of another environment, and tells motions to whoever asks that one.
  public mutating func keepTime(of other: Environment) { clock = other.clock }

  /// Returns how many steps something that goes round has taken by now, 0 to `count` less 1.
  ///
  /// Whatever asks is animated: that it moves is known by its asking.
  package func step(of count: Int, in period: Moment) -> Int {
    guard let clock, count > 0, period.ticks > 0 else { return 0 }
    clock.recorder?.note(Motions.Loop(period: period, stepCount: count))
    return clock.moment.ticks % period.ticks * count / period.ticks
  }

  /// Tells that there is something new to see from a moment on, for a while.
  public func noteChange(at start: Moment, lasting duration: Moment) {
    clock?.recorder?.note(Motions.Change(start: start, duration: duration))
  }

  /// Returns what elements tell of how they move while `body` lays them out under the environment that it is given.
  public func motions(_ body: (Environment) -> Void) -> Motions {
    var environment = self
    let recorder = MotionRecorder()
    environment.clock = Clock(recorder: recorder)
    body(environment)
    return recorder.motions
  }
}
