import Testing

@testable import MaquetteComparison

@Suite("Perceived difference")
struct LabColorTests {
  /// The supplementary test data of Sharma, Wu and Dalal, 2005: two colours and their CIEDE2000 difference to four
  /// places. They visit each branch of the formula: hues on both sides of 0°, greys, and the turn in the blues.
  private static let pairs: [[Double]] = [
    [50.0, 2.6772, -79.7751, 50.0, 0.0, -82.7485, 2.0425],
    [50.0, 3.1571, -77.2803, 50.0, 0.0, -82.7485, 2.8615],
    [50.0, 2.8361, -74.02, 50.0, 0.0, -82.7485, 3.4412],
    [50.0, -1.3802, -84.2814, 50.0, 0.0, -82.7485, 1.0],
    [50.0, -1.1848, -84.8006, 50.0, 0.0, -82.7485, 1.0],
    [50.0, -0.9009, -85.5211, 50.0, 0.0, -82.7485, 1.0],
    [50.0, 0.0, 0.0, 50.0, -1.0, 2.0, 2.3669],
    [50.0, -1.0, 2.0, 50.0, 0.0, 0.0, 2.3669],
    [50.0, 2.49, -0.001, 50.0, -2.49, 0.0009, 7.1792],
    [50.0, 2.49, -0.001, 50.0, -2.49, 0.001, 7.1792],
    [50.0, 2.49, -0.001, 50.0, -2.49, 0.0011, 7.2195],
    [50.0, 2.49, -0.001, 50.0, -2.49, 0.0012, 7.2195],
    [50.0, -0.001, 2.49, 50.0, 0.0009, -2.49, 4.8045],
    [50.0, -0.001, 2.49, 50.0, 0.001, -2.49, 4.8045],
    [50.0, -0.001, 2.49, 50.0, 0.0011, -2.49, 4.7461],
    [50.0, 2.5, 0.0, 50.0, 0.0, -2.5, 4.3065],
    [50.0, 2.5, 0.0, 73.0, 25.0, -18.0, 27.1492],
    [50.0, 2.5, 0.0, 61.0, -5.0, 29.0, 22.8977],
    [50.0, 2.5, 0.0, 56.0, -27.0, -3.0, 31.903],
    [50.0, 2.5, 0.0, 58.0, 24.0, 15.0, 19.4535],
    [50.0, 2.5, 0.0, 50.0, 3.1736, 0.5854, 1.0],
    [50.0, 2.5, 0.0, 50.0, 3.2972, 0.0, 1.0],
    [50.0, 2.5, 0.0, 50.0, 1.8634, 0.5757, 1.0],
    [50.0, 2.5, 0.0, 50.0, 3.2592, 0.335, 1.0],
    [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
    [63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.263],
    [61.2901, 3.7196, -5.3901, 61.4292, 2.248, -4.962, 1.8731],
    [35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645],
    [22.7233, 20.0904, -46.694, 23.0331, 14.973, -42.5619, 2.0373],
    [36.4612, 47.858, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146],
    [90.8027, -2.0831, 1.441, 91.1528, -1.6435, 0.0447, 1.4441],
    [90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381],
    [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
    [2.0776, 0.0795, -1.135, 0.9033, -0.0636, -0.5514, 0.9082],
  ]

  @Test("CIEDE2000 has the published values, both ways round", arguments: pairs)
  func published(pair: [Double]) {
    let first = LabColor(lightness: pair[0], a: pair[1], b: pair[2])
    let second = LabColor(lightness: pair[3], a: pair[4], b: pair[5])
    #expect(abs(first.difference(from: second) - pair[6]) <= 0.00005)
    #expect(abs(second.difference(from: first) - pair[6]) <= 0.00005)
    #expect(first.difference(from: first) == 0)
  }

  @Test("greys have no hue, white is 100 and black 0")
  func greys() {
    for step in stride(from: 0, through: 255, by: 15) {
      let grey = LabColor(red: step, green: step, blue: step)
      #expect(abs(grey.a) < 1e-12 && abs(grey.b) < 1e-12)
    }
    #expect(LabColor(red: 0, green: 0, blue: 0).lightness == 0)
    #expect(abs(LabColor(red: 255, green: 255, blue: 255).lightness - 100) < 1e-12)
    // (119 + 14) / 269 of light, to the power of 2.4, is 18.4 %: L* 50.03.
    #expect(abs(LabColor(red: 119, green: 119, blue: 119).lightness - 50.034) < 0.001)
  }

  @Test("the primaries are where CIE 15 puts those of IEC 61966-2-1")
  func primaries() {
    // To two places, as published by Bruce Lindbloom for D65.
    let red = LabColor(red: 255, green: 0, blue: 0)
    #expect(abs(red.lightness - 53.24) < 0.01 && abs(red.a - 80.09) < 0.03 && abs(red.b - 67.20) < 0.03)
    let blue = LabColor(red: 0, green: 0, blue: 255)
    #expect(abs(blue.lightness - 32.30) < 0.01 && abs(blue.a - 79.19) < 0.03 && abs(blue.b + 107.86) < 0.03)
  }

  @Test("a step next to black is not seen")
  func nearBlack() {
    #expect(PerceptualMetric.difference(0xFF00_0000, 0xFF01_0101) < 0.2)
  }

  @Test("what is alike over white may differ over black")
  func backdrops() {
    #expect(abs(PerceptualMetric.difference(0xFFFF_FFFF, 0) - 100) < 1e-9)
    #expect(abs(PerceptualMetric.difference(0xFF00_0000, 0) - 100) < 1e-9)
  }
}
