import MaquetteGraphics
import MaquetteRaster
import Testing

/// Sizes, layout in memory, and conversion of colours.
@Suite struct BitmapTests {
  @Test func sizesAreChecked() {
    #expect(Bitmap(width: -1, height: 5) == nil)
    #expect(Bitmap(width: 5, height: -1) == nil)
    #expect(Bitmap(width: .max, height: .max) == nil)
    #expect(Bitmap(width: Bitmap.pixelLimit + 1, height: 1) == nil)
    #expect(Bitmap(width: .max, height: 0)?.pixels.isEmpty == true)
    #expect(Bitmap(width: 2, height: 2, pixels: [1, 2, 3]) == nil)
    #expect(Bitmap(width: 0, height: 0)?.bounds.isEmpty == true)
  }

  /// Memory in large pages, and memory that could not be filled.
  @Test func pixelsAreMadeInPlace() {
    let count = 3_000_017
    let pixels = Bitmap.pixels(count: count) { memory in
      for index in memory.indices { memory[index] = UInt32(index) }
      return memory.count == count
    }
    #expect(pixels?.enumerated().allSatisfy { $0 == Int($1) } == true)
    #expect(pixels?.count == count)
    #expect(Bitmap.pixels(count: 0) { $0.isEmpty } == [])
    #expect(Bitmap.pixels(count: 9) { _ in false } == nil)
  }

  @Test func bytesAreRedGreenBlueAlpha() throws {
    var bitmap = try #require(Bitmap(width: 2, height: 1))
    bitmap[1, 0] = PremultipliedColor(red: 1, green: 2, blue: 3, alpha: 4)
    #expect(bitmap.withUnsafeBytes { Array($0) } == [0, 0, 0, 0, 1, 2, 3, 4])
    #expect(bitmap[1, 0] == PremultipliedColor(red: 1, green: 2, blue: 3, alpha: 4))
  }

  /// A copy is a value of its own.
  @Test func bitmapsAreValues() throws {
    let original = try #require(Bitmap(width: 3, height: 3))
    var copy = original
    copy.draw { (canvas: inout Canvas) in canvas.clear(.black) }
    #expect(original.pixels.allSatisfy { $0 == 0 })
    #expect(copy != original)
  }

  /// Every channel at every alpha: rounded to the nearest step, and back without a further change.
  @Test func colorsConvertBothWays() {
    var wrong = 0
    for alpha in 0...255 {
      for channel in 0...255 {
        let color = Color(
          red: UInt8(channel), green: 255, blue: UInt8(255 - channel), alpha: UInt8(alpha))
        let stored = PremultipliedColor(color)
        if Double(stored.red) != (Double(channel * alpha) / 255).rounded() { wrong += 1 }
        if stored.green != UInt8(alpha) { wrong += 1 }
        if PremultipliedColor(stored.color) != stored { wrong += 1 }
      }
    }
    #expect(wrong == 0)
    let improper = PremultipliedColor(red: 200, green: 0, blue: 0, alpha: 100)
    #expect(improper.color == Color(red: 255, green: 0, blue: 0, alpha: 100))
  }

  @Test func clearWritesEveryPixel() throws {
    for width in 1...20 {
      var bitmap = try #require(Bitmap(width: width, height: 3))
      bitmap.draw { (canvas: inout Canvas) in
        canvas.clear(.white)
        canvas.pushClip(.rect(Rect(x: 1, y: 1, width: 30, height: 1)))
        canvas.clear(.clear)
      }
      for (x, y) in pixels(0..<width, 0..<3) {
        #expect(bitmap[x, y] == (y == 1 && x >= 1 ? .clear : PremultipliedColor(.white)))
      }
    }
  }
}
