import MaquetteRaster
import Testing

@testable import MaquettePNG

@Suite("Encoding of bands")
struct BandEncoderTests {
  @Test("a band does not depend on those that its encoder had before", arguments: [1, 2, 3, 4, 5])
  func order(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (width, height) = (401, 900)
    // Every row ends as all do, so that what an earlier band leaves behind the last row looks like a match.
    var pixels = (0..<width * height).map { _ in UInt32.random(in: 0...3, using: &random) | 0xFF00_0000 }
    for y in 0..<height { for x in width - 3..<width { pixels[y * width + x] = 0xFF00_0001 } }
    let bitmap = try #require(Bitmap(width: width, height: height, pixels: pixels))
    let geometry = BandGeometry(width: width, height: height, format: .rgb)
    let last = geometry.bandCount - 1
    for effort in [DeflateEffort.fast, .default, .best] {
      let settings = BandSettings(geometry: geometry, format: .rgb, effort: effort)
      var alone = BandEncoder(Pieces(bitmap), settings: settings, worker: 0)
      var after = BandEncoder(Pieces(bitmap), settings: settings, worker: 0)
      for band in 0..<last { _ = after.encode(band: band) }
      let bytes = (alone.encode(band: last).compressed, after.encode(band: last).compressed)
      #expect(bytes.0 == bytes.1)
    }
  }
}
