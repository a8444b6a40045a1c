import MaquetteGraphics
import MaquetteRaster
import Testing

/// The same picture for any number of bands.
@Suite struct BandTests {
  @Test func anyNumberOfBandsGivesTheSamePixels() throws {
    let whole = try scene(bandHeight: nil)
    for bandHeight in [1, 2, 3, 5, 16, 60, 61, 1000, 0, -3] {
      for threads in [1, 2, 7] {
        let banded = try scene(bandHeight: bandHeight, threads: threads)
        #expect(banded == whole, "bands of \(bandHeight) rows in \(threads) threads")
      }
    }
    #expect(Set(whole.pixels).count > 200)
  }

  /// One row at a time, each shape of a long random list.
  @Test func randomPathsDoNotDependOnBands() throws {
    var generator = SeededGenerator(seed: 29)
    for _ in 0..<25 {
      var path = Path(polygons: [generator.polygon(vertices: 3...6, within: -40...60)])
      path.move(to: generator.point(within: -40...60))
      path.cubic(
        to: generator.point(within: -40...60), control1: generator.point(within: -900...900),
        control2: generator.point(within: -40...60))
      path.quad(to: generator.point(within: -40...60), control: generator.point(within: -40...60))
      let drawn = path
      var whole = try #require(Bitmap(width: 23, height: 23))
      var bands = whole
      whole.draw { (canvas: inout Canvas) in
        canvas.fill(drawn, rule: .evenOdd, paint: .color(.black))
      }
      bands.draw(bandHeight: 1, threads: 2) { canvas in
        canvas.fill(drawn, rule: .evenOdd, paint: .color(.black))
      }
      #expect(whole == bands)
    }
  }

  /// What lay in memory before must not show, whether it comes from the system or from an earlier bitmap.
  @Test func newBitmapsBeginWithTheirBackground() throws {
    let tint = Color(red: 10, green: 20, blue: 30, alpha: 128)
    for (width, height) in [(67, 61), (1200, 1100), (1, 3)] {
      for bandHeight in [0, 7, 5000] {
        let cleared = try drawn(width, height) { canvas in
          canvas.clear(tint)
          canvas.fill(.ellipse(Rect(x: 9, y: 9, width: 40, height: 40)), paint: .color(.black))
        }
        let new = Bitmap(
          width: width, height: height, background: tint, bandHeight: bandHeight, threads: 2
        ) { canvas in
          canvas.fill(.ellipse(Rect(x: 9, y: 9, width: 40, height: 40)), paint: .color(.black))
        }
        #expect(new == cleared)
      }
    }
    for (width, height) in [(-1, 5), (5, .max), (Bitmap.pixelLimit + 1, 1)] {
      #expect(Bitmap(width: width, height: height, background: .clear, bandHeight: 1) { _ in } == nil)
    }
    #expect(
      Bitmap(width: 0, height: 5, background: tint, bandHeight: 1) { Self.commands(&$0) }?.pixels.isEmpty
        == true)
  }

  @Test func emptyBitmapsAreDrawnOn() throws {
    for (width, height) in [(0, 0), (0, 5), (5, 0)] {
      var bitmap = try #require(Bitmap(width: width, height: height))
      bitmap.draw(bandHeight: 2, threads: 2) { canvas in Self.commands(&canvas) }
      bitmap.draw { (canvas: inout Canvas) in Self.commands(&canvas) }
      #expect(bitmap.pixels.isEmpty)
    }
  }

  private func scene(bandHeight: Int?, threads: Int = 1) throws -> Bitmap {
    guard let bandHeight else { return try drawn(67, 61, Self.commands) }
    var bitmap = try #require(Bitmap(width: 67, height: 61))
    bitmap.draw(bandHeight: bandHeight, threads: threads) { canvas in Self.commands(&canvas) }
    return bitmap
  }

  /// A bit of everything.
  private static func commands(_ canvas: inout Canvas) {
    let tint = Color(red: 0, green: 122, blue: 255)
    let rounded = Shape.roundedRectangle(
      RoundedRectangle(rect: Rect(x: 5.3, y: 4.7, width: 50, height: 51), radius: 13.2))
    canvas.clear(.white)
    canvas.pushClip(rounded)
    canvas.fill(
      .rect(Rect(x: -5, y: 0, width: 90, height: 61)),
      paint: .gradient(
        Gradient(
          geometry: .linear(start: Point(x: 3, y: 7), end: Point(x: 50, y: 55)),
          stops: [.init(offset: 0, color: tint), .init(offset: 1, color: .white)])))
    canvas.pushLayer(opacity: 0.6)
    canvas.pushClip(.ellipse(Rect(x: 10, y: 10, width: 40.5, height: 33)))
    canvas.fill(
      .rect(Rect(x: 0, y: 0, width: 67, height: 61)),
      paint: .gradient(
        Gradient(
          geometry: .radial(center: Point(x: 30, y: 30), radius: 25),
          stops: [.init(offset: 0, color: .black), .init(offset: 1, color: tint.opacity(0.2))])))
    canvas.popClip()
    canvas.fill(.ellipse(Rect(x: 30.1, y: 20, width: 30, height: 30)), paint: .color(tint.opacity(0.5)))
    canvas.popLayer()
    canvas.popClip()
    canvas.draw(
      CoverageMask(filling: .ellipse(Rect(x: 0, y: 0, width: 19, height: 29))), x: -4, y: 20,
      color: .black)
    canvas.fill(.rect(Rect(x: 20.5, y: 50.25, width: 30, height: 5.5)), paint: .color(tint))
  }
}
