import Foundation
import MaquetteFiles
import MaquettePNG
import MaquetteRaster
import Testing

@Suite("maquette compare", .inTurn)
struct CompareTests {
  /// White pictures of 40 × 30: `same.png` and `white.png`, and `dot.png` with one black pixel.
  private func workplace() throws -> Workplace {
    let place = try Workplace()
    let white = [UInt32](repeating: 0xFFFF_FFFF, count: 1200)
    try write(white, to: "white.png", in: place)
    try write(white, to: "same.png", in: place)
    var dot = white
    dot[3 * 40 + 7] = 0xFF00_0000
    try write(dot, to: "dot.png", in: place)
    return place
  }

  private func write(_ pixels: [UInt32], width: Int = 40, to name: String, in place: Workplace) throws {
    let bitmap = try #require(Bitmap(width: width, height: pixels.count / width, pixels: pixels))
    try FileBytes.write(PNG.encode(bitmap), to: "\(place.path)/\(name)")
  }

  @Test("equal pictures pass, others do not")
  func verdicts() throws {
    let place = try workplace()
    let equal = try place.run("compare same.png white.png")
    #expect((equal.status, equal.text, equal.message) == (0, "same.png: equal\n", ""))
    try place.expect(
      "compare dot.png white.png", 1,
      output: "dot.png: 1 of 1200 pixel differs, within 1 × 1 at (7, 3), by at most 255 of 255\n", message: ""
    )
  }

  @Test("a tolerance, its caps and masks are heard")
  func tolerance() throws {
    let place = try workplace()
    let run = { (options: [String]) in try place.run(["compare", "dot.png", "white.png"] + options) }
    let strict = try run(["--tolerance", "channel"])
    #expect(strict.status == 1)
    #expect(
      strict.text
        == "dot.png: 1 pixel differs by more than 2 of 255, none may; densest: 1 in 32 × 30 at (0, 0)\n")
    #expect(try run(["--tolerance", "channel", "--max-pixels", "1"]).status == 0)
    #expect(try run(["--tolerance", "channel", "--max-pixels", "1", "--max-density", "0"]).status == 1)
    #expect(try run(["--tolerance", "channel", "--threshold", "254.5"]).status == 1)
    for name in ["antialiased", "perceptual", "structural"] {
      #expect(try run(["--tolerance", name]).status == 1)
    }
    #expect(try run(["--mask", "7,3,1,1"]).status == 0)
    #expect(try run(["--mask", "0,0,3,3", "--mask", "7,3,1,1"]).status == 0)
    #expect(try run(["--mask", "8,3,1,1"]).status == 1)
  }

  @Test(
    "what is no tolerance or mask is refused",
    arguments: [
      ["--tolerance", "fuzzy"], ["--tolerance", "channel", "--threshold", "nan"],
      ["--tolerance", "channel", "--threshold", "255"], ["--threshold", "3"], ["--max-pixels", "3"],
      ["--tolerance", "channel", "--max-density", "1024"], ["--tolerance", "channel", "--max-pixels", "-1"],
      ["--mask", "1,2,3"], ["--mask", "1,2,0,4"], ["--mask", "a,b,c,d"],
    ])
  func refused(options: [String]) throws {
    let outcome = try workplace().run(["compare", "white.png", "white.png"] + options)
    #expect(outcome.status == 64)
    #expect(outcome.text == "")
    #expect(!outcome.message.isEmpty)
  }

  @Test("nothing to compare is no success")
  func vacuous() throws {
    let outcome = try workplace().run("compare white.png same.png --mask 0,0,40,30")
    #expect(outcome.status == 65)
    #expect(
      outcome.message
        == "maquette: white.png: nothing was compared: the masks hide every pixel\n")
  }

  @Test("equal files that are no pictures fail")
  func rubbish() throws {
    let place = try workplace()
    let png = try place.bytes(of: "dot.png")
    // The last: whole and with right sums, but its pixels are no zlib stream any more.
    let broken = [[], Array("no picture".utf8), Array(png.prefix(png.count / 2)), Self.withBrokenPixels(png)]
    for bytes in broken {
      try FileBytes.write(bytes, to: place.path + "/a.png")
      try FileBytes.write(bytes, to: place.path + "/b.png")
      for other in ["a.png", "b.png", "white.png"] {
        let outcome = try place.expect(["compare", "a.png", other], 65, output: "")
        #expect(outcome.message.hasPrefix("maquette: a.png: "))
      }
      try place.expect("compare white.png a.png", 65)
    }
    try place.expect(
      "compare white.png none.png", 66, message: "maquette: none.png: cannot read: no such file or folder\n")
  }

  /// The PNG with the first byte of its pixels inverted and the sum of the chunk made right again.
  private static func withBrokenPixels(_ png: [UInt8]) -> [UInt8] {
    var png = png
    guard let type = png.firstRange(of: Array("IDAT".utf8))?.lowerBound else { return [] }
    let count = png[type - 4..<type].reduce(0) { $0 << 8 | Int($1) }
    png[type + 4] ^= 0xFF
    // CRC-32 as PNG's annex D has it, bit by bit.
    var sum = UInt32.max
    for byte in png[type..<type + 4 + count] {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }
    sum = ~sum
    for place in 0..<4 {
      png[type + 4 + count + place] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * place))
    }
    return png
  }

  @Test("pictures of other sizes differ")
  func sizes() throws {
    let place = try workplace()
    try write([UInt32](repeating: 0xFFFF_FFFF, count: 40 * 26), to: "short.png", in: place)
    try place.expect(
      "compare short.png white.png --tolerance perceptual", 1,
      output: "short.png: the drawing is 40 × 26 pixels, the golden picture 40 × 30; where they overlap, "
        + "all 1040 pixels are equal\n")
  }

  @Test("the difference is drawn, if there is one")
  func difference() throws {
    let place = try workplace()
    try place.expect("compare same.png white.png --diff equal.png")
    #expect(try place.files() == ["dot.png", "same.png", "white.png"])
    try place.expect("compare dot.png white.png --diff d.png --mask 0,20,9,9", 1)
    let image = try PNGFile.read(place.path + "/d.png").bitmap
    #expect(image.pixels[3 * 40 + 7] == 0xFFFF_00FF)
    #expect(image.pixels[21 * 40 + 3] == 0xFF80_8080)
    #expect(image.pixels.count { $0 == 0xFFFF_00FF } == 1)
    try place.expect("compare dot.png white.png --diff none/d.png", 73)
  }

  @Test("JSON has what a program needs")
  func json() throws {
    let place = try workplace()
    let outcome = try place.expect("compare dot.png white.png --json --tolerance channel", 1)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    #expect(object["outcome"] as? String == "different")
    #expect(object["passes"] as? Bool == false)
    #expect(object["failing-pixels"] as? Int == 1)
    #expect((object["regions"] as? [[String: Int]]) == [["x": 7, "y": 3, "width": 1, "height": 1]])
    #expect(((object["tolerance"] as? [String: Any])?["threshold"]) as? Double == 2)
    #expect(object["shift"] is NSNull)
    let masked = try place.expect("compare dot.png white.png --json --mask 0,0,99,99", 65)
    #expect(masked.text.contains("\"outcome\": \"invalid\""))
  }

  @Test("a stream is read once")
  func stream() throws {
    let place = try workplace()
    try place.expect("compare - -", 64)
    let outcome = try place.expect("compare - white.png", 65, input: "no picture")
    #expect(outcome.message.hasPrefix("maquette: standard input: the file is plain text, expected a PNG"))
  }
}
