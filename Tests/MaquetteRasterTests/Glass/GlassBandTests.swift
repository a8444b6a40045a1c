import MaquetteGraphics
import MaquetteRaster
import Testing

/// Every way of cutting a picture into parts gives the same glass.
@Suite struct GlassBandTests {
  private static let bounds = PixelRect(x: 0, y: 0, width: 120, height: 120)

  private func picture(sigma: Double) throws -> BlurredBackdrop {
    let madePicture = BlurredBackdrop(of: Self.bounds, in: Self.bounds, background: .white, sigma: sigma) {
      canvas in
      var numbers = SeededGenerator(seed: 9)
      for _ in 0..<60 {
        let color = Color(
          red: UInt8.random(in: 0...255, using: &numbers), green: UInt8.random(in: 0...255, using: &numbers),
          blue: UInt8.random(in: 0...255, using: &numbers))
        let rect = Rect(
          x: numbers.number(-10...110), y: numbers.number(-10...110), width: numbers.number(2...40),
          height: numbers.number(2...40))
        canvas.fill(.rect(rect), paint: .color(color))
      }
    }
    return try #require(madePicture)
  }

  @Test(arguments: GlassShape.allCases, [0, 4, 20])
  func clipsAndBandsDoNotMatter(shape: GlassShape, sigma: Double) throws {
    let picture = try picture(sigma: sigma)
    let edge = GlassEdge(
      shape.shape, transform: .identity, amount: 25, reach: 20, rimWidth: 3, lift: 60, saturation: 1.4)
    let whole = try drawn(120, 120) { $0.replace(by: picture, through: edge) }
    for window in [
      PixelRect(x: 7, y: 0, width: 113, height: 9), PixelRect(x: 33, y: 21, width: 5, height: 80),
      PixelRect(x: 50, y: 33, width: 70, height: 1),
    ] {
      let part = try drawn(120, 120) { canvas in
        let rect = Rect(
          x: Double(window.x), y: Double(window.y), width: Double(window.width), height: Double(window.height)
        )
        canvas.pushClip(.rect(rect), transform: .identity)
        canvas.replace(by: picture, through: edge)
        canvas.popClip()
      }
      for (x, y) in pixels(window.columns, window.rows) { #expect(part[x, y] == whole[x, y]) }
    }
    for height in [1, 7, 64] {
      var bands = try #require(Bitmap(width: 120, height: 120))
      bands.draw(bandHeight: height, threads: 2) { $0.replace(by: picture, through: edge) }
      #expect(bands == whole)
    }
  }
}
