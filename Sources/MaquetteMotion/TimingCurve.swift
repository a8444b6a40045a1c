/// The progress of a change over its time: a cubic Bézier curve from (0, 0) to (1, 1), as in CSS and on the platforms.
///
/// Method: a parameter gives time and progress on the curve; the parameter of a time is found by bisection, which needs no
/// derivative and always ends. 52 bisections exhaust the precision of a Double. Source: W3C, CSS Easing Functions Level 1,
/// 2.2. Only + - * are used, so that every machine computes the same result.
public struct TimingCurve: Hashable, Sendable {
  /// The time of the first control point, 0 to 1.
  public var x1: Double
  /// The progress of the first control point.
  public var y1: Double
  /// The time of the second control point, 0 to 1.
  public var x2: Double
  /// The progress of the second control point.
  public var y2: Double

  /// Creates a curve from two control points.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// Constant speed.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// `ease-in-out`, the default curve of view animations on the platforms.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
  /// `ease-out`.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// The progress of a critically damped spring from its release until a thousandth is left, to within 2.3 %.
  public static let settledSpring = TimingCurve(0.29, 0.49, 0.03, 1)

  /// The progress at a fraction of the time; it is 0 before 0 and 1 after 1.
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
