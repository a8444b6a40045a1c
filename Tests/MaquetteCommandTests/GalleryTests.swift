import MaquettePNG
import MaquetteRaster
import Testing

@Suite(.inTurn) struct GalleryTests {
  private static let sheet = "maquette: 1\nbody: { button: Play }\nvariants:\n  appearance: [light, dark]\n"

  @Test func aRunShowsItsPicturesTogether() throws {
    let place = try Workplace(files: ["sheets/a.yaml": Self.sheet, "sheets/x/b.yaml": Self.sheet])
    let arguments = ["render", "sheets", "--out", "out", "--gallery", "out", "--contact", "out/all.png"]
    let outcome = try place.run(arguments)
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.text.hasSuffix("out/all.png\nout/index.html\n"))
    let page = String(decoding: try place.bytes(of: "out/index.html"), as: UTF8.self)
    for file in ["a~light.png", "a~dark.png", "x/b~light.png"] {
      #expect(page.contains("\"file\":\"\(file)\""))
    }
    #expect(page.contains(#""variant":{"appearance":"dark"}"#))
    #expect(page.contains("body: { button: Play }"), "the page has the specs")
    let contact = try PNG.decodePicture(place.bytes(of: "out/all.png"))
    #expect(contact.bitmap.width > 400)
    // Nothing has changed, and the pages are made from the files that are there.
    let first = try place.bytes(of: "out/index.html")
    try place.expect(arguments)
    #expect(try place.bytes(of: "out/index.html") == first)
    #expect(try place.run("verify out").text == "4 pictures: 4 the same, 0 differ\n")
  }

  @Test func furtherPagesAreNumbered() throws {
    let scales = (1...7).map { "\($0)" }.joined(separator: ", ")
    let sheet =
      "maquette: 1\nbody: { button: A }\nvariants:\n  scale: [\(scales)]\n  appearance: [light, dark]\n"
      + "  direction: [left-to-right, right-to-left]\n  contrast: [standard, increased]\n"
    let place = try Workplace(files: ["a.yaml": sheet])
    let outcome = try place.run("render a.yaml --out out --contact contact/a.png")
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(try place.files().filter { $0.hasPrefix("contact/") } == ["contact/a-2.png", "contact/a.png"])
  }

  @Test func whatCannotBeShownIsSaid() throws {
    let place = try Workplace(files: ["a.yaml": Self.sheet])
    try place.expect("render a.yaml --out out --contact a.jpg", 64)
    let single = try Workplace(files: ["a.yaml": "maquette: 1\nbody: { button: Play }\n"])
    try single.expect("render a.yaml -o a.png --gallery g", 64)
  }

  @Test func redlinesOfTheCommandLineStandInsteadOfTheSheets() throws {
    let place = try Workplace(files: ["a.yaml": "maquette: 1\nredlines: all\nbody: { button: Play }\n"])
    func size(_ arguments: String...) throws -> Int {
      let outcome = try place.run(["render", "a.yaml", "-o", "a.png"] + arguments)
      try #require(outcome.status == 0, "\(outcome.message)")
      return try PNG.decode(place.bytes(of: "a.png")).width
    }
    let all = try size()
    let none = try size("--redlines", "none")
    let frame = try size("--redlines", "frame")
    #expect(none < frame && frame < all)
    #expect(try size("--redlines", "all") == all)
    let wrong = try place.run("render a.yaml --redlines frames")
    #expect(wrong.status == 64 && wrong.message.contains("did you mean 'frame'?"))
  }
}
