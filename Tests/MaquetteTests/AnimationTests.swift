import MaquetteElements
import MaquetteControls
import Foundation
import MaquetteDesign
import Testing

/// Pictures that move, frame by frame beside the still ones.
@Suite struct AnimationTests {
  private static func picture(_ text: String) throws -> Sheet.Picture {
    try #require(try Sheet(Array("maquette: 1\n\(text)".utf8), path: "a.yaml").pictures.first)
  }

  @Test func theFramesOfASpinnerAreItsPhases() throws {
    let animation = try Self.picture("format: apng\nbody: { activity-indicator: large }").animation()
    let stills = try (0..<8).map {
      try Self.picture("body: { activity-indicator: { size: large, phase: \($0) } }").render()
    }
    #expect(animation.frames == stills)
    #expect(animation.delays.allSatisfy { $0.seconds == 0.125 })
    #expect(animation.playCount == 0)
  }

  /// All kinds of motion; the file that a browser is shown too.
  private static let mixed = """
    format: apng
    animation: { frame-rate: 20 }
    body:
      hstack:
        - activity-indicator
        - switch: { then: [{ state: highlighted }, { after: 0.2, state: normal, value: true }] }
        - button: { title: Go, style: tinted, then: [{ state: highlighted }, { after: 0.1, state: normal }] }
        - button: { title: Pay, then: { after: 0.3, busy: true, busy-title: Paying } }
    """

  @Test(arguments: [1, 3]) func everyFrameIsTheStillPictureOfItsMoment(threads: Int) throws {
    let picture = try Self.picture(Self.mixed)
    let animation = try picture.animation(threads: threads)
    let timeline = try #require(picture.composed().timeline())
    #expect(timeline.frames.count >= 20)
    // The last frame is the widest, so every still picture is drawn as wide as that.
    var stills: [Bitmap] = []
    for frame in timeline.frames {
      var still = picture.at(frame.start)
      still.canvas.size.width = Double(animation.first.width) / 2
      var padded = still.mockup()
      padded.width = nil
      let list = padded.displayList()
      #expect(list.size.width <= Double(animation.first.width) / 2)
      stills.append(try Self.widened(still.mockup(), like: animation.first, at: frame.start))
    }
    // Frames that show nothing new are one longer frame.
    let distinct = stills.enumerated().filter { $0 == 0 || stills[$0 - 1] != $1 }.map(\.element)
    #expect(animation.frames == distinct)
    let decoded = try #require(try PNG.decodeAnimation(PNG.encode(animation)))
    #expect(decoded == animation)
    try Self.leave(animation, stills: distinct)
  }

  /// A still picture with background to the right of it, as frames of a picture that grows have it.
  private static func widened(_ mockup: Mockup, like first: Bitmap, at moment: Moment) throws -> Bitmap {
    var mockup = mockup
    mockup.width = nil
    let still = try mockup.render()
    var wide = first
    for y in 0..<first.height {
      for x in 0..<first.width { wide[x, y] = x < still.width ? still[x, y] : first[0, 0] }
    }
    return wide
  }

  /// Leaves the animation and its frames for the test in a browser.
  private static func leave(_ animation: PNGAnimation, stills: [Bitmap]) throws {
    guard let folder = ProcessInfo.processInfo.environment["MAQUETTE_ANIMATION_SAMPLE"] else { return }
    try Data(PNG.encode(animation)).write(to: URL(fileURLWithPath: "\(folder)/animation.png"))
    for (index, still) in stills.enumerated() {
      try Data(PNG.encode(still)).write(to: URL(fileURLWithPath: "\(folder)/frame-\(index).png"))
    }
    let delays = animation.delays.map { "\($0.seconds)" }.joined(separator: " ")
    try Data(delays.utf8).write(to: URL(fileURLWithPath: "\(folder)/delays.txt"))
  }

  @Test func whatDoesNotMoveHasOneFrame() throws {
    let picture = try Self.picture("format: apng\nbody: { button: Play }")
    let animation = try picture.animation()
    #expect(animation.frameCount == 1)
    #expect(try animation.first == picture.render())
  }

  @Test func aMockupMovesToo() throws {
    let mockup = Mockup(ActivityIndicator())
    let animation = try mockup.animation(playCount: 3)
    #expect(animation.frameCount == 8 && animation.playCount == 3)
    #expect(try animation.first == mockup.render())
  }

  @Test func measurementsMoveAlong() throws {
    let picture = try Self.picture("format: apng\nredlines: [frame]\nbody: { activity-indicator: medium }")
    let animation = try picture.animation()
    #expect(animation.frameCount == 8)
    #expect(try animation.first == picture.render())
  }

  private static func content(_ text: String) throws -> [UInt8] {
    var content: [UInt8] = []
    try picture(text).composed().forEachAnimationContent { content += $0 }
    return content
  }

  @Test func equalContentIsEqualMotion() throws {
    let content = try Self.content(Self.mixed)
    #expect(try Self.content(Self.mixed) == content)
    for (part, other) in [("0.2", "0.25"), ("value: true", "value: false"), ("rate: 20", "rate: 30")] {
      #expect(try Self.content(Self.mixed.replacing(part, with: other)) != content)
    }
  }

  @Test func tooManyFramesAreAnError() throws {
    let changes = (0..<150).map { _ in "{ after: 60, value: true }, { after: 60, value: false }" }
    let picture = try Self.picture(
      "animation: { frame-rate: 60 }\nbody: { vstack: [activity-indicator, { switch: { then: [\(changes.joined(separator: ", "))] } }] }"
    )
    #expect(throws: AnimationError.tooManyFrames(limit: 10_000)) { _ = try picture.animation() }
  }
}
