import MaquetteGraphics
import MaquetteRaster
import MaquetteRendering
import MaquetteScene
import MaquetteTypography
import Testing

/// Groups that are blurred, masked or mixed with what is below.
@Suite struct GroupEffectTests {
  private let size = Size(width: 120, height: 90)
  private let box = Shape.rect(Rect(x: 40, y: 30, width: 36, height: 24))

  private func render(_ operations: [DisplayList.Operation], scale: Double = 1, threads: Int = 1) throws
    -> Bitmap
  {
    try Renderer().render(
      DisplayList(size: size, background: .white, operations), scale: scale, library: .bundled,
      threads: threads)
  }

  /// The blur of a black shape is its black shadow, which other code draws.
  @Test(arguments: [0.8, 3, 8])
  func aBlurredShapeIsItsShadow(sigma: Double) throws {
    for scale in [1.0, 2] {
      let blurred = try render([.push(Layer(blur: sigma)), .fill(box, .color(.black)), .pop], scale: scale)
      let shadow = try render([.shadow(box, Shadow(color: .black, sigma: sigma))], scale: scale)
      var worst = 0
      for (pixel, other) in zip(blurred.pixels, shadow.pixels) {
        worst = max(worst, abs(Int(pixel & 255) - Int(other & 255)))
      }
      #expect(worst <= 4, "off by \(worst) of 255")
      #expect(blurred != (try render([.fill(box, .color(.black))], scale: scale)))
    }
  }

  /// Every band cuts off what a mask leaves out, also those that the mask itself does not reach.
  @Test func masksReachEveryBand() throws {
    let mask = Shape.ellipse(Rect(x: 44, y: 34, width: 12, height: 10))
    let masked: [DisplayList.Operation] = [
      .push(Layer(isIsolated: true)), .fill(.rect(Rect(origin: .zero, size: size)), .color(.black)),
      .push(Layer(blendMode: .destinationIn)), .fill(mask, .color(.white)), .pop, .pop,
    ]
    let expected = try render([.fill(mask, .color(.black))])
    for threads in [1, 2, 7, 45] { #expect(try render(masked, threads: threads) == expected) }
  }

  @Test func anyNumberOfThreadsGivesTheSamePicture() throws {
    let red = Color(red: 255, green: 40, blue: 0, alpha: 200)
    let colors = Gradient(
      geometry: .angular(center: Point(x: 60, y: 45), start: 20),
      stops: [.init(offset: 0, color: red), .init(offset: 1, color: .black)])
    let operations: [DisplayList.Operation] = [
      .fill(.rect(Rect(x: 0, y: 20, width: 120, height: 50)), .gradient(colors)),
      .push(Layer(transform: .rotation(degrees: 20), blendMode: .difference, blur: 2.5)),
      .fill(box, .color(red)), .push(Layer(opacity: 0.5, blur: 1)),
      .fill(box.offset(dx: 9, dy: 4), .color(.white)),
      .pop, .pop,
      .push(Layer(blendMode: .luminosity)), .fill(box.offset(dx: -20, dy: 20), .color(red)), .pop,
    ]
    let whole = try render(operations, scale: 1.5)
    for threads in [2, 3, 20, 135] { #expect(try render(operations, scale: 1.5, threads: threads) == whole) }
  }

  /// A group without content, or beside the picture, draws nothing.
  @Test func emptyGroups() throws {
    let empty = try render([])
    for layer in [Layer(blur: 5), Layer(blendMode: .multiply), Layer(isIsolated: true)] {
      #expect(try render([.push(layer), .pop]) == empty)
      #expect(try render([.push(layer), .fill(box.offset(dx: 1e9, dy: 0), .color(.black)), .pop]) == empty)
    }
  }
}
