internal import Synchronization

/// The time of a picture, and where elements tell how they move. A still picture has none.
final class Clock: Sendable {
  let moment: Moment
  private let motions: Mutex<Motions>?

  /// A clock that stands still.
  init(moment: Moment) {
    self.moment = moment
    motions = nil
  }

  /// A clock at the beginning that notes what elements tell.
  init() {
    moment = .zero
    motions = Mutex(Motions())
  }

  /// Whether elements are asked how they move.
  var isNoting: Bool { motions != nil }
  /// What was told.
  var noted: Motions { motions?.withLock { $0 } ?? Motions() }

  func note(_ loop: Motions.Loop) { motions?.withLock { _ = $0.loops.insert(loop) } }
  func note(_ change: Motions.Change) { motions?.withLock { _ = $0.changes.insert(change) } }
}

extension Environment {
  /// The time that is drawn; 0, the beginning, is that of a still picture.
  public var moment: Moment {
    get { clock?.moment ?? .zero }
    set { clock = newValue == .zero ? nil : Clock(moment: newValue) }
  }

  /// Returns how many steps something that goes round has taken by now, 0 to `count` less 1.
  ///
  /// Whatever asks is animated: that it moves is known by its asking.
  func step(of count: Int, in period: Moment) -> Int {
    guard let clock, count > 0, period.ticks > 0 else { return 0 }
    clock.note(Motions.Loop(period: period, stepCount: count))
    return clock.moment.ticks % period.ticks * count / period.ticks
  }

  /// Returns what elements tell of how they move while `body` lays them out under the environment that it is given.
  public func motions(_ body: (Environment) -> Void) -> Motions {
    var environment = self
    let clock = Clock()
    environment.clock = clock
    body(environment)
    return clock.noted
  }
}
