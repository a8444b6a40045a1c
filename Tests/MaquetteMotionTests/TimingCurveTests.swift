import MaquetteMotion
import Testing

@Suite("Timing curves")
struct TimingCurveTests {
  static let curves: [TimingCurve] = [
    .linear, .easeInOut, .easeOut, .settledSpring, TimingCurve(0.25, 0.1, 0.25, 1), TimingCurve(0, 1, 1, 0),
    TimingCurve(0.3, -0.5, 0.6, 1.8),
  ]

  /// A parameter gives both a time and the progress at that time.
  @Test("the way at a time is that of the curve's definition", arguments: curves)
  func definition(curve: TimingCurve) {
    for step in 1..<200 {
      let s = Double(step) / 200
      func polynomial(_ first: Double, _ second: Double) -> Double {
        let (c, b) = (3 * first, 3 * (second - first) - 3 * first)
        return ((1 - c - b) * s + b) * s * s + c * s
      }
      let progress = curve.progress(at: polynomial(curve.x1, curve.x2))
      #expect(abs(progress - polynomial(curve.y1, curve.y2)) < 1e-9, "\(s)")
    }
  }

  @Test("it begins at 0 and ends at 1, and before and after it stands still", arguments: curves)
  func ends(curve: TimingCurve) {
    for time in [-1.0, 0, -.infinity, .nan] { #expect(curve.progress(at: time) == 0) }
    for time in [1.0, 2, .infinity] { #expect(curve.progress(at: time) == 1) }
  }

  /// The values of the CSS keywords to four places, from browsers' tests.
  @Test("ease-in-out and ease-out at a quarter, a half and three quarters")
  func keywords() {
    let inOut = [0.25, 0.5, 0.75].map(TimingCurve.easeInOut.progress)
    let out = [0.25, 0.5, 0.75].map(TimingCurve.easeOut.progress)
    for (value, expected) in zip(inOut + out, [0.1292, 0.5, 0.8708, 0.3781, 0.6846, 0.9065]) {
      #expect(abs(value - expected) < 5e-5)
    }
  }
}
