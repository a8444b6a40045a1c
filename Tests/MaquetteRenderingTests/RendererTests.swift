import MaquetteGraphics
import MaquetteRaster
import MaquetteRendering
import MaquetteScene
import MaquetteTypography
import Testing

@Suite struct RendererTests {
  func list(_ operations: DisplayList.Operation..., size: Size = Size(width: 20, height: 10)) -> DisplayList {
    DisplayList(size: size, operations)
  }

  func render(_ list: DisplayList, scale: Double = 1, threads: Int = 1) throws(RenderError) -> Bitmap {
    try Renderer().render(list, scale: scale, library: .bundled, threads: threads)
  }

  let black = Paint.color(.black)

  @Test func pointsBecomePixelsAtTheScale() throws {
    let picture = try render(list(.fill(.rect(Rect(x: 1, y: 1, width: 3, height: 2)), black)), scale: 3)
    #expect(picture.width == 60 && picture.height == 30)
    #expect(picture[3, 3].color == .black && picture[11, 8].color == .black)
    #expect(picture[2, 3].color == .white && picture[12, 8].color == .white && picture[11, 9].color == .white)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func badScaleIsRefused(scale: Double) {
    #expect(throws: RenderError.self) { try render(list(), scale: scale) }
  }

  @Test func picturesBeyondTheLimitAreRefused() {
    let size = Size(width: 1e9, height: 1e9)
    #expect(throws: RenderError.tooManyPixels(size: size, scale: 1)) { try render(list(size: size)) }
    let endless = Size(width: .infinity, height: 1)
    #expect(throws: RenderError.invalidSize(endless)) { try render(list(size: endless)) }
    let long = Size(width: 1e18, height: 0)
    #expect(throws: RenderError.tooManyPixels(size: long, scale: 1)) { try render(list(size: long)) }
  }

  @Test func layersMoveClipAndFade() throws {
    let square = Shape.rect(Rect(x: 0, y: 0, width: 4, height: 4))
    let picture = try render(
      list(
        .push(
          Layer(
            clip: .rect(Rect(x: 2, y: 2, width: 4, height: 4)), opacity: 0.5,
            transform: .translation(x: 4, y: 0))),
        .fill(square, black), .fill(square, black), .pop, .pop,
        .fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), black)))
    // The group is drawn at half opacity once, although it paints twice, and only inside the clip.
    #expect(picture[4, 2].color == Color(red: 127, green: 127, blue: 127))
    #expect(picture[5, 3].color == Color(red: 127, green: 127, blue: 127))
    #expect(picture[6, 2].color == .white && picture[4, 1].color == .white && picture[3, 2].color == .white)
    #expect(picture[0, 0].color == .black)
  }

  @Test func strokeOfARectangleIsEvenOnAllSides() throws {
    let rect = Shape.rect(Rect(x: 3, y: 3, width: 6, height: 4))
    let picture = try render(list(.stroke(rect, StrokeStyle(width: 2), black)))
    #expect(picture[2, 2].color == .black && picture[3, 3].color == .black && picture[9, 7].color == .black)
    #expect(picture[4, 4].color == .white && picture[1, 4].color == .white && picture[10, 4].color == .white)
  }

  @Test func ringsAgreeWithTheGeneralStroker() throws {
    let shapes: [Shape] = [
      .ellipse(Rect(x: 2, y: 1, width: 8, height: 8)),
      .roundedRectangle(RoundedRectangle(rect: Rect(x: 2, y: 1.5, width: 15, height: 7), radius: 3)),
    ]
    for shape in shapes {
      let ring = try render(list(.stroke(shape, StrokeStyle(width: 1.5), black)), scale: 4)
      let stroke = try render(
        list(.stroke(.path(shape.path, .nonzero), StrokeStyle(width: 1.5), black)), scale: 4)
      for y in 0..<ring.height {
        for x in 0..<ring.width {
          #expect(abs(Int(ring[x, y].red) - Int(stroke[x, y].red)) <= 5)
        }
      }
    }
  }

  @Test func symbolsAreUnionsWithCutouts() throws {
    var box = Path()
    box.add(Rect(x: 0, y: 0, width: 8, height: 8))
    var hole = Path()
    hole.add(Rect(x: 2, y: 2, width: 2, height: 2))
    let pathGroup = PathGroup(
      parts: [.fill(box), .fill(box), .fill(hole, .subtract)], size: Size(width: 8, height: 8))
    let picture = try render(
      list(
        .pathGroup(pathGroup, origin: Point(x: 1, y: 1), color: Color(red: 0, green: 0, blue: 0, alpha: 128)))
    )
    #expect(picture[1, 1].color == Color(red: 127, green: 127, blue: 127))
    #expect(picture[3, 3].color == .white && picture[9, 5].color == .white)
  }

  @Test func aTurnedSymbolIsDrawnWhereTheTransformPutsIt() throws {
    var bar = Path()
    bar.add(Rect(x: 0, y: 0, width: 6, height: 2))
    let pathGroup = PathGroup(parts: [.fill(bar)], size: Size(width: 6, height: 2))
    let turn = Transform.rotation(quarterTurns: 1).then(.translation(x: 10, y: 0))
    let picture = try render(
      list(.push(Layer(transform: turn)), .pathGroup(pathGroup, origin: .zero, color: .black), .pop))
    #expect(picture[9, 5].color == .black && picture[8, 0].color == .black)
    #expect(picture[7, 0].color == .white && picture[8, 6].color == .white)
  }

  @Test func coordinatesThatAreNoNumbersDrawNothing() throws {
    for bad in [Double.nan, .infinity, 1e300] {
      let picture = try render(
        list(
          .fill(.rect(Rect(x: bad, y: 0, width: 1, height: 1)), black),
          .pathGroup(
            PathGroup(parts: [.fill(Shape.rect(.zero).path)], size: .zero), origin: Point(x: bad, y: bad),
            color: .black),
          .glyphs(
            GlyphRun(
              face: FontLibrary.bundled.face(for: Font(size: 10)), emSize: 10,
              glyphs: [.init(id: 40, position: Point(x: bad, y: 5))]), origin: .zero, color: .black)))
      #expect(picture.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    }
  }
}
