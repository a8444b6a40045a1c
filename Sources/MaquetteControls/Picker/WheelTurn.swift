import MaquetteControlKit
public import MaquetteElements

/// Where one wheel of a picker is on its way, in rows that it has turned since it was at rest first.
public struct WheelTurn: Hashable, Sendable {
  /// The index of the wheel, counted from the leading one.
  public var wheel: Int
  /// The chosen row.
  public var chosen: Int
  /// The row in the middle, or between two.
  public var place: Double
  /// The time until it is there; zero for a wheel that a finger holds.
  public var duration = Moment.zero
  /// Whether it slows down as what a finger has thrown, rather than springs.
  public var isThrown = false

  init(wheel: Int, chosen: Int, place: Double) {
    (self.wheel, self.chosen, self.place) = (wheel, chosen, place)
  }

  /// Returns the place after a time of a wheel that began at another one.
  func place(after time: Moment, from start: Double) -> Double {
    guard time < duration else { return place }
    let progress =
      isThrown
      ? Momentum.progress(at: time, of: duration)
      : MotionMetrics.bounceCurve.progress(at: time.part(of: duration))
    return place.approached(from: start, by: progress)
  }
}

/// A control with wheels, which a finger turns or throws.
public protocol WheeledControl: StatefulControl {
  /// The wheel that is turned, or was turned last; nil before any was.
  var turn: WheelTurn? { get set }
  /// Returns the control with a wheel turned by a number of rows.
  func turned(wheel: Int, by rows: Int, in environment: Environment) -> Self
  /// The rows by which a wheel turns at most; nil for one that goes round.
  func reach(ofWheel wheel: Int, in environment: Environment) -> ClosedRange<Int>?
  /// Whether the same is chosen.
  func hasSameChoice(as other: Self) -> Bool
}

/// The interpolated place of a wheel.
package struct WheelLook: Hashable, Sendable {
  /// The index of the wheel; nil if all are at rest since the beginning.
  package var wheel: Int?
  package var place = 0.0
}

// What makes a control with wheels an ``AnimatedControl``.
extension WheeledControl {
  package func look(in environment: Environment) -> WheelLook {
    turn.map { WheelLook(wheel: $0.wheel, place: $0.place) } ?? WheelLook()
  }

  package func look(after time: Moment, from former: WheelLook, in environment: Environment) -> WheelLook {
    guard let turn else { return WheelLook() }
    let start = former.wheel == turn.wheel ? former.place : 0
    return WheelLook(wheel: turn.wheel, place: turn.place(after: time, from: start))
  }

  package func settlingTime(from former: Self, in environment: Environment) -> Moment {
    guard let turn, former.look(in: environment) != look(in: environment) else { return .zero }
    return turn.duration
  }

  /// Returns wheels with the one that is on its way where it is.
  package func turning(_ columns: [DrumColumn], to look: WheelLook) -> [DrumColumn] {
    var columns = columns
    if let turn, look.wheel == turn.wheel, columns.indices.contains(turn.wheel) {
      columns[turn.wheel].displacement = Double(turn.chosen) - look.place
    }
    return columns
  }
}
