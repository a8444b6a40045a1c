/// How far a change has come at each part of its time: a cubic Bézier curve from (0, 0) to (1, 1), as CSS and the
/// platforms describe timing.
///
/// Method: the curve gives time and way by a parameter; the parameter of a time is found by halving an interval, which
/// needs no derivative and always ends. 52 halvings leave nothing of a Double. Source: W3C, CSS Easing Functions
/// Level 1, 2.2. Only + - * are used, so that every machine finds the same.
public struct TimingCurve: Hashable, Sendable {
  /// The time of the first control point, 0 to 1.
  public var x1: Double
  /// The way of the first control point.
  public var y1: Double
  /// The time of the second control point, 0 to 1.
  public var x2: Double
  /// The way of the second control point.
  public var y2: Double

  /// A curve with two control points.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// Evenly.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// `ease-in-out`, which views of the platforms are animated by unless they say otherwise.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
  /// `ease-out`.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// The way of a critically damped spring from its release to where a thousandth of the way is left, to within 2.3 %.
  public static let settledSpring = TimingCurve(0.29, 0.49, 0.03, 1)

  /// The part of the way at a part of the time; before 0 it is 0, after 1 it is 1.
  public func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) * 0.5
      if Self.coordinate(x1, x2, at: middle) < time { low = middle } else { high = middle }
    }
    return Self.coordinate(y1, y2, at: (low + high) * 0.5)
  }

  private static func coordinate(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * first * rest * rest * parameter + 3 * second * rest * parameter * parameter
      + parameter * parameter * parameter
  }
}
