import MaquetteFiles
import MaquettePNG
import MaquetteRaster
import Testing

/// What a picture says of the sheet that it was drawn from.
@Suite(.inTurn) struct ProvenanceTests {
  private static let sheet = "maquette: 1\nbody:\n  button: Play\nvariants:\n  appearance: [light, dark]\n"

  @Test func aPictureGivesBackItsSheet() throws {
    let place = try Workplace(files: ["a.yaml": Self.sheet])
    try place.run("render a.yaml --out out")
    let outcome = try place.expect("extract out/a~dark.png", output: Self.sheet)
    #expect(outcome.message.contains("as 'a~dark'"))
    let json = try place.run("extract out/a~dark.png --json")
    #expect(json.text.contains(#""name": "variant.appearance""#) && json.text.contains(#""role": "sheet""#))
  }

  @Test func allFilesComeBackWhereTheyFindEachOther() throws {
    let place = try Workplace(files: [
      "sheets/a.yaml": "maquette: 1\ninclude: ../parts/b.yaml\nbody:\n  use: play\n",
      "parts/b.yaml": "define:\n  play:\n    button: Play\n",
      "brand.tokens.json": ##"{"color": {"accent": {"$type": "color", "$value": "#FF0000"}}}"##,
    ])
    let render = try place.run("render sheets/a.yaml --out out --tokens brand.tokens.json")
    try #require(render.status == 0, "\(render.message)")
    let outcome = try place.run("extract out/a.png --out back")
    #expect(outcome.status == 0, "\(outcome.message)")
    let files = try place.files().filter { $0.hasPrefix("back/") }
    #expect(files == ["back/brand.tokens.json", "back/parts/b.yaml", "back/sheets/a.yaml"])
    for file in files {
      #expect(try place.bytes(of: file) == place.bytes(of: String(file.dropFirst(5))))
    }
    #expect(try place.run("verify out/a.png").text == "out/a.png: the same\n")
    #expect(try place.run("extract out/a.png").message.contains("2 more files"))
  }

  @Test func nothingIsWrittenOverSomethingElse() throws {
    let place = try Workplace(files: ["a.yaml": "maquette: 1\nbody: { button: Play }\n"])
    try place.run("render a.yaml --out out")
    try place.write("mine", to: "back/a.yaml")
    try place.expect("extract out/a.png --out back", 73)
    #expect(try place.bytes(of: "back/a.yaml") == Array("mine".utf8))
  }

  @Test func verifyTellsWhetherPixelsWouldBeTheSame() throws {
    let place = try Workplace(files: ["a.yaml": Self.sheet])
    try place.run("render a.yaml --out out --scale 3 --redlines frame,color")
    #expect(try place.run("verify out").text == "2 pictures: 2 the same, 0 differ\n")
    // As if another version had drawn it: the pixels are others, the sheet is the same.
    let picture = try PNGFile.read(place.path + "/out/a~dark.png")
    var bitmap = picture.bitmap
    bitmap[5, 5] = PremultipliedColor(red: 1, green: 2, blue: 3, alpha: 255)
    let texts = picture.texts.sorted { $0.key < $1.key }.map { PNGText(keyword: $0.key, text: $0.value) }
    try PNGFile.write(bitmap, to: place.path + "/out/a~dark.png", options: PNGOptions(texts: texts))
    let outcome = try place.expect("verify out", 1)
    #expect(outcome.text.contains("out/a~dark.png: differs: "))
    #expect(outcome.text.contains("1 the same, 1 differ"))
  }

  @Test func strippedPicturesSayNothing() throws {
    let place = try Workplace(files: ["a.yaml": Self.sheet])
    try place.run("render a.yaml --out out")
    let full = try place.bytes(of: "out/a~dark.png")
    try place.run("render a.yaml --out out --strip")
    let bare = try place.bytes(of: "out/a~dark.png")
    #expect(bare.count < full.count, "another option is another picture, so it was written anew")
    #expect(try PNG.decode(bare) == PNG.decode(full))
    for verb in ["extract", "verify"] {
      let outcome = try place.run([verb, "out/a~dark.png"])
      #expect(outcome.status == 65 && outcome.text.isEmpty)
      #expect(outcome.message.contains("does not store its sheet"))
    }
  }

  @Test func damageIsAnErrorWithItsPlace() throws {
    let place = try Workplace(files: ["a.yaml": Self.sheet])
    try place.run("render a.yaml --out out")
    let picture = try PNGFile.read(place.path + "/out/a~dark.png")
    let text = try #require(picture.texts["Maquette sheet"])
    for (damaged, message) in [
      (String(text.dropLast(30)), "record of its sheet is damaged"),
      (text.replacing("Play", with: "Stop"), "record of its sheet is damaged"),
      ("maquette-provenance 1\n", "this version cannot read"),
      (#"{"maquette-provenance":3,"digest":""}"#, "this version cannot read"),
      ("", "record of its sheet is damaged"),
    ] {
      let options = PNGOptions(texts: [PNGText(keyword: "Maquette sheet", text: damaged)])
      try PNGFile.write(picture.bitmap, to: place.path + "/bad.png", options: options)
      for verb in ["extract", "verify"] {
        let outcome = try place.run([verb, "bad.png"])
        #expect(outcome.status == 65 && outcome.message.contains(message), "\(outcome.message)")
      }
    }
    try place.write("no picture", to: "text.png")
    try place.expect("extract text.png", 65)
    try place.expect("extract none.png", 66)
  }

  @Test func aSheetFromStandardInputIsKeptToo() throws {
    let place = try Workplace()
    let drawn = try place.run("render -", input: "maquette: 1\nbody: { button: Play }\n")
    try FileBytes.write(drawn.output, to: place.path + "/a.png")
    #expect(try place.run("extract a.png").text == "maquette: 1\nbody: { button: Play }\n")
    try place.expect("verify a.png")
  }
}
