import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import TestSupport
import Testing

/// Images in place of what controls draw, as with `setBackgroundImage(_:for:barMetrics:)`, `setThumbImage(_:for:)`,
/// `trackImage` and `setIncrementImage(_:for:)`.
@Suite struct ControlImageTests {
  /// An opaque picture of a size in points with caps of 4, told from others by its gray.
  private func picture(_ width: Int, _ height: Int, gray: UInt32 = 0, caps: Double = 4) throws -> Image {
    let pixel = 0xFF00_0000 | gray << 16 | gray << 8 | gray
    let pixels = Array(repeating: pixel, count: width * height)
    let raster = try #require(RasterImage(width: width, height: height, pixels: pixels))
    return Image(ImageAsset(raster)).with(\.capInsets, Insets(all: caps))
  }

  /// The pictures that are drawn, by the gray of their pixels.
  private func drawings(_ drawn: Drawn) -> [(gray: UInt32, frame: Rect)] {
    drawn.operations.compactMap {
      guard case .image(let drawing) = $0 else { return nil }
      return ((drawing.image.pixels.first ?? 0) & 0xFF, drawing.frame)
    }
  }

  private func clips(_ drawn: Drawn) -> [Rect] {
    drawn.operations.compactMap { if case .push(let layer) = $0 { layer.clip?.bounds } else { nil } }
  }

  // Segments of 50 that are 1 apart.
  private func segments() throws -> SegmentedControl {
    SegmentedControl(["A", "B", "C", "D"], selected: 1).with(\.width, 203)
      .with(\.backgroundImage, try picture(12, 32, gray: 10))
  }

  /// UIKit cuts one background over all segments: its caps are at the ends of the control only.
  @Test func theCapsOfABackgroundAreAtTheEndsOfTheControl() throws {
    let drawn = Drawn(try segments())
    let frames = drawings(drawn).map(\.frame)
    #expect(frames.map(\.minX) == [0, 47, 98, 149] && frames.map(\.maxX) == [55, 106, 157, 203])
    #expect(clips(drawn).map(\.minX) == [0, 51, 102, 153])
    #expect(clips(drawn).map(\.maxX) == [51, 102, 153, 203])
    #expect(drawn.frames(filledWith: .token(.segmentTrack)).isEmpty)
    #expect(drawn.frames(filledWith: .token(.segmentThumb)).isEmpty)
  }

  @Test func aStateHasItsOwnBackground() throws {
    var control = try segments()
    control.contents[.selected] = SegmentContent()
    control.contents[.selected]?.backgroundImage = try picture(12, 32, gray: 20)
    control.contents[.highlighted] = SegmentContent()
    control.contents[.highlighted]?.backgroundImage = try picture(12, 32, gray: 30)
    #expect(drawings(Drawn(control)).map(\.gray) == [10, 20, 10, 10])
    #expect(drawings(Drawn(control.with(\.pressedIndex, 3))).map(\.gray) == [10, 20, 10, 30])
    #expect(drawings(Drawn(control.with(\.selectedIndex, nil))).map(\.gray) == [10, 10, 10, 10])
  }

  @Test func dividersAreImagesByTheirNeighbours() throws {
    var control = SegmentedControl(["A", "B", "C", "D"], selected: 1).with(\.width, 203)
    control.dividers.image = try picture(3, 32, gray: 10)
    control.dividers.leadingSelectedImage = try picture(3, 32, gray: 20)
    let found = drawings(Drawn(control))
    #expect(found.map(\.gray) == [10, 20, 10])
    // The middles of the gaps.
    #expect(found.map(\.frame.center.x) == [50.5, 101.5, 152.5])
    #expect(found.allSatisfy { $0.frame.height == 32 })
  }

  @Test func aSegmentCanShowAnImage() throws {
    var segment = Segment()
    segment.image = try picture(20, 20, gray: 10)
    let drawn = Drawn(SegmentedControl([segment, "B"]))
    #expect(drawings(drawn).first?.frame.size == Size(width: 20, height: 20))
    #expect(drawn.warnings.isEmpty)
  }

  private func slider(_ value: Double) throws -> Slider {
    var slider = Slider(value).with(\.width, 120)
    slider.minimumTrackImage = try picture(12, 10, gray: 10)
    slider.maximumTrackImage = try picture(12, 6, gray: 20)
    slider.thumbImage = try picture(24, 40, gray: 30)
    return slider
  }

  /// An image of a thumb stays within the slider, which grows with it; tracks are as high as their images.
  @Test(arguments: [(0.0, 0.0), (0.5, 48), (1, 96)])
  func aThumbsImageStaysWithinTheSlider(value: Double, x: Double) throws {
    let drawn = Drawn(try slider(value))
    let found = drawings(drawn)
    #expect(found.map(\.gray) == [10, 20, 30])
    let thumb = try #require(found.last?.frame)
    #expect(thumb.size == Size(width: 24, height: 40) && abs(thumb.minX - x) <= 0.5)
    #expect(drawn.size.height == 40)
    #expect(found[0].frame.height == 10 && found[1].frame.height == 6)
    #expect(found[0].frame.maxX == found[1].frame.minX)
    #expect(drawn.shadows.isEmpty && drawn.fills.isEmpty)
  }

  @Test func aStateHasItsOwnThumb() throws {
    var own = try slider(0.5)
    own.contents[.highlighted] = SliderContent()
    own.contents[.highlighted]?.thumbImage = try picture(30, 30, gray: 40)
    #expect(drawings(Drawn(own)).map(\.gray) == [10, 20, 30])
    #expect(drawings(Drawn(own.state(.highlighted))).map(\.gray) == [10, 20, 40])
    // A thumb with an image of its own is no lens.
    let glass = Drawn(own.state(.highlighted), era: .glass)
    #expect(drawings(glass).last?.frame.width == 30 && clips(glass).isEmpty)
  }

  @Test func theCapsOfAProgressImageAreItsLeastWidth() throws {
    var view = ProgressView(0.001).with(\.width, 100)
    view.trackImage = try picture(12, 10, gray: 10)
    view.progressImage = try picture(12, 10, gray: 20)
    let little = drawings(Drawn(view))
    #expect(little.map(\.gray) == [10, 20])
    #expect(
      little.map(\.frame) == [
        Rect(x: 0, y: 0, width: 100, height: 10), Rect(x: 0, y: 0, width: 8, height: 10),
      ])
    #expect(drawings(Drawn(view.with(\.value, 0))).map(\.gray) == [10])
    let mirrored = Drawn(view.with(\.value, 0.25)) { $0.direction = .rightToLeft }
    #expect(drawings(mirrored).last?.frame == Rect(x: 75, y: 0, width: 25, height: 10))
  }

  @Test func aStepperHasImagesByTheStatesOfItsHalves() throws {
    var stepper = Stepper(5)
    stepper.images.backgroundImage = try picture(12, 32, gray: 10)
    stepper.images.dividerImage = try picture(1, 32, gray: 20)
    stepper.images.incrementImage = try picture(14, 14, gray: 30)
    stepper.images.decrementImage = try picture(14, 14, gray: 40)
    stepper.contents[.highlighted] = StepperContent()
    stepper.contents[.highlighted]?.backgroundImage = try picture(12, 32, gray: 50)
    stepper.contents[.highlighted]?.dividerImage = try picture(1, 32, gray: 60)
    stepper.contents[.disabled] = StepperContent()
    stepper.contents[.disabled]?.decrementImage = try picture(14, 14, gray: 70)
    func grays(_ stepper: Stepper) -> [UInt32] { drawings(Drawn(stepper)).map(\.gray).sorted() }
    #expect(grays(stepper) == [10, 10, 20, 30, 40])
    #expect(grays(stepper.with(\.pressed, .increment)) == [10, 30, 40, 50, 60])
    // At the lowest value the decrement half is disabled.
    #expect(grays(stepper.with(\.value, 0)) == [10, 10, 20, 30, 70])
    #expect(Drawn(stepper).frames(filledWith: .token(.stepperTrack)).isEmpty)
  }

  @Test func imagesThatAreNotThereAreReported() {
    var slider = Slider(0.5)
    slider.thumbImage = Image("knob.png")
    #expect(slider.problems == [.unknownImage(name: "knob.png")])
    var view = ProgressView(0.5)
    view.trackImage = Image("track.png")
    #expect(view.warnings(in: Environment()) == [.unknownImage(name: "track.png")])
  }
}
