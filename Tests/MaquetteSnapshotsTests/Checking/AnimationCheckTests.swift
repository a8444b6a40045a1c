import MaquettePNG
import MaquetteRaster
import MaquetteSnapshots
import Testing

/// Goldens that move are compared frame by frame and in time.
@Suite("Golden check of animations")
struct AnimationCheckTests {
  static func animation(
    _ frames: [Bitmap] = [Pictures.black, Pictures.half], units: [UInt16] = [300, 300], plays: UInt32 = 0
  ) -> PNGAnimation {
    let delays = units.map { FrameDelay(units: $0, unitsPerSecond: 600) }
    var animation = PNGAnimation(first: frames[0], delay: delays[0], playCount: plays)
    for (frame, delay) in zip(frames, delays).dropFirst() { animation.append(frame, delay: delay) }
    return animation
  }

  private func outcome(
    _ drawing: PNGAnimation?, golden: PNGAnimation?, mode: RecordMode = .never, in folder: GoldenFolder
  ) throws -> GoldenOutcome {
    if let golden {
      try folder.write(PNG.encode(golden), to: "B/a.png")
    } else {
      try folder.write(Pictures.black, to: "B/a.png")
    }
    var picture = DrawnPicture(name: "a", bitmap: drawing?.first ?? Pictures.black)
    picture.animation = drawing
    return GoldenCheck(mode: mode).check(picture, path: folder.path + "/B/a.png", golden: nil)
  }

  private func verdict(_ drawing: PNGAnimation?, golden: PNGAnimation?) throws -> String {
    let folder = try GoldenFolder("B/a.yaml")
    let outcome = try outcome(drawing, golden: golden, in: folder)
    #expect(outcome.verdict.passes == (outcome.verdict == .compared(.equal)))
    #expect(outcome.verdict.passes == (outcome.evidence.actual == nil))
    if let drawing, let file = outcome.evidence.actual { #expect(try PNG.decodeAnimation(file) == drawing) }
    return "\(outcome.frame.map { "frame \($0): " } ?? "")\(outcome.verdict)"
  }

  @Test("equal frames at equal times are equal")
  func equal() throws {
    #expect(try verdict(Self.animation(), golden: Self.animation()) == "equal")
  }

  @Test("a pixel of a later frame is found, with the frame that it is in")
  func laterFrame() throws {
    let other = Self.animation([Pictures.black, Pictures.white])
    #expect(try verdict(other, golden: Self.animation()).hasPrefix("frame 2: 1 of 2 pixel"))
  }

  @Test("other times, numbers and kinds are differences")
  func time() throws {
    #expect(
      try verdict(Self.animation(units: [300, 60]), golden: Self.animation())
        == "its frame 2 is shown for 0.1 seconds; the golden picture's for 0.5")
    #expect(
      try verdict(
        Self.animation([Pictures.black, Pictures.half, Pictures.white], units: [1, 1, 1]),
        golden: Self.animation())
        == "it has 3 frames; the golden picture has 2")
    #expect(
      try verdict(Self.animation(plays: 1), golden: Self.animation())
        == "its number of plays differs from the golden picture's")
    #expect(try verdict(nil, golden: Self.animation()) == "it is still, but the golden picture is animated")
    #expect(try verdict(Self.animation(), golden: nil) == "it is animated, but the golden picture is still")
  }

  @Test("what moves otherwise is recorded when failures are")
  func recording() throws {
    let folder = try GoldenFolder("B/a.yaml")
    for drawing in [Self.animation(plays: 1), Self.animation([Pictures.black, Pictures.white])] {
      let outcome = try outcome(drawing, golden: Self.animation(), mode: .failed, in: folder)
      #expect(outcome.verdict == .recorded)
      #expect(try PNG.decodeAnimation(folder.bytes(of: "B/a.png")) == drawing)
    }
  }
}
