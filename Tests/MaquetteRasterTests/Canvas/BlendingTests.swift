import MaquetteGraphics
import Testing

@testable import MaquetteRaster

/// Blend modes against the formulas of Compositing and Blending Level 1 in Double.
@Suite struct BlendingTests {
  /// The value of a mode for straight channels from 0 to 1, as the recommendation states it.
  private static let formulas: [BlendMode: @Sendable (_ below: Double, _ source: Double) -> Double] = [
    .normal: { $1 }, .multiply: { $0 * $1 }, .screen: { $0 + $1 - $0 * $1 },
    .darken: { min($0, $1) }, .lighten: { max($0, $1) },
    .difference: { abs($0 - $1) }, .exclusion: { $0 + $1 - 2 * $0 * $1 },
    .hardLight: hardLight, .overlay: { hardLight($1, $0) },
    .colorDodge: { $0 == 0 ? 0 : $1 >= 1 ? 1 : min(1, $0 / (1 - $1)) },
    .colorBurn: { $0 >= 1 ? 1 : $1 == 0 ? 0 : 1 - min(1, (1 - $0) / $1) },
    .softLight: { below, source in
      let light = below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
      return source <= 0.5
        ? below - (1 - 2 * source) * below * (1 - below) : below + (2 * source - 1) * (light - below)
    },
  ]

  private static func hardLight(_ below: Double, _ source: Double) -> Double {
    source <= 0.5 ? 2 * below * source : below + (2 * source - 1) - below * (2 * source - 1)
  }

  @Test(arguments: [
    BlendMode.normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
    .hardLight, .difference, .exclusion,
  ])
  func separableModes(mode: BlendMode) throws {
    let formula = try #require(Self.formulas[mode])
    var generator = SeededGenerator(seed: 11)
    var worst = 0.0
    for _ in 0..<20_000 {
      let (source, below) = (Self.pixel(&generator), Self.pixel(&generator))
      let mixed = Channels(Blending.pixel(source.packed, over: below.packed, mode: mode, coverage: 255))
      let (sa, ba) = (Double(source.alpha) / 255, Double(below.alpha) / 255)
      #expect(abs(Double(mixed.alpha) - 255 * (sa + ba - sa * ba)) <= 0.5 + 1e-9)
      for (s, b, actual) in [
        (source.red, below.red, mixed.red), (source.green, below.green, mixed.green),
        (source.blue, below.blue, mixed.blue),
      ] {
        let cs = sa > 0 ? Double(s) / 255 / sa : 0
        let cb = ba > 0 ? Double(b) / 255 / ba : 0
        let exact = sa * (1 - ba) * cs + (1 - sa) * ba * cb + sa * ba * formula(cb, cs)
        worst = max(worst, abs(Double(actual) - 255 * exact))
      }
    }
    #expect(worst < 1.01, "off by \(worst) of 255")
  }

  /// Hue and saturation of one, lightness of the other: grey keeps none, and luminosity is that of the recommendation.
  @Test func modesOfHue() {
    let red = PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255).packed
    let gray = PremultipliedColor(red: 128, green: 128, blue: 128, alpha: 255).packed
    func mixed(_ mode: BlendMode, _ source: UInt32, over below: UInt32) -> PremultipliedColor {
      PremultipliedColor(packed: Blending.pixel(source, over: below, mode: mode, coverage: 255))
    }
    // Grey has no hue and no saturation to give.
    #expect(
      mixed(.saturation, gray, over: red) == PremultipliedColor(red: 77, green: 77, blue: 77, alpha: 255))
    #expect(mixed(.hue, red, over: gray) == PremultipliedColor(packed: gray))
    // 0.3 of red becomes 0.502: two thirds of the way from red to white, as far as the range allows.
    let colored = mixed(.color, red, over: gray)
    #expect(colored.red == 255 && colored.green == colored.blue)
    let light = 0.3 * Double(colored.red) + 0.59 * Double(colored.green) + 0.11 * Double(colored.blue)
    #expect(abs(light - 128) <= 1)
    let dark = mixed(.luminosity, gray, over: red)
    #expect(dark == colored)
  }

  @Test func sumsAndPorterDuff() {
    let half = PremultipliedColor(red: 100, green: 50, blue: 0, alpha: 128)
    let full = PremultipliedColor(red: 200, green: 10, blue: 255, alpha: 255)
    func mixed(_ mode: BlendMode, coverage: UInt32 = 255) -> PremultipliedColor {
      PremultipliedColor(
        packed: Blending.pixel(half.packed, over: full.packed, mode: mode, coverage: coverage))
    }
    #expect(mixed(.plusLighter) == PremultipliedColor(red: 255, green: 60, blue: 255, alpha: 255))
    #expect(mixed(.plusDarker) == PremultipliedColor(red: 172, green: 0, blue: 127, alpha: 255))
    #expect(mixed(.destinationOver) == full)
    #expect(mixed(.destinationOut) == PremultipliedColor(red: 100, green: 5, blue: 127, alpha: 127))
    #expect(mixed(.destinationIn) == PremultipliedColor(red: 100, green: 5, blue: 128, alpha: 128))
    #expect(mixed(.destinationIn, coverage: 0) == full)
    #expect(mixed(.sourceAtop).alpha == 255)
  }

  /// A mask cuts off what lies beside it too, within its group and not outside of it.
  @Test func masks() throws {
    let bitmap = try drawn(16, 8) { canvas in
      canvas.fill(.rect(Rect(x: 0, y: 0, width: 16, height: 2)), paint: .color(.white))
      canvas.pushLayer(opacity: 1, isApart: true)
      canvas.fill(.rect(Rect(x: 0, y: 1, width: 16, height: 7)), paint: .color(.black))
      canvas.pushLayer(opacity: 1, mode: .destinationIn)
      canvas.fill(.rect(Rect(x: 4, y: 0, width: 4, height: 4)), paint: .color(.white))
      canvas.popLayer()
      canvas.popLayer()
    }
    #expect(bitmap[0, 0] == PremultipliedColor(.white) && bitmap[5, 0] == PremultipliedColor(.white))
    #expect(bitmap[5, 3] == PremultipliedColor(.black) && bitmap[5, 1] == PremultipliedColor(.black))
    #expect(bitmap[0, 3] == .clear && bitmap[5, 5] == .clear && bitmap[0, 1] == PremultipliedColor(.white))
  }

  private static func pixel(_ generator: inout SeededGenerator) -> Channels {
    let alpha = [0, 255, Int(generator.next() % 256)][Int(generator.next() % 3)]
    func channel() -> Int { alpha == 0 ? 0 : Int(generator.next() % UInt64(alpha + 1)) }
    return Channels(red: channel(), green: channel(), blue: channel(), alpha: alpha)
  }
}
