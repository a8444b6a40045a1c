import MaquetteGraphics
import MaquetteRaster
import Testing

/// Compositing against the definition in Double.
@Suite struct SourceOverTests {
  /// Every pair of source alpha and destination alpha, with full coverage: each channel is the nearest step to
  /// s + d (1 - a).
  @Test func allAlphaPairs() throws {
    var bitmap = try #require(Bitmap(width: 256, height: 256))
    for (x, y) in pixels(0..<256, 0..<256) { bitmap[x, y] = destination(alpha: x) }
    let before = bitmap
    bitmap.draw { (canvas: inout Canvas) in
      for y in 0..<256 {
        canvas.fill(
          .rect(Rect(x: 0, y: Double(y), width: 256, height: 1)), paint: .color(source(alpha: y)))
      }
    }
    var wrong = 0
    for y in 0..<256 {
      let over = PremultipliedColor(source(alpha: y))
      for x in 0..<256 where bitmap[x, y] != expected(over, over: before[x, y], coverage: 255) {
        wrong += 1
      }
    }
    #expect(wrong == 0)
  }

  /// Every pair of source alpha and coverage through a mask, over a few destinations: within one rounding of the alpha.
  @Test(arguments: [0, 1, 100, 254, 255])
  func allCoverages(destinationAlpha: Int) throws {
    var bitmap = try #require(Bitmap(width: 256, height: 256))
    let below = destination(alpha: destinationAlpha)
    for (x, y) in pixels(0..<256, 0..<256) { bitmap[x, y] = below }
    let ramp = try #require(
      CoverageMask(
        bounds: PixelRect(x: 0, y: 0, width: 256, height: 1), coverage: (0...255).map { UInt8($0) }))
    bitmap.draw { (canvas: inout Canvas) in
      for y in 0..<256 { canvas.draw(ramp, y: y, color: source(alpha: y)) }
    }
    var (wrong, improper) = (0, 0)
    for y in 0..<256 {
      let over = PremultipliedColor(source(alpha: y))
      for x in 0..<256 {
        let pixel = bitmap[x, y]
        if pixel != expected(over, over: below, coverage: x) { wrong += 1 }
        if max(pixel.red, pixel.green, pixel.blue) > pixel.alpha { improper += 1 }
      }
    }
    #expect(wrong == 0)
    #expect(improper == 0)
  }

  /// Rows of any length and any start: vectors and tails agree.
  @Test func tailsAgreeWithVectors() throws {
    for color in [source(alpha: 255), source(alpha: 99)] {
      for count in 1...37 {
        let coverage = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 41 + 7) }
        let mask = try #require(
          CoverageMask(
            bounds: PixelRect(x: 3, y: 1, width: count, height: 1), coverage: coverage))
        var bitmap = try #require(Bitmap(width: 48, height: 3))
        for (x, y) in pixels(0..<48, 0..<3) { bitmap[x, y] = destination(alpha: (x * 5 + y) & 255) }
        let before = bitmap
        bitmap.draw { (canvas: inout Canvas) in canvas.draw(mask, color: color) }
        for (x, y) in pixels(0..<48, 0..<3) {
          let over = PremultipliedColor(color)
          #expect(bitmap[x, y] == expected(over, over: before[x, y], coverage: Int(mask[x, y])))
        }
      }
    }
  }

  /// A span of one coverage and a mask of the same coverage give the same pixels.
  @Test func spansAgreeWithMasks() throws {
    for alpha in [31, 255] {
      var spans = try drawn(21, 16) { $0.clear(Color(red: 9, green: 99, blue: 199)) }
      var masks = spans
      spans.draw { (canvas: inout Canvas) in
        for y in 0..<16 {
          let height = Double(y + 1) / 17
          canvas.fill(
            .rect(Rect(x: 0, y: Double(y), width: 21, height: height)),
            paint: .color(source(alpha: alpha)))
        }
      }
      masks.draw { (canvas: inout Canvas) in
        for y in 0..<16 {
          let height = Double(y + 1) / 17
          let row = CoverageMask(
            filling: .rect(Rect(x: 0, y: Double(y), width: 21, height: height)))
          canvas.draw(row, color: source(alpha: alpha))
        }
      }
      #expect(spans == masks)
    }
  }

  /// A colour with uneven channels.
  private func source(alpha: Int) -> Color {
    Color(red: 255, green: 130, blue: 3, alpha: UInt8(alpha))
  }

  private func destination(alpha: Int) -> PremultipliedColor {
    PremultipliedColor(Color(red: 20, green: 255, blue: 141, alpha: UInt8(alpha)))
  }

  /// The definition: the source's share is its channel times coverage, the rest shines through by what the rounded
  /// product of alpha and coverage leaves.
  private func expected(
    _ source: PremultipliedColor, over destination: PremultipliedColor, coverage: Int
  ) -> PremultipliedColor {
    let m = Double(coverage)
    let alpha = (Double(source.alpha) * m / 255).rounded()
    func channel(_ s: UInt8, _ d: UInt8) -> UInt8 {
      UInt8(((Double(s) * m + Double(d) * (255 - alpha)) / 255).rounded())
    }
    return PremultipliedColor(
      red: channel(source.red, destination.red), green: channel(source.green, destination.green),
      blue: channel(source.blue, destination.blue),
      alpha: channel(source.alpha, destination.alpha))
  }
}
