import MaquetteRaster
import Testing

@testable import MaquettePNG

@Suite("Encoding of bands")
struct BandEncoderTests {
  @Test("a band does not depend on those that its encoder had before", arguments: [1, 2, 3, 4, 5])
  func order(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (width, height) = (401, 900)
    // Slopes, which filters turn into a few small numbers. The number of the filter that follows a row is then not zero.
    let pixels = (0..<width * height).map { index in
      (0..<3).reduce(UInt32(0xFF00_0000)) { pixel, channel in
        let value = index % width + index / width + Int.random(in: 0...1, using: &random)
        return pixel | UInt32(value & 0xFF) << (8 * channel)
      }
    }
    let bitmap = try #require(Bitmap(width: width, height: height, pixels: pixels))
    let geometry = BandGeometry(width: width, height: height, format: .rgb)
    let last = geometry.bandCount - 1
    for effort in [DeflateEffort.fast, .default, .best] {
      let settings = BandSettings(geometry: geometry, format: .rgb, effort: effort, filter: .adaptive)
      var alone = BandEncoder(Pieces(bitmap), settings: settings, worker: 0)
      var after = BandEncoder(Pieces(bitmap), settings: settings, worker: 0)
      for band in 0..<last { _ = after.encode(band: band) }
      let bytes = (alone.encode(band: last).compressed, after.encode(band: last).compressed)
      #expect(bytes.0 == bytes.1)
    }
  }
}
