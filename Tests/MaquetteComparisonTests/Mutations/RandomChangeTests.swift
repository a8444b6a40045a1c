import MaquetteComparison
import MaquetteRaster
import Testing

/// Random changes of random pictures, each by its seed.
@Suite("Random changes")
struct RandomChangeTests {
  private static let (width, height) = (61, 43)

  private static func picture(_ seed: UInt64) -> Bitmap {
    let pixels = SeededPicture.pixels(seed: seed, width: width, height: height, levels: 16, hold: 5)
    return .drawn(width, height) { x, y in pixels[y * width + x] }
  }

  /// A picture with one of five kinds of changes: of a channel by one step, of a pixel, of a block, of two pixels that change
  /// places, of a row that moves by a pixel.
  private static func changed(_ picture: Bitmap, _ random: inout SeededPicture) -> Bitmap {
    let place = Int(random.next()) % (width * height)
    let pixel = picture.pixels[place]
    switch random.next() % 5 {
    case 0:
      let shift = UInt32(random.next() % 3) * 8
      let step = pixel >> shift & 0xFF == 255 ? pixel &- 1 << shift : pixel &+ 1 << shift
      return picture.changing([place: step])
    case 1: return picture.changing([place: pixel ^ UInt32(random.next() % 0xFF_FFFE + 1)])
    case 2:
      let (side, color) = (Int(random.next()) % 9 + 1, UInt32(random.next() & 0xFF_FFFF) | 0xFF00_0000)
      let (left, top) = (place % width, place / width)
      return picture.mapped { x, y, pixel in
        (left..<left + side).contains(x) && (top..<top + side).contains(y) ? color : pixel
      }
    case 3:
      let other = Int(random.next()) % (width * height)
      return picture.changing([place: picture.pixels[other], other: pixel])
    default:
      let row = place / width
      return picture.mapped { x, y, pixel in
        y == row ? picture.pixels[y * width + (x + 1) % width] : pixel
      }
    }
  }

  @Test("none of a thousand is exact")
  func exact() {
    var count = 0
    var seed: UInt64 = 0
    var passed: [UInt64] = []
    while count < 1000 {
      seed += 1
      let picture = Self.picture(seed)
      var random = SeededPicture(seed: seed ^ 0x5DEE_CE66)
      let changed = Self.changed(picture, &random)
      // Some change nothing, such as two equal pixels that change places.
      if changed.pixels == picture.pixels { continue }
      count += 1
      if Comparison.compare(changed, picture, tolerance: .exact).passes { passed.append(seed) }
    }
    #expect(passed.isEmpty)
    #expect(seed < 2000, "most changes change something")
  }

  @Test("a channel may differ by the threshold and no step more", arguments: [0.0, 1, 2, 3, 16, 254])
  func threshold(steps: Double) {
    let grey = Bitmap.filled(64, 64, 0xFF00_0000)
    for shift in [UInt32(0), 8, 16] {
      let within = grey.changing([777: 0xFF00_0000 | UInt32(steps) << shift])
      let beyond = grey.changing([777: 0xFF00_0000 | (UInt32(steps) + 1) << shift])
      let tolerance = Tolerance(.channel, threshold: steps)
      #expect(Comparison.compare(within, grey, tolerance: tolerance).passes)
      #expect(!Comparison.compare(beyond, grey, tolerance: tolerance).passes)
    }
  }

  @Test("a window may have as many failing pixels as allowed and not one more", arguments: [1, 2, 8, 40])
  func density(count: Int) {
    let white = Bitmap.filled(96, 96, 0xFFFF_FFFF)
    func strays(_ count: Int) -> Bitmap {
      white.changing(
        Dictionary(uniqueKeysWithValues: (0..<count).map { ((40 + $0 / 8) * 96 + 40 + $0 % 8, 0xFF00_0000) }))
    }
    let tolerance = Tolerance(.channel, maxPixels: 500, maxDensity: count)
    #expect(Comparison.compare(strays(count), white, tolerance: tolerance).passes)
    #expect(!Comparison.compare(strays(count + 1), white, tolerance: tolerance).passes)
  }
}
