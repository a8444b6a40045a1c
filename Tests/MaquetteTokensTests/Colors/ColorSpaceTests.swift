import MaquetteGraphics
import Testing

@testable import MaquetteTokens

@Suite struct ColorSpaceTests {
  /// The pink and the other colours that the Color Module gives in every space, and named colours of CSS Color 4.
  @Test(
    arguments: [
      (.srgb, [1, 0, 1], "#FF00FF"), (.linearSRGB, [1, 0, 1], "#FF00FF"),
      (.linearSRGB, [0.2158605, 0.2158605, 0.2158605], "#808080"),
      (.hsl, [330, 100, 50], "#FF0080"), (.hsl, [0, 0, 100], "#FFFFFF"), (.hsl, [120, 100, 25.1], "#008000"),
      (.hsl, [360, 100, 50], "#FF0000"), (.hwb, [330, 0, 0], "#FF0080"), (.hwb, [90, 60, 60], "#808080"),
      (.lab, [60.17, 93.54, -60.5], "#FF00FF"), (.lch, [60.17, 111.4, 327.11], "#FF00FF"),
      (.oklab, [0.70167, 0.27457, -0.16916], "#FF00FF"), (.oklch, [0.7016, 0.3225, 328.363], "#FF00FF"),
      (.xyzD65, [0.592894, 0.284848, 0.969638], "#FF00FF"), (.xyzD65, [0.9504559, 1, 1.0890578], "#FFFFFF"),
      (.xyzD50, [0.9642956, 1, 0.8251046], "#FFFFFF"), (.lab, [100, 0, 0], "#FFFFFF"),
      (.lab, [46.2775, -47.5621, 48.5837], "#008000"), (.oklch, [0.51975, 0.17686, 142.495], "#008000"),
      (.displayP3, [0.917599, 0.200285, 0.138561], "#FF0000"), (.displayP3, [1, 1, 1], "#FFFFFF"),
      (.a98RGB, [0.281363, 0.498012, 0.116746], "#008000"),
      (.proPhotoRGB, [0.230479, 0.395789, 0.129968], "#008000"),
      (.rec2020, [0.367807, 0.429187, 0.781285], "#3366CC"), (.rec2020, [1, 1, 1], "#FFFFFF"),
    ] as [(ColorSpace, [Double], String)])
  func agreesWithPublishedColours(space: ColorSpace, components: [Double], hex: String) {
    let channels = space.sRGB(.init(components[0], components[1], components[2]))
    #expect(Color(channels: channels, alpha: 1).hexText == hex)
  }

  /// The greenest green of Display P3 has less than no red in sRGB.
  @Test func clipsWhatIsOutside() {
    let green = ColorSpace.displayP3.sRGB(.init(0, 1, 0))
    #expect(Color(channels: green, alpha: 1) == Color(red: 0, green: 255, blue: 0))
  }

  @Test(arguments: ColorSpace.allCases)
  func everyCornerIsAColour(space: ColorSpace) {
    for corner in 0..<8 {
      let numbers = space.ranges.enumerated().map { $1.isLow(corner, $0) ? $1.lowerBound : $1.upperBound }
      let channels = space.sRGB(.init(numbers[0], numbers[1], numbers[2]))
      #expect((0..<3).allSatisfy { (0...1).contains(channels[$0]) }, "\(space) \(numbers)")
    }
  }

  /// Against squares and cubes of the results, which need no library.
  @Test(arguments: [0, 1e-12, 0.0031308, 0.1, 0.5, 0.999, 1])
  func rootsAreRoots(value: Double) {
    for n in [3, 5, 9] {
      #expect(abs(Arithmetic.power(Arithmetic.root(n, of: value), n) - value) < 1e-14)
    }
  }

  @Test(
    arguments: [
      (0, 1, 0), (90, 0, 1), (180, -1, 0), (270, 0, -1), (360, 1, 0), (30, 0.8660254037844386, 0.5),
      (45, 0.7071067811865476, 0.7071067811865476), (300, 0.5, -0.8660254037844386),
      (-60, 0.5, -0.8660254037844386),
    ] as [(Double, Double, Double)])
  func directions(degrees: Double, cosine: Double, sine: Double) {
    let direction = Arithmetic.direction(degrees: degrees)
    #expect(abs(direction.cosine - cosine) < 1e-15)
    #expect(abs(direction.sine - sine) < 1e-15)
  }
}

extension ClosedRange<Double> {
  fileprivate func isLow(_ corner: Int, _ axis: Int) -> Bool { corner >> axis & 1 == 0 }
}
