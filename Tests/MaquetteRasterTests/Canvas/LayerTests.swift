import MaquetteGraphics
import MaquetteRaster
import Testing

/// Groups that are drawn as a whole.
@Suite struct LayerTests {
  private let left = Shape.rect(Rect(x: 0, y: 0, width: 6, height: 8))
  private let right = Shape.rect(Rect(x: 3, y: 0, width: 6, height: 8))

  /// Where two shapes of a group overlap, the group is no denser.
  @Test func groupsHaveOneOpacity() throws {
    let bitmap = try drawn(16, 8) { canvas in
      canvas.clear(.white)
      canvas.pushLayer(opacity: 0.5)
      canvas.fill(left, paint: .color(.black))
      canvas.fill(right, paint: .color(.black))
      canvas.popLayer()
    }
    // 0.5 is 128 of 255; white through it is 255 - 128.
    for x in 0..<9 { #expect(bitmap[x, 4] == PremultipliedColor(Color(red: 127, green: 127, blue: 127))) }
    #expect(bitmap[9, 4] == PremultipliedColor(.white))
  }

  @Test func nestedOpacitiesMultiply() throws {
    let bitmap = try drawn(16, 8) { canvas in
      canvas.pushLayer(opacity: 0.5)
      canvas.pushLayer(opacity: 0.25)
      canvas.fill(left, paint: .color(.black))
      canvas.popLayer()
      canvas.fill(right, paint: .color(.white))
      canvas.popLayer()
    }
    // 64 of 255, then 128 of that.
    #expect(bitmap[0, 0] == PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 32))
    #expect(bitmap[8, 0] == PremultipliedColor(red: 128, green: 128, blue: 128, alpha: 128))
  }

  /// The clip around a group applies once, and clips within it end with it.
  @Test func clipsAroundAndWithin() throws {
    let circle = Shape.ellipse(Rect(x: 0.5, y: 0.5, width: 7, height: 7))
    let mask = CoverageMask(filling: circle)
    let bitmap = try drawn(16, 8) { canvas in
      canvas.pushClip(circle)
      canvas.pushLayer(opacity: 0.5)
      canvas.pushClip(.rect(Rect(x: 0, y: 0, width: 4, height: 8)))
      canvas.fill(.rect(Rect(x: 0, y: 0, width: 16, height: 8)), paint: .color(.black))
      canvas.popLayer()
      canvas.popClip()
      canvas.fill(.rect(Rect(x: 15, y: 0, width: 1, height: 1)), paint: .color(.black))
    }
    for x in 0..<8 {
      let expected = x < 4 ? (Double(mask[x, 3]) * 128 / 255).rounded() : 0
      #expect(Double(bitmap[x, 3].alpha) == expected)
    }
    #expect(bitmap[15, 0].alpha == 255)
  }

  @Test func fullAndNoOpacity() throws {
    let bitmap = try drawn(16, 8) { canvas in
      canvas.pushLayer(opacity: 1)
      canvas.fill(left, paint: .color(.black))
      canvas.popLayer()
      for opacity in [0, -1, Double.nan] {
        canvas.pushLayer(opacity: opacity)
        canvas.fill(right, paint: .color(.white))
        canvas.popLayer()
      }
      canvas.popLayer()
    }
    #expect(bitmap[0, 0].alpha == 255)
    #expect(bitmap[4, 0] == PremultipliedColor(.black))
    #expect(bitmap[8, 0] == .clear)
  }
}
