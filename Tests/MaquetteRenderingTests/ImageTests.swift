import MaquetteGraphics
import MaquetteRaster
import MaquetteRendering
import MaquetteScene
import MaquetteTypography
import Testing

/// Images of a display list: at whole pixels, in any band, and turned.
@Suite struct ImageTests {
  /// Columns of 10, 20, 30 … below each other by one: no two pixels are equal.
  private func picture(_ width: Int, _ height: Int, scale: Double = 1) throws -> RasterImage {
    var pixels: [UInt32] = []
    for y in 0..<UInt32(height) {
      for x in 0..<UInt32(width) {
        let (red, green) = (10 * x + y, 5 * y)
        pixels.append(red | green << 8 | 0xFF00_0000)
      }
    }
    return try #require(RasterImage(width: width, height: height, pixels: pixels, scale: scale))
  }

  private func render(
    _ operations: [DisplayList.Operation], scale: Double = 1, threads: Int = 1
  ) throws -> Bitmap {
    try Renderer().render(
      DisplayList(size: Size(width: 20, height: 16), operations), scale: scale, library: .bundled,
      threads: threads)
  }

  @Test func anImageOfThePicturesScaleKeepsItsPixels() throws {
    let image = try picture(8, 6, scale: 2)
    // The frame begins at 3.2 points, 6.4 pixels: the nearest pixel is 6.
    let bitmap = try render(
      [.image(ImageDrawing(image, in: Rect(x: 3.2, y: 2, width: 4, height: 3)))], scale: 2)
    for y in 0..<6 {
      for x in 0..<8 { #expect(bitmap[6 + x, 4 + y].packed == image.pixels[y * 8 + x]) }
    }
    #expect(bitmap[5, 4] == PremultipliedColor(.white) && bitmap[14, 4] == PremultipliedColor(.white))
  }

  @Test func bandsAndCachesChangeNothing() throws {
    let image = try picture(9, 7)
    let rect = Rect(x: 1, y: 1.5, width: 17, height: 13)
    let operations: [DisplayList.Operation] = [
      .image(ImageDrawing(image, in: rect, shape: .ellipse(rect), opacity: 0.7)),
      .push(Layer(clip: .ellipse(rect), opacity: 0.5, transform: .translation(x: 2, y: -3))),
      .image(ImageDrawing(image, in: rect, resizing: .tile(caps: Insets(all: 2)), isMirrored: true)),
      .image(ImageDrawing(image, in: rect.offset(dx: 8, dy: 8), tint: .black)), .pop,
      .push(Layer(transform: Transform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 4, ty: -2))),
      .image(ImageDrawing(image, in: rect)), .pop,
    ]
    let whole = try render(operations, scale: 1.5)
    for threads in [2, 5, 24] { #expect(try render(operations, scale: 1.5, threads: threads) == whole) }
    let renderer = Renderer()
    let list = DisplayList(size: Size(width: 20, height: 16), operations)
    for _ in 0..<2 { #expect(try renderer.render(list, scale: 1.5, library: .bundled) == whole) }
  }

  @Test func aQuarterTurnMovesPixels() throws {
    let image = try picture(4, 3)
    let turn = Transform.rotation(quarterTurns: 1).then(.translation(x: 10, y: 2))
    let bitmap = try render([
      .push(Layer(transform: turn)),
      .image(ImageDrawing(image, in: Rect(x: 0, y: 0, width: 4, height: 3))), .pop,
    ])
    // Column x of row y goes to row x, counted from the right.
    for y in 0..<3 {
      for x in 0..<4 { #expect(bitmap[9 - y, 2 + x].packed == image.pixels[y * 4 + x]) }
    }
  }

  @Test func hugeFramesAreDrawnWhereTheyShow() throws {
    let image = try picture(2, 2)
    let huge = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    let bitmap = try render([.image(ImageDrawing(image, in: huge))])
    // The middle of the picture is at (0, 0): what shows is nearly its mean.
    #expect(Set(bitmap.pixels).count < 4 && bitmap[3, 3] != PremultipliedColor(.white))
    for frame in [
      Rect(x: .nan, y: 0, width: 4, height: 4), Rect(x: 0, y: 0, width: .infinity, height: 4),
      Rect(x: 0, y: 0, width: -4, height: 4),
    ] {
      #expect(try render([.image(ImageDrawing(image, in: frame))]) == render([]))
    }
  }
}
