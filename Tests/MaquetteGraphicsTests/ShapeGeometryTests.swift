import MaquetteGraphics
import Testing

@Suite struct ShapeGeometryTests {
  let rect = Rect(x: 1, y: 2, width: 30, height: 20)

  @Test func simpleShapesStaySimpleUnderScaleAndMove() {
    let transform = Transform.scale(x: 2).then(.translation(x: 10, y: 0))
    let image = Rect(x: 12, y: 4, width: 60, height: 40)
    #expect(Shape.rect(rect).applying(transform) == .rect(image))
    #expect(Shape.ellipse(rect).applying(transform) == .ellipse(image))
    #expect(
      Shape.roundedRectangle(RoundedRectangle(rect: rect, radius: 4, style: .continuous)).applying(transform)
        == .roundedRectangle(RoundedRectangle(rect: image, radius: 8, style: .continuous)))
  }

  @Test func otherTransformsGiveThePathOfTheImage() {
    let turned = Shape.rect(rect).applying(.rotation(quarterTurns: 1))
    #expect(turned.bounds == Rect(x: -22, y: 1, width: 20, height: 30))
    let stretched = Shape.roundedRectangle(RoundedRectangle(rect: rect, radius: 4)).applying(
      .scale(x: 2, y: 1))
    #expect(
      abs(stretched.path.area - 2 * Shape.roundedRectangle(RoundedRectangle(rect: rect, radius: 4)).path.area)
        < 1e-9)
  }

  @Test func ruleAndBoundsOfAPath() {
    #expect(Shape.path(Path(), .evenOdd).fillRule == .evenOdd)
    #expect(Shape.path(Path(), .evenOdd).bounds == .zero)
    #expect(Shape.ellipse(rect).fillRule == .nonzero)
    #expect(Shape.ellipse(rect).offset(dx: 1, dy: 1).bounds == Rect(x: 2, y: 3, width: 30, height: 20))
  }
}
