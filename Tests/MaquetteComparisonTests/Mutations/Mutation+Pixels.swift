import MaquetteRaster

extension Mutation {
  /// A white page of 320 × 240 with blue, red and grey blocks, a hairline and a disc.
  private static let page = Bitmap.drawn(320, 240) { x, y in
    func isIn(_ left: Int, _ top: Int, _ width: Int, _ height: Int) -> Bool {
      (left..<left + width).contains(x) && (top..<top + height).contains(y)
    }
    if isIn(40, 40, 60, 28) { return blue }
    if isIn(140, 40, 24, 24) { return 0xFF00_00C8 }
    if isIn(200, 40, 60, 40) { return 0xFFC8_C8C8 }
    if isIn(40, 120, 240, 1) { return 0xFFC8_C6C6 }
    return disc(x, y, steps: 4)
  }

  // #007AFF; red is the lowest byte.
  private static let blue: UInt32 = 0xFFFF_7A00

  /// A black disc whose coverage is sampled at steps × steps places a pixel, as one rasterizer or another does.
  private static func disc(_ x: Int, _ y: Int, steps: Int) -> UInt32 {
    var count = 0
    for row in 0..<steps {
      for column in 0..<steps {
        let dx = Double(x) + (Double(column) + 0.5) / Double(steps) - 120.3
        let dy = Double(y) + (Double(row) + 0.5) / Double(steps) - 180.2
        if dx * dx + dy * dy < 30.4 * 30.4 { count += 1 }
      }
    }
    return 0xFF00_0000 | UInt32(255 - 255 * count / (steps * steps)) * 0x01_0101
  }

  private static func changed(
    _ name: String, _ expected: String, _ reason: String = "",
    change: @escaping @Sendable (_ x: Int, _ y: Int, _ pixel: UInt32) -> UInt32
  ) -> Mutation {
    Mutation(name, expected, reason) { (page.mapped(change), page) }
  }

  /// Adds steps to red, green and blue, within 0 to 255.
  static func stepped(_ pixel: UInt32, _ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
    var result = pixel & 0xFF00_0000
    for (shift, step) in [(0, red), (8, green), (16, blue)] {
      result |= UInt32(min(max(Int(pixel >> UInt32(shift) & 0xFF) + step, 0), 255)) << UInt32(shift)
    }
    return result
  }

  /// The picture with a step of −1, 0 or 1 in each channel of each pixel.
  static func noisy(_ bitmap: Bitmap) -> Bitmap {
    var random = SeededPicture(seed: 5)
    return bitmap.mapped { _, _, pixel in
      let step = { Int(random.next() % 3) - 1 }
      return stepped(pixel, step(), step(), step())
    }
  }

  /// The picture moved, with what is uncovered as it was.
  static func moved(_ bitmap: Bitmap, dx: Int, dy: Int) -> Bitmap {
    bitmap.mapped { x, y, pixel in
      x >= dx && y >= dy ? bitmap.pixels[(y - dy) * bitmap.width + x - dx] : pixel
    }
  }

  /// Changes of the page, made on its pixels.
  static let pixels: [Mutation] = [
    changed("nothing", "pppppp") { $2 },
    changed("one pixel by one step", "fppppp", "what a tolerance is for") { x, y, pixel in
      x == 230 && y == 60 ? stepped(pixel, 1, 0, 0) : pixel
    },
    changed("one pixel from white to black", "fffffp", "a stray") { x, y, pixel in
      x == 20 && y == 20 ? 0xFF00_0000 : pixel
    },
    Mutation("noise of one step everywhere", "fppppp", "below every threshold, leans nowhere") {
      (noisy(page), page)
    },
    changed("the whole page one step darker", "ffffff", "drift") { stepped($2, -1, -1, -1) },
    changed("half of it darker, half lighter", "ffffff", "the mean is 0, but tiles drift") { x, _, pixel in
      x < 160 ? stepped(pixel, -1, -1, -1) : pixel == 0xFFFF_FFFF ? 0xFFFF_FFFE : stepped(pixel, 1, 1, 1)
    },
    changed("a grey control one step darker", "fppppp", "a small part; below every threshold") {
      _, _, pixel in
      pixel == 0xFFC8_C8C8 ? 0xFFC7_C7C7 : pixel
    },
    changed("edges from another rasterizer", "ffpfpf", "up to 16 steps, along a smoothed edge only") {
      x, y, pixel in
      (80..<160).contains(x) && (140..<220).contains(y) ? disc(x, y, steps: 16) : pixel
    },
    changed("a control from #007AFF to #0A84FF", "ffffff", "CIEDE2000 3.5; red from 0 to 10") { _, _, pixel in
      pixel == blue ? 0xFFFF_840A : pixel
    },
    changed("a control from blue to green", "ffffff") { _, _, pixel in pixel == blue ? 0xFF59_C734 : pixel },
    changed(
      "a red as bright in green", "ffffff", "0.2989 × 200 = 0.5866 × 102: brightness alone sees nothing"
    ) { _, _, pixel in
      pixel == 0xFF00_00C8 ? 0xFF00_6600 : pixel
    },
    changed("a control at 90 % opacity", "ffffff") { _, _, pixel in
      pixel == blue ? 0xFFFF_8719 : pixel
    },
    Mutation("the page 4 pixels down", "ffffff") { (moved(page, dx: 0, dy: 4), page) },
    Mutation("the page 1 pixel right", "ffffff") { (moved(page, dx: 1, dy: 0), page) },
    changed("a hairline gone", "ffffff", "32 in a window, and 8 strays are allowed") { _, y, pixel in
      y == 120 ? 0xFFFF_FFFF : pixel
    },
    changed("a dot of 3 × 3 gone", "ffffff", "9 in a window") { x, y, pixel in
      (20..<23).contains(x) && (200..<203).contains(y) ? 0xFFC8_C8C8 : pixel
    },
    changed("150 strays", "fffffp", "no more than 4 in a window, 200 in all") { x, y, pixel in
      x % 16 == 8 && y % 16 == 8 && y < 128 ? stepped(pixel, -90, 90, -90) : pixel
    },
    changed("300 strays", "ffffff", "more than 200 in all") { x, y, pixel in
      x % 16 == 8 && y % 16 == 8 ? stepped(pixel, -90, 90, -90) : pixel
    },
    Mutation("the last row cut off", "ffffff", "the size") {
      (.drawn(320, 239) { x, y in page.pixels[y * 320 + x] }, page)
    },
    Mutation("a white shape on clear gone", "ffffff", "over white there is nothing to see") {
      let shape = Bitmap.drawn(64, 64) { x, y in
        (16..<48).contains(x) && (24..<40).contains(y) ? 0xFFFF_FFFF : 0
      }
      return (.filled(64, 64, 0), shape)
    },
  ]
}
