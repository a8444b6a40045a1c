import MaquetteGraphics
import MaquetteRaster
import Testing

/// Saturation and tint of a blurred picture against their definitions.
@Suite struct RecoloringTests {
  /// What a picture of one colour becomes.
  private func recolored(_ color: Color, saturation: Double, tint: Color = .clear) throws -> Color {
    let bounds = PixelRect(x: 0, y: 0, width: 4, height: 4)
    let madePicture = BlurredBackdrop(of: bounds, in: bounds, background: color, sigma: 20, { _ in })
    let picture = try #require(madePicture)
    let bitmap = try drawn(4, 4) { $0.replace(by: picture.recolored(saturation: saturation, tint: tint)) }
    #expect(Set(bitmap.pixels).count == 1)
    return bitmap[2, 2].color
  }

  private static let colors = [
    Color(red: 200, green: 40, blue: 90), Color(red: 3, green: 250, blue: 128),
    Color(red: 9, green: 9, blue: 9),
    Color(red: 120, green: 140, blue: 160),
  ]

  @Test(arguments: colors, [0, 0.5, 1, 1.8, 4])
  func saturationMovesChannelsAwayFromTheLuminance(color: Color, saturation: Double) throws {
    let channels = [color.red, color.green, color.blue].map(Double.init)
    let luma = 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    let result = try recolored(color, saturation: saturation)
    for (channel, value) in zip(channels, [result.red, result.green, result.blue]) {
      let expected = Swift.min(Swift.max(luma + (channel - luma) * saturation, 0), 255)
      // The weights are rounded to 256ths, which saturation magnifies.
      #expect(abs(expected - Double(value)) < 1 + 0.5 * saturation, "\(color) \(saturation): \(result)")
    }
  }

  @Test(arguments: colors)
  func fullSaturationChangesNothing(color: Color) throws {
    #expect(try recolored(color, saturation: 1) == color)
    #expect(try recolored(color, saturation: .nan) == color)
  }

  @Test func graysStayGray() throws {
    let gray = Color(red: 90, green: 90, blue: 90)
    #expect(try recolored(gray, saturation: 3) == gray)
    let result = try recolored(Self.colors[0], saturation: 0)
    #expect(result.red == result.green && result.green == result.blue)
  }

  @Test func noChannelExceedsAlpha() throws {
    let color = Color(red: 255, green: 0, blue: 40, alpha: 100)
    let result = try recolored(color, saturation: 8)
    #expect(result == Color(red: 255, green: 0, blue: 0, alpha: 100))
  }

  @Test(arguments: colors, [0, 30, 128, 255])
  func aTintLiesOverThePicture(color: Color, alpha: UInt8) throws {
    let tint = Color(red: 250, green: 120, blue: 7, alpha: alpha)
    let result = try recolored(color, saturation: 1, tint: tint)
    let part = Double(alpha) / 255
    for (below, above, value) in [
      (color.red, tint.red, result.red), (color.green, tint.green, result.green),
      (color.blue, tint.blue, result.blue),
    ] {
      let expected = Double(below) * (1 - part) + Double(above) * part
      #expect(abs(expected - Double(value)) <= 1.01)
    }
    #expect(result.alpha == 255)
  }
}
