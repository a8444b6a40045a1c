import Foundation
import MaquettePNG
import MaquetteRaster
import Testing

/// Pictures that sheets show, in what the verbs do with files.
@Suite("pictures in sheets", .inTurn)
struct PictureFileTests {
  private static let sheet = "maquette: 1\npadding: 0\nscale: 1\nbody:\n  image: photo.png\n"

  /// An opaque picture of one colour.
  private static func picture(_ red: UInt8, side: Int = 4) throws -> Bitmap {
    var bitmap = try #require(Bitmap(width: side, height: side))
    for y in 0..<side {
      for x in 0..<side {
        bitmap[x, y] = PremultipliedColor(red: red, green: UInt8(x), blue: UInt8(y), alpha: 255)
      }
    }
    return bitmap
  }

  private static func place(_ files: [String: String], pictures: [String: Bitmap]) throws -> Workplace {
    let place = try Workplace(files: files)
    for (name, bitmap) in pictures {
      // A folder is made with the first file in it.
      try place.write("", to: name)
      try place.write(PNG.encode(bitmap), to: name)
    }
    return place
  }

  @Test("draw shows a file as it is, and the file of its scale")
  func draw() throws {
    let (one, two) = (try Self.picture(10), try Self.picture(20, side: 8))
    let place = try Self.place([:], pictures: ["photo.png": one, "photo@2x.png": two])
    for (scale, expected) in [(1, one), (2, two)] {
      let outcome = try place.expect("draw image photo.png -o - --padding 0 --scale \(scale)")
      #expect(try PNG.decode(outcome.output) == expected)
    }
    // An image as an attribute of a control, with attributes of its own.
    try place.expect(
      "draw button title=A image.source=photo.png image.rendering=original -o button.png --scale 1")
    let button = try PNG.decode(place.bytes(of: "button.png"))
    #expect(button.pixels.contains(one[2, 3].packed))
  }

  @Test("draw says which file is missing or no picture")
  func drawFailures() throws {
    let place = try Self.place(["text.png": "hello"], pictures: ["photo.png": Self.picture(10)])
    let missing = try place.expect("draw image phot.png -o a.png", 65)
    #expect(missing.message.contains("phot.png") && missing.message.contains("did you mean 'photo.png'?"))
    let text = try place.expect("draw image text.png -o a.png", 65)
    #expect(
      text.message.contains("text.png")
        && text.message.contains("the file is plain text, expected a PNG, a JPEG or an SVG"))
    #expect(!place.exists("a.png"))
  }

  @Test("a picture that a sheet shows is no orphan among goldens, and one that none shows is")
  func goldens() throws {
    let place = try Self.place(
      ["Golden/Image/a.yaml": Self.sheet],
      pictures: ["Golden/Image/photo.png": Self.picture(10), "Golden/Image/photo@2x.png": Self.picture(20)])
    try place.expect("check --record missing")
    try place.expect("check")
    try place.write(PNG.encode(Self.picture(30)), to: "Golden/Image/other.png")
    let orphan = try place.expect("check", 1)
    #expect(
      orphan.text
        == "Golden/Image/other.png: no sheet draws this picture; bring its sheet back, or delete it with --prune --yes\n"
    )
  }

  private static let catalog = [
    "Assets.xcassets/Moon.imageset/Contents.json":
      #"{"images": [{"filename": "moon.png", "idiom": "universal", "scale": "1x"}, {"idiom": "tv"}]}"#
  ]

  @Test("the files of an asset catalog are neither sheets nor goldens")
  func catalogs() throws {
    let sheet = Self.sheet.replacing("photo.png", with: "Assets.xcassets/Moon")
    func files(in folder: String) -> [String: String] {
      Dictionary(uniqueKeysWithValues: Self.catalog.map { (folder + $0, $1) })
        .merging([folder + "a.yaml": sheet]) { $1 }
    }
    let moon = try Self.picture(10)
    let set = "Assets.xcassets/Moon.imageset/"
    let place = try Self.place(
      files(in: "in/").merging(files(in: "Golden/Image/")) { $1 },
      pictures: [
        "in/\(set)moon.png": moon, "Golden/Image/\(set)moon.png": moon, "Golden/Image/\(set)tv.png": moon,
      ])
    try place.expect("render in -o out", output: "out/a.png\n")
    #expect(try PNG.decode(place.bytes(of: "out/a.png")) == moon)
    try place.expect("check --record missing")
    try place.expect("check", output: "", message: "1 picture: 1 equal, 0 recorded, 0 failed\n")
  }

  @Test("the provenance names pictures, which are not kept in the drawing")
  func provenance() throws {
    let place = try Self.place(["a.yaml": Self.sheet], pictures: ["photo.png": Self.picture(10)])
    try place.expect("render a.yaml --out out")
    let json = try place.run("extract out/a.png --json").text
    #expect(json.contains(#""role": "image""#) && json.contains("photo.png"))
    let extracted = try place.expect("extract out/a.png", output: Self.sheet)
    #expect(extracted.message.hasSuffix(", showing photo.png, which the picture does not store\n"))
    try place.expect("extract out/a.png --out back")
    #expect(try place.files().filter { $0.hasPrefix("back/") } == ["back/a.yaml"])
    let verified = try place.run("verify out/a.png")
    #expect(verified.status == 65)
    #expect(
      (verified.text + verified.message).contains("it shows photo.png, which the picture does not store"))
  }

  @Test("a saved picture, and one of another scale that appears or goes, draws the sheet anew")
  func incremental() throws {
    let scales = "maquette: 1\npadding: 0\nbody:\n  image: photo.png\nvariants:\n  scale: [1, 3]\n"
    let place = try Self.place(["in/a.yaml": scales], pictures: ["in/photo.png": Self.picture(10)])
    func drawn() throws -> [UInt32] {
      let outcome = try place.run("render in -o out")
      #expect(outcome.status == 0, "\(outcome.message)")
      return outcome.text.isEmpty ? [] : try PNG.decode(place.bytes(of: "out/a@3x.png")).pixels
    }
    let enlarged = try drawn()
    #expect(enlarged.count == 144)
    #expect(try drawn() == [])
    let large = try Self.picture(99, side: 12)
    try place.write(PNG.encode(large), to: "in/photo@3x.png")
    #expect(try drawn() == large.pixels)
    #expect(try drawn() == [])
    let larger = try Self.picture(98, side: 12)
    try place.write(PNG.encode(larger), to: "in/photo@3x.png")
    #expect(try drawn() == larger.pixels)
    try place.remove("in/photo@3x.png")
    #expect(try drawn() == enlarged)
    #expect(try drawn() == [])
  }
}
