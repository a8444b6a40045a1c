import Testing

@testable import MaquetteTypography

@Suite struct SystemTrackingTests {
  /// Stems of 0.106 em at 10 pt (`ios-tabbar-3-icons`) and 17 pt (`ios26-alert-glass`), where Inter's have 0.104. Only the
  /// outlines grow, so widths stay.
  @Test func mediumHasTheStemsOfTheSystems() {
    let medium = Font(size: 17, weight: .medium)
    let stem = FontLibrary.bundled.metrics(for: medium).stemWidth / 17 + medium.systemStrokeGrowth
    #expect(abs(stem - 0.106) < 0.001)
    #expect(Font(family: .named("Inter"), size: 17, weight: .medium).systemStrokeGrowth == 0)
    #expect(Font(size: 17, weight: .semibold).systemStrokeGrowth == 0)
    #expect(FontLibrary.bundled.face(for: medium).weight == 500)
  }

  @Test(
    arguments: [
      (11.0, 400, 17.0), (12, 400, 12), (13, 400, 6), (14, 400, 4), (15, 400, 0), (16, 400, -4),
      (17, 400, -5),
      (13, 500, 6), (13, 600, 10), (17, 600, 3), (17, 700, 8), (16.5, 400, -4.5), (17, 500, -1),
      (100, 400, -6), (1, 400, 52),
      (17, 100, -5),
    ])
  func thousandthsOfAnEmAreThoseThatWereFitted(size: Double, weight: Int, thousandths: Double) {
    #expect(abs(systemTracking(size: size, weight: weight) - thousandths * size / 1000) < 1e-12)
  }
}
