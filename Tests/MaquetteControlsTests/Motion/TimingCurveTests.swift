import MaquetteControls
import Testing

@Suite("Timing curves")
struct TimingCurveTests {
  static let curves: [TimingCurve] = [
    .linear, .easeInOut, .easeOut, .settledSpring, TimingCurve(0.25, 0.1, 0.25, 1), TimingCurve(0, 1, 1, 0),
    TimingCurve(0.3, -0.5, 0.6, 1.8),
  ]

  /// The curve is defined by a parameter: at the time that a parameter gives it has come as far as that one says.
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

  /// Values of the CSS keywords to four places, as browsers' tests have them.
  @Test("ease-in-out and ease-out at a quarter, a half and three quarters")
  func keywords() {
    let inOut = [0.25, 0.5, 0.75].map(TimingCurve.easeInOut.progress)
    let out = [0.25, 0.5, 0.75].map(TimingCurve.easeOut.progress)
    for (value, expected) in zip(inOut + out, [0.1292, 0.5, 0.8708, 0.3781, 0.6846, 0.9065]) {
      #expect(abs(value - expected) < 5e-5)
    }
  }
}

@Suite("Moments")
struct MomentTests {
  @Test("seconds become the nearest tick, whatever they are")
  func seconds() {
    #expect(Moment(seconds: 0.125).ticks == 75)
    #expect(Moment(seconds: 1.0 / 12).ticks == 50)
    #expect(Moment(seconds: 0.1 + 0.2).seconds == 0.3)
    for seconds in [-1.0, .nan, -.infinity] { #expect(Moment(seconds: seconds) == .zero) }
    for seconds in [1e300, .infinity] { #expect(Moment(seconds: seconds) == .longest) }
  }

  @Test("the part of a length of time")
  func parts() {
    let half = Moment(seconds: 0.5)
    #expect(half.part(of: Moment(seconds: 2)) == 0.25)
    #expect(half.part(of: half) == 1)
    #expect(half.part(of: .zero) == 1)
    #expect(Moment(ticks: -5).part(of: half) == 0)
  }
}
