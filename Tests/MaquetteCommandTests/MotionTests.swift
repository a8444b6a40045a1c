import MaquettePNG
import MaquetteRaster
import Testing

/// Pictures that move, from the command line.
@Suite("maquette render --format apng", .inTurn)
struct MotionTests {
  private static let sheet = "maquette: 1\nbody: { activity-indicator: medium }\n"
  private static let changing =
    "maquette: 1\nformat: apng\nbody: { switch: { then: { value: true } } }\n"

  @Test("--format decides over the sheet")
  func format() throws {
    let place = try Workplace(files: ["a.yaml": Self.sheet, "b.yaml": Self.changing])
    #expect(try place.run("render a.yaml b.yaml").text == "a.png\nb.png\n")
    #expect(try PNG.decodeAnimation(place.bytes(of: "a.png")) == nil)
    #expect(try #require(try PNG.decodeAnimation(place.bytes(of: "b.png"))).frameCount > 10)
    try place.run("render a.yaml --format apng")
    #expect(try PNG.decodeAnimation(place.bytes(of: "a.png"))?.frameCount == 8)
    try place.run("render b.yaml --format png")
    #expect(try PNG.decodeAnimation(place.bytes(of: "b.png")) == nil)
    try place.expect("render a.yaml --format gif", 64)
  }

  @Test("--at draws the frame of a moment")
  func moment() throws {
    let place = try Workplace(files: ["a.yaml": Self.sheet])
    try place.run("render a.yaml --format apng -o all.png")
    try place.run("render a.yaml --at 0.4 -o one.png")
    let frames = try #require(try PNG.decodeAnimation(place.bytes(of: "all.png"))).frames
    #expect(try PNG.decode(place.bytes(of: "one.png")) == frames[3])
    try place.expect("render a.yaml --at -1", 64)
    try place.expect("render a.yaml --at 1 --format apng", 64)
  }

  @Test("a run draws again what moves otherwise, and only that")
  func incremental() throws {
    let place = try Workplace(files: ["in/b.yaml": Self.changing])
    func render(_ arguments: String...) throws -> String {
      try place.run(["render", "in", "--out", "out"] + arguments).text
    }
    #expect(try render() == "out/b.png\n")
    #expect(try render() == "")
    #expect(try render("--format", "png") == "out/b.png\n")
    #expect(try render() == "out/b.png\n")
    try place.write(Self.changing.replacing("{ value", with: "{ after: 0.6, value"), to: "in/b.yaml")
    #expect(try render() == "out/b.png\n")
  }

  @Test("pictures that move say what they were drawn from, and are verified frame by frame")
  func verification() throws {
    let place = try Workplace(files: ["a.yaml": Self.sheet, "b.yaml": Self.changing])
    try place.run("render a.yaml --format apng")
    try place.run("render b.yaml")
    try place.run("render b.yaml --at 0.6 -o c.png")
    for name in ["a", "b", "c"] {
      #expect(try place.run("verify \(name).png").text == "\(name).png: the same\n")
    }
    // The first frame is the same, the second is not.
    let file = try place.bytes(of: "a.png")
    var animation = try #require(try PNG.decodeAnimation(file))
    animation.append(animation.first, delay: FrameDelay(units: 1, unitsPerSecond: 600))
    let texts = try PNG.decodePicture(file).texts.map { PNGText(keyword: $0, text: $1) }
    try place.write(PNG.encode(animation, options: PNGOptions(texts: texts)), to: "a.png")
    #expect(
      try place.run("verify a.png").text.hasPrefix("a.png: differs: it has "))
  }

  @Test("goldens that move are recorded and compared")
  func goldens() throws {
    let place = try Workplace(files: ["Golden/Switch/b.yaml": Self.changing])
    try place.expect("check --record missing")
    #expect(try PNG.isAnimation(place.bytes(of: "Golden/Switch/b.png")))
    try place.expect("check")
    try place.write(
      Self.changing.replacing("{ value", with: "{ after: 0.6, value"), to: "Golden/Switch/b.yaml")
    let outcome = try place.expect("check", 1)
    #expect(outcome.text.contains("its frame 1 is shown for "))
  }
}
