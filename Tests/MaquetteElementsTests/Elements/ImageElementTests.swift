import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import MaquetteScene
import MaquetteVectors
import TestSupport
import Testing

/// Images as elements and within controls.
@Suite struct ImageElementTests {
  /// A picture of 40 by 20 points.
  private func asset(_ scale: Double = 2, isTemplate: Bool = false) throws -> ImageAsset {
    let (width, height) = (Int(40 * scale), Int(20 * scale))
    let pixels = [UInt32](repeating: 0xFF12_3456, count: width * height)
    let image = try #require(RasterImage(width: width, height: height, pixels: pixels, scale: scale))
    return ImageAsset(image, isTemplate: isTemplate)
  }

  private func drawing(_ element: any Element, _ change: (inout Environment) -> Void = { _ in }) throws
    -> ImageDrawing
  {
    let operations = Drawn(element, change: change).operations
    return try #require(
      operations.lazy.compactMap { if case .image(let drawing) = $0 { drawing } else { nil } }.first)
  }

  @Test func anImageHasItsOwnSize() throws {
    #expect(Drawn(Image(try asset())).size == Size(width: 40, height: 20))
    #expect(Drawn(Image(try asset(3))).size == Size(width: 40, height: 20))
  }

  @Test(arguments: [
    (ImageContentMode.fit, Rect(x: 0, y: 0, width: 30, height: 15)),
    (.fill, Rect(x: -15, y: 0, width: 60, height: 30)), (.stretch, Rect(x: 0, y: 0, width: 30, height: 30)),
    (.center, Rect(x: -5, y: 5, width: 40, height: 20)),
    (.bottomTrailing, Rect(x: -10, y: 10, width: 40, height: 20)),
  ])
  func contentModesPlaceIt(mode: ImageContentMode, expected: Rect) throws {
    let drawing = try drawing(Image(try asset()).contentMode(mode).frame(width: 30, height: 30))
    // Within a frame that it does not fill, an image that fits is in the middle.
    let moved = mode == .fit ? expected.offset(dx: 0, dy: 7.5) : expected
    #expect(drawing.frame == moved)
    #expect((drawing.shape == nil) == (mode == .fit || mode == .stretch))
  }

  @Test func theTintIsThatOfTemplates() throws {
    let tint: (inout Environment) -> Void = { $0.tint = .token(.green) }
    let green = Environment().color(.green)
    #expect(try drawing(Image(try asset()), tint).tint == nil)
    #expect(try drawing(Image(try asset(isTemplate: true)), tint).tint == green)
    #expect(try drawing(Image(try asset()).renderingMode(.template), tint).tint == green)
    #expect(try drawing(Image(try asset(isTemplate: true)).renderingMode(.original), tint).tint == nil)
  }

  @Test func onlyWhatFlipsIsMirrored() throws {
    let image = Image(try asset())
    let flipping = image.flipsForRightToLeftLayoutDirection()
    #expect(try !drawing(image) { $0.direction = .rightToLeft }.isMirrored)
    #expect(try drawing(flipping) { $0.direction = .rightToLeft }.isMirrored)
    #expect(try !drawing(flipping).isMirrored)
  }

  @Test func labelsAreGivenOrGuessed() throws {
    let named = Image("art/hills@2x.png")
    let guessed = try #require(Drawn(named).accessibility)
    #expect(guessed.label == "hills" && guessed.isLabelGuessed)
    #expect(Drawn(named).warnings == [.unknownImage(name: "art/hills@2x.png")])
    let labelled = try #require(Drawn(Image(try asset()).accessibilityLabel("Hills")).accessibility)
    #expect(labelled.label == "Hills" && !labelled.isLabelGuessed)
    #expect(Drawn(Image(try asset()).decorative()).accessibility?.isHidden == true)
  }

  @Test func variantsAreChosenByTheSettings() throws {
    let (day, night) = (try asset(1), try asset(2))
    let asset = ImageAsset(
      day.variants + night.variants.map { ImageAsset.Variant($0.picture, appearance: .dark) })
    var environment = Environment()
    environment.scale = 3
    #expect(asset.picture(in: environment)?.scale == 1)
    environment.appearance = .dark
    #expect(asset.picture(in: environment)?.scale == 2)
  }

  /// A drawing of 40 by 20 points with one black area.
  private var vector: ImageAsset {
    let area = DisplayList.Operation.fill(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), .color(.black))
    return ImageAsset(VectorImage(size: Size(width: 40, height: 20), operations: [area]))
  }

  @Test func aDrawingFillsItsFrameAsPathsDo() throws {
    let drawn = Drawn(Image(vector).contentMode(.fit).frame(width: 80, height: 80)).operations
    guard case .push(let layer)? = drawn.first else {
      Issue.record("\(drawn)")
      return
    }
    #expect(layer.transform == Transform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 20))
    #expect(layer.clip == .rect(Rect(x: 0, y: 20, width: 80, height: 40)))
    #expect(Drawn(Image(vector)).size == Size(width: 40, height: 20))
  }

  @Test func aDrawingIsTintedAndMirrored() throws {
    let image = Image(vector).renderingMode(.template).flipsForRightToLeftLayoutDirection()
    let drawn = Drawn(image) {
      $0.tint = .token(.green)
      $0.direction = .rightToLeft
    }.operations
    guard case .push(let layer)? = drawn.first, case .fill(_, .color(let color))? = drawn.dropFirst().first
    else {
      Issue.record("\(drawn)")
      return
    }
    #expect(color == Environment().color(.green))
    #expect(layer.transform.a == -1)
  }

  @Test func aButtonShowsItsImageInEachState() throws {
    let (usual, pressed) = (Image(try asset()), Image(try asset(1)))
    let button = Button("Hills").with(\.image, usual).image(pressed, for: .highlighted)
    #expect(try drawing(button).image.scale == 2)
    #expect(try drawing(button.state(.highlighted)).image.scale == 1)
    // The image of a state says the state by itself; any other is as faint as the title.
    #expect(try drawing(button.state(.highlighted)).opacity == 1)
    #expect(try drawing(button.state(.disabled)).opacity < 0.5)
    #expect(Drawn(Button(symbol: nil).with(\.image, usual)).warnings.isEmpty)
  }

  @Test func aBackgroundIsStretchedOverTheButton() throws {
    let button = Button("Go").with(\.backgroundImage, Image(try asset())).with(\.width, 100)
    let drawn = Drawn(button)
    let drawing = try drawing(button)
    #expect(drawing.frame == Rect(origin: .zero, size: drawn.size))
    #expect(drawn.fills.isEmpty)
    // Without a width it is as large as the image at least.
    #expect(Drawn(button.with(\.width, nil).style(.system)).size.width >= 40)
  }
}
