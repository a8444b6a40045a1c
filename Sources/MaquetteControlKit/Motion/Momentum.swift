package import MaquetteElements

/// The laws of content that a finger moves, as `UIScrollView` has them, for scroll views and wheels alike.
///
/// After the finger is lifted the content keeps the same part of its speed each millisecond: where it stops is the sum of a
/// geometric series, as WWDC 2018, "Designing Fluid Interfaces", gives it. Powers are products, so that every machine computes
/// the same. Beyond its end content follows the finger less and less, by the law that G. Paul found in 2012. I. Lobanov's "How
/// UIScrollView works" has both.
package enum Momentum {
  /// The part of its speed that content keeps each millisecond, the normal one of `UIScrollView.DecelerationRate`.
  private static let deceleration = 0.998
  /// The part of its speed that it keeps each 600th of a second: 0.998 to the power of 5/3.
  private static let decelerationOfTick = 0.996_668_889_383_045_5
  /// The distance in points from where it stops that cannot be seen.
  package static let leastDistance = 0.5
  /// The farthest that content goes in points, so that a speed without bounds ends.
  private static let farthest = 1e6

  /// The distance in points in which content stops that moves at a speed in points a second; 0 for not a number.
  package static func distance(at speed: Double) -> Double {
    let distance = speed / 1000 * deceleration / (1 - deceleration)
    return distance.isNaN ? 0 : Swift.min(Swift.max(distance, -farthest), farthest)
  }

  /// The time after which content that stops in a distance in points seems to stand still.
  package static func time(of distance: Double) -> Moment {
    var (rest, ticks) = (Swift.min(distance.magnitude, farthest), 0)
    while rest > leastDistance {
      rest *= decelerationOfTick
      ticks += 1
    }
    return Moment(ticks: ticks)
  }

  /// The part of its way that content has gone after a time, of the whole time that it takes.
  package static func progress(at time: Moment, of duration: Moment) -> Double {
    guard time < duration else { return 1 }
    return (1 - kept(after: time)) / (1 - kept(after: duration))
  }

  /// The part of its speed that content keeps after a time.
  private static func kept(after time: Moment) -> Double {
    var (result, square, rest) = (1.0, decelerationOfTick, Swift.max(time.ticks, 0))
    while rest > 0 {
      if rest & 1 == 1 { result *= square }
      square *= square
      rest >>= 1
    }
    return result
  }

  /// The distance in points by which content follows a finger beyond its end, in a view of a length in points.
  package static func stretched(_ distance: Double, in length: Double) -> Double {
    guard length > 0 else { return 0 }
    return (1 - 1 / (0.55 * distance / length + 1)) * length
  }
}
