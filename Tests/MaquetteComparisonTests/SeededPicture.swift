import MaquetteRaster

/// Pictures that another program can make too: a linear congruential generator (Knuth's MMIX) lays patches.
struct SeededPicture {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }

  /// Opaque pixels that repeat the one to the left or above but for one in `hold`.
  static func pixels(seed: UInt64, width: Int, height: Int, levels: UInt64, hold: UInt64) -> [UInt32] {
    var generator = SeededPicture(seed: seed)
    var pixels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width {
        let choice = generator.next()
        if choice % hold == 0 || (x == 0 && y == 0) {
          let value = generator.next()
          let channel = { (shift: UInt64) in UInt32((value >> shift) % levels * 255 / (levels - 1)) }
          pixels.append(channel(0) | channel(8) << 8 | channel(16) << 16 | 0xFF00_0000)
        } else if (x > 0 && (choice >> 8) % 2 == 0) || y == 0 {
          pixels.append(pixels[pixels.count - 1])
        } else {
          pixels.append(pixels[pixels.count - width])
        }
      }
    }
    return pixels
  }
}

extension Bitmap {
  /// A bitmap of one colour.
  static func filled(_ width: Int, _ height: Int, _ pixel: UInt32 = 0xFF80_8080) -> Bitmap {
    drawn(width, height) { _, _ in pixel }
  }

  /// A bitmap whose pixels are computed; small, so that its size is one.
  static func drawn(_ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> UInt32) -> Bitmap {
    var pixels: [UInt32] = []
    for y in 0..<height { for x in 0..<width { pixels.append(pixel(x, y)) } }
    return Bitmap(width: width, height: height, pixels: pixels) ?? .empty
  }

  /// No pixels at all.
  static var empty: Bitmap {
    guard let bitmap = Bitmap(width: 0, height: 0) else { preconditionFailure("0 × 0 is a size") }
    return bitmap
  }

  /// The bitmap with each pixel mapped.
  func mapped(_ change: (_ x: Int, _ y: Int, _ pixel: UInt32) -> UInt32) -> Bitmap {
    .drawn(width, height) { x, y in change(x, y, pixels[y * width + x]) }
  }

  /// The bitmap with some pixels replaced.
  func changing(_ changes: [Int: UInt32]) -> Bitmap {
    mapped { x, y, pixel in changes[y * width + x] ?? pixel }
  }
}
