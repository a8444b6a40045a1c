import MaquetteControls
import MaquetteElements
import MaquetteInteraction
import Testing

/// A slider whose thumb is an image is dragged by the image.
@Suite struct SliderImageTests {
  @Test("a finger moves a thumb of another size over the whole way")
  func dragging() throws {
    let raster = try #require(
      RasterImage(width: 60, height: 30, pixels: Array(repeating: 0xFF00_0000, count: 1800)))
    var slider = Slider(0).with(\.width, 260)
    slider.thumbImage = Image(ImageAsset(raster))
    let session = Session(Mockup { slider })
    let control = try #require(session.controls.first)
    // The middle of the thumb is 30 from the end, and its way 200.
    let start = Point(x: control.frame.minX + 30, y: control.frame.center.y)
    session.touchDown(at: start)
    session.touchMove(to: Point(x: start.x + 100, y: start.y))
    #expect(control.valueText == "0.5")
    session.touchMove(to: Point(x: start.x + 200, y: start.y))
    session.touchUp()
    #expect(control.valueText == "1")
  }
}
