import MaquetteGraphics
import MaquetteRaster
import MaquetteRendering
import MaquetteScene
import MaquetteTypography
import Testing

@Suite struct ShadowTests {
  func render(
    _ shape: Shape, _ shadow: Shadow, size: Size = Size(width: 240, height: 200), scale: Double = 1
  ) throws -> Bitmap {
    try Renderer()
      .render(DisplayList(size: size, [.shadow(shape, shadow)]), scale: scale, library: .bundled)
  }

  static let radii = CornerRadii(topLeft: 3, topRight: 12, bottomRight: 0, bottomLeft: 20)

  @Test(arguments: [0.7, 4, 9, 20], CornerStyle.allCases)
  func slicesGiveTheBytesOfTheWholeBlur(sigma: Double, style: CornerStyle) throws {
    for size in [
      Size(width: 150, height: 110), Size(width: 180, height: 40.5), Size(width: 50, height: 140),
      Size(width: 190, height: 3), Size(width: 2.5, height: 150),
    ] {
      let rect = Rect(origin: Point(x: 30.25, y: 20.5), size: size)
      let shape = Shape.roundedRectangle(RoundedRectangle(rect: rect, radii: Self.radii, style: style))
      let picture = try render(shape, Shadow(color: .black, sigma: sigma))
      // The reference begins in the first pixel, as the grid of wide blurs does.
      let mask = CoverageMask(blurring: shape.offset(dx: -30, dy: -20), sigma: sigma)
      for y in 0..<picture.height {
        for x in 0..<picture.width where Int(picture[x, y].red) != 255 - Int(mask[x - 30, y - 20]) {
          Issue.record("\(x) \(y): \(picture[x, y].red) is not 255 - \(mask[x - 30, y - 20])")
          return
        }
      }
    }
  }

  @Test func offsetAndScaleMoveAndWidenTheShadow() throws {
    let shape = Shape.rect(Rect(x: 20, y: 20, width: 30, height: 20))
    let shadow = Shadow(color: .black, sigma: 2, offset: Point(x: 3, y: -1))
    let twice = try render(shape, shadow, size: Size(width: 60, height: 60), scale: 2)
    let same = try render(
      .rect(Rect(x: 46, y: 38, width: 60, height: 40)), Shadow(color: .black, sigma: 4),
      size: Size(width: 120, height: 120))
    #expect(twice == same)
  }

  @Test func withoutBlurTheShadowIsTheShape() throws {
    let picture = try render(
      .rect(Rect(x: 5, y: 5, width: 4, height: 4)), Shadow(color: .black, sigma: 0, offset: Point(x: 1, y: 1))
    )
    #expect(picture[6, 6].color == .black && picture[9, 9].color == .black)
    #expect(picture[5, 5].color == .white && picture[10, 9].color == .white)
  }

  @Test func shadowsThatAreNoNumbersDrawNothing() throws {
    for bad in [Double.nan, .infinity, 1e300] {
      let shape = Shape.rect(Rect(x: bad, y: 5, width: 4, height: 4))
      let picture = try render(shape, Shadow(color: .black, sigma: 3))
      #expect(picture.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    }
    _ = try render(.rect(Rect(x: 5, y: 5, width: 4, height: 4)), Shadow(color: .black, sigma: .nan))
  }

  @Test func aShadowLargerThanAnyPictureIsDrawnWhereItShows() throws {
    // Its left edge runs through the middle; left of it the picture must be that of a smaller one.
    for (height, style) in [(1e5, CornerStyle.circular), (1e9, .continuous)] {
      let rect = Rect(x: 60, y: -height / 2, width: 1e6, height: height)
      let huge = try render(
        .roundedRectangle(RoundedRectangle(rect: rect, radius: 30, style: style)),
        Shadow(color: .black, sigma: 6), size: Size(width: 120, height: 40))
      let large = try render(
        .rect(Rect(x: 60, y: -200, width: 400, height: 400)), Shadow(color: .black, sigma: 6),
        size: Size(width: 120, height: 40))
      #expect(huge == large)
    }
  }

  @Test func aShadowOutsideThePictureCostsNothing() throws {
    let picture = try render(
      .rect(Rect(x: 1e8, y: 1e8, width: 1e8, height: 1e8)), Shadow(color: .black, sigma: 20))
    #expect(picture.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  /// What a card hides of its shadows is left out, and nothing else: something in between that draws nothing forbids it.
  @Test func whatACardHidesMakesNoDifference() throws {
    // A sequence that fills the range evenly (Roberts, 2018).
    var place = 0.5
    for round in 0..<60 {
      func number(_ range: ClosedRange<Double>) -> Double {
        place = (place + 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
        return range.lowerBound + place * (range.upperBound - range.lowerBound)
      }
      let rect = Rect(x: number(5...30), y: number(5...20), width: number(4...90), height: number(4...70))
      let radii = CornerRadii(
        topLeft: number(0...40), topRight: number(0...20), bottomRight: number(0...9),
        bottomLeft: number(0...60))
      let style: CornerStyle = round.isMultiple(of: 2) ? .circular : .continuous
      let card = Shape.roundedRectangle(RoundedRectangle(rect: rect, radii: radii, style: style))
      let shadows: [DisplayList.Operation] = [
        .shadow(card, Shadow(color: .black, sigma: number(0.5...9), offset: Point(x: 0, y: 3))),
        .shadow(card, Shadow(color: .black, sigma: number(0.5...20), offset: Point(x: 5, y: -4))),
      ]
      let fill = DisplayList.Operation.fill(card, .color(.white))
      let nothing = DisplayList.Operation.fill(.rect(.zero), .color(.clear))
      let layers = [
        Layer(), Layer(opacity: 0.5), Layer(transform: Transform(a: 1.1, b: 0, c: 0, d: 0.7, tx: 3, ty: 1)),
        Layer(clip: .ellipse(Rect(x: 10.5, y: 10, width: 60, height: 50))),
      ]
      func picture(_ operations: [DisplayList.Operation]) throws -> Bitmap {
        let all = [.push(layers[round % 4])] + operations + [.pop]
        let list = DisplayList(
          size: Size(width: 120, height: 90), background: Color(red: 200, green: 100, blue: 50), all)
        return try Renderer().render(list, scale: 1.5, library: .bundled)
      }
      let plain = try picture(shadows + [nothing, fill])
      #expect(try picture(shadows + [fill]) == plain, "\(card) in \(layers[round % 4])")
    }
  }
}
