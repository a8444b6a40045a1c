import MaquetteGraphics
import MaquetteRaster
import Testing

/// Clips: what they let through and how they nest.
@Suite struct ClipTests {
  private let everywhere = Shape.rect(Rect(x: -100, y: -100, width: 300, height: 300))

  @Test func rectanglesOfWholePixels() throws {
    let bitmap = try drawn(24, 24) { canvas in
      canvas.pushClip(.rect(Rect(x: 2, y: 3, width: 10, height: 9)))
      canvas.pushClip(.rect(Rect(x: -5, y: 5, width: 12, height: 100)))
      canvas.fill(everywhere, paint: .color(.black))
    }
    for (x, y) in pixels(0..<24, 0..<24) {
      let inside = (2..<7).contains(x) && (5..<12).contains(y)
      #expect(bitmap[x, y].alpha == (inside ? 255 : 0))
    }
  }

  /// A fill through a clip has the clip's coverage; two clips multiply, correctly rounded.
  @Test func masksMultiply() throws {
    let outer = Shape.ellipse(Rect(x: 1.5, y: 2, width: 20, height: 18))
    let inner = Shape.roundedRectangle(
      RoundedRectangle(rect: Rect(x: 3.25, y: 1, width: 15, height: 20.5), radius: 6))
    let one = CoverageMask(filling: outer)
    let two = CoverageMask(filling: inner)
    let bitmap = try drawn(24, 24) { canvas in
      canvas.pushClip(outer)
      canvas.pushClip(inner)
      canvas.fill(everywhere, paint: .color(.black))
    }
    for (x, y) in pixels(0..<24, 0..<24) {
      let product = (Double(one[x, y]) * Double(two[x, y]) / 255).rounded()
      #expect(Double(bitmap[x, y].alpha) == product)
    }
  }

  /// The coverage of what is drawn multiplies with the clip's too, by every way of drawing.
  @Test func everyCommandIsClipped() throws {
    let clip = Shape.ellipse(Rect(x: 1.5, y: 2, width: 20, height: 18))
    let shape = Shape.roundedRectangle(
      RoundedRectangle(rect: Rect(x: 3.25, y: 1, width: 15, height: 20.5), radius: 6))
    let clipMask = CoverageMask(filling: clip)
    let shapeMask = CoverageMask(filling: shape)
    let black = Gradient(
      geometry: .linear(start: .zero, end: Point(x: 9, y: 9)), stops: [.init(offset: 0, color: .black)])
    let pictures = [
      try drawn(24, 24) {
        $0.pushClip(clip); $0.fill(shape, paint: .color(.black))
      },
      try drawn(24, 24) {
        $0.pushClip(clip); $0.fill(shape, paint: .gradient(black))
      },
      try drawn(24, 24) {
        $0.pushClip(clip); $0.draw(shapeMask, color: .black)
      },
      try drawn(24, 24) {
        $0.pushClip(clip); $0.pushLayer(opacity: 1); $0.draw(shapeMask, color: .black); $0.popLayer()
      },
    ]
    for bitmap in pictures {
      for (x, y) in pixels(0..<24, 0..<24) {
        let product = (Double(clipMask[x, y]) * Double(shapeMask[x, y]) / 255).rounded()
        #expect(Double(bitmap[x, y].alpha) == product)
      }
    }
  }

  @Test func popRestores() throws {
    let bitmap = try drawn(24, 24) { canvas in
      canvas.pushClip(.ellipse(Rect(x: 4, y: 4, width: 4, height: 4)))
      canvas.pushClip(.rect(Rect(x: 0, y: 0, width: 1, height: 1)))
      canvas.popClip()
      canvas.popClip()
      canvas.popClip()
      canvas.fill(everywhere, paint: .color(.black))
    }
    #expect(bitmap.pixels.allSatisfy { $0 == 0xff00_0000 })
  }

  /// A clip that is empty lets nothing through.
  @Test func emptyClips() throws {
    let bitmap = try drawn(24, 24) { canvas in
      canvas.pushClip(.rect(Rect(x: 30, y: 30, width: 4, height: 4)))
      canvas.fill(everywhere, paint: .color(.black))
      canvas.clear(.white)
      canvas.popClip()
      canvas.pushClip(.path(Path(), .nonzero))
      canvas.fill(everywhere, paint: .color(.black))
    }
    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
  }
}
