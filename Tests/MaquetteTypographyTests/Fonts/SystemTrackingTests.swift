import Testing

@testable import MaquetteTypography

@Suite struct SystemTrackingTests {
  @Test(
    arguments: [
      (11.0, 400, 17.0), (12, 400, 12), (13, 400, 2), (14, 400, 4), (15, 400, 0), (16, 400, -4),
      (17, 400, -5),
      (17, 600, 3), (17, 700, 8), (16.5, 400, -4.5), (17, 500, -1), (100, 400, -6), (1, 400, 52),
      (17, 100, -5),
    ])
  func thousandthsOfAnEmAreThoseThatWereFitted(size: Double, weight: Int, thousandths: Double) {
    #expect(abs(systemTracking(size: size, weight: weight) - thousandths * size / 1000) < 1e-12)
  }
}
