import MaquetteComparison
import MaquetteRaster
import Testing

@Suite("Tolerance")
struct ToleranceTests {
  @Test("the named ones can be used", arguments: Tolerance.Metric.allCases)
  func named(metric: Tolerance.Metric) {
    #expect(Tolerance(metric).problem == nil)
  }

  @Test(
    "what could never fail, or never be compared with, is refused with a reason",
    arguments: [
      (Tolerance(.channel, threshold: .nan), "the threshold is nan; use a finite number"),
      (
        Tolerance(.perceptual, threshold: .infinity),
        "the threshold is inf; use a finite number"
      ),
      (Tolerance(.channel, threshold: 255), "the threshold of 'channel' is from 0 to below 255, not 255"),
      (Tolerance(.channel, threshold: -1), "the threshold of 'channel' is from 0 to below 255, not -1"),
      (Tolerance(.antialiased, threshold: 1), "the threshold of 'antialiased' is from 0 to below 1, not 1"),
      (Tolerance(.structural, threshold: 0), "the threshold of 'structural' is above 0 and at most 1, not 0"),
      (
        Tolerance(.channel, maxPixels: -3),
        "the number of pixels that may fail cannot be negative (-3)"
      ),
      (
        Tolerance(.channel, maxPixels: 9, maxDensity: 1024),
        "1024 failing pixels in 32 × 32 are all of them: any picture would pass"
      ),
      (
        Tolerance(.exact, maxPixels: 3),
        "the tolerance 'exact' allows no difference; use another to allow some"
      ),
    ])
  func refused(tolerance: Tolerance, reason: String) {
    #expect(tolerance.problem == reason)
    let result = Comparison.compare(.filled(40, 40), .filled(40, 40), tolerance: tolerance)
    #expect(result.outcome == .invalid(reason: reason))
    #expect(!result.passes)
  }

  @Test("a cap is the last number that passes")
  func caps() {
    let expected = Bitmap.filled(100, 100)
    // 40 pixels apart, so that no window holds two.
    let actual = expected.changing([0: 0, 40: 0, 80: 0])
    let compare = { Comparison.compare(actual, expected, tolerance: Tolerance(.channel, maxPixels: $0)) }
    #expect(compare(3).outcome == .tolerated)
    #expect(compare(2).outcome == .different)
    #expect(
      compare(2).description
        == "3 pixels differ by more than 2 of 255, 2 are allowed; densest: 1 in 32 × 32 at "
        + "(0, 0), 8 allowed")
    let near = expected.changing([0: 0, 1: 0, 2: 0])
    #expect(
      Comparison.compare(near, expected, tolerance: Tolerance(.channel, maxPixels: 9, maxDensity: 2)).outcome
        == .different)
  }
}
