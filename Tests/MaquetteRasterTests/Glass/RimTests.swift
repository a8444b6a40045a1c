import MaquetteGraphics
import MaquetteRaster
import Testing

/// The light on the rim of glass, against its definition.
@Suite struct RimTests {
  /// A circle of 100 pixels, with an edge of light over one colour.
  private func circle(
    _ color: Color, width: Double = 3, lift: Double, saturation: Double = 1
  ) throws -> Bitmap {
    let bounds = PixelRect(x: 0, y: 0, width: 200, height: 200)
    let madePicture = BlurredBackdrop(of: bounds, in: bounds, background: color, sigma: 0, { _ in })
    let picture = try #require(madePicture)
    let edge = GlassEdge(
      .ellipse(Rect(x: 0, y: 0, width: 200, height: 200)), transform: .identity, amount: 0, reach: 0,
      rimWidth: width, lift: lift, saturation: saturation)
    return try drawn(200, 200) { $0.replace(by: picture, through: edge) }
  }

  private static let gray = Color(red: 100, green: 100, blue: 100)

  /// The light across the rim at its straight places, where it has 0.1 + 0.9 / sqrt 2 of its strength: 1.15 at the edge to 0.25 at the
  /// end, and nothing more than half a pixel farther.
  @Test func theLightFadesAcrossTheRim() throws {
    let bitmap = try circle(Self.gray, lift: 100)
    for (depth, across) in [1.0, 0.7, 0.4, 0].enumerated() {
      let expected = 100 + 100 * across * (0.1 + 0.9 * 0.5.squareRoot())
      for pixel in [
        bitmap[100, depth], bitmap[depth, 100], bitmap[100, 199 - depth], bitmap[199 - depth, 100],
      ] {
        #expect(abs(Double(pixel.red) - expected) <= 1)
        #expect(pixel.red == pixel.green && pixel.green == pixel.blue && pixel.alpha == 255)
      }
    }
  }

  /// Pixels of the diagonals, whose distance from the centre is sqrt 2 times an odd number of halves.
  @Test(arguments: 171..<200)
  func twoLampsStandOnOneDiagonal(place: Int) throws {
    let bitmap = try circle(Self.gray, width: 9, lift: 120)
    let distance = 100 - (Double(place) + 0.5 - 100) * 2.squareRoot()
    guard distance >= 0 else { return }
    let across = Swift.min(Swift.max(9.5 - distance, 0), 1) * (1.15 - 0.9 * Swift.min(distance / 9, 1))
    let other = 199 - place
    for pixel in [bitmap[place, place], bitmap[other, other]] {
      #expect(abs(Double(pixel.red) - 100 - 120 * across) <= 1)
    }
    for pixel in [bitmap[place, other], bitmap[other, place]] {
      #expect(abs(Double(pixel.red) - 100 - 12 * across) <= 1)
    }
  }

  @Test func theLightSaturates() throws {
    let color = Color(red: 180, green: 100, blue: 60)
    let bitmap = try circle(color, lift: 20, saturation: 1.5)
    let luminance = 0.2126 * 180 + 0.7152 * 100 + 0.0722 * 60
    let strength = 0.1 + 0.9 * 0.5.squareRoot()
    for (channel, value) in [
      (180.0, bitmap[100, 0].red), (100, bitmap[100, 0].green), (60, bitmap[100, 0].blue),
    ] {
      let expected = channel + strength * (20 + 0.5 * (channel - luminance))
      #expect(abs(Double(value) - expected) <= 1.5)
    }
  }

  @Test(arguments: [255.0, -255, .infinity], [0, 1, 8, Double.infinity])
  func noChannelExceedsAlpha(lift: Double, saturation: Double) throws {
    for alpha: UInt8 in [0, 1, 90, 255] {
      let bitmap = try circle(
        Color(red: 250, green: 3, blue: 120, alpha: alpha), lift: lift, saturation: saturation)
      for pixel in bitmap.pixels {
        #expect(pixel >> 24 == UInt32(alpha))
        for shift in [UInt32(0), 8, 16] where pixel >> shift & 255 > pixel >> 24 {
          Issue.record("\(pixel) is not premultiplied")
        }
      }
    }
  }

  @Test func withoutARimNothingIsLit() throws {
    #expect(Set(try circle(Self.gray, width: 0, lift: 100).pixels).count == 1)
    #expect(Set(try circle(Self.gray, width: .nan, lift: 100).pixels).count == 1)
  }
}
