import Foundation
import MaquettePNG
import MaquetteRaster
import Testing

@Suite("maquette render", .inTurn)
struct RenderTests {
  static let sheet = "maquette: 1\ntitle: One button\nbody: { button: Play }\n"
  static let variants = sheet + "variants: { appearance: [light, dark], scale: [1, 2] }\n"

  @Test("a sheet becomes a picture in the current folder, and its path is printed")
  func oneSheet() throws {
    let place = try Workplace(files: ["sheets/a.yaml": Self.sheet])
    try place.expect("render sheets/a.yaml", output: "a.png\n", message: "")
    #expect(try place.files() == ["a.png", "sheets/a.yaml"])
    let picture = try PNG.decodePicture(place.bytes(of: "a.png"))
    #expect(picture.scale == 2)
    #expect(picture.texts["Title"] == "One button")
    #expect(picture.texts["Software"]?.hasPrefix("Maquette ") == true)
  }

  @Test("variants have pictures of their own")
  func variants() throws {
    let place = try Workplace(files: ["a.yaml": Self.variants])
    let outcome = try place.run("render a.yaml --out build")
    #expect(
      outcome.text == "build/a~light@1x.png\nbuild/a~light@2x.png\nbuild/a~dark@1x.png\nbuild/a~dark@2x.png\n"
    )
    #expect(try PNG.decodePicture(place.bytes(of: "build/a~dark@1x.png")).scale == 1)
  }

  @Test("a folder's sheets keep their places, whatever the number of threads", arguments: ["1", "2", "5"])
  func folder(threads: String) throws {
    let place = try Workplace(files: [
      "in/b/x.yaml": Self.sheet, "in/a.yml": Self.sheet,
      "in/c.json": #"{"maquette": 1, "body": {"button": "Play"}}"#,
      "in/notes.txt": "no sheet", "in/.hidden.yaml": "no sheet",
    ])
    let outcome = try place.expect(
      ["render", "in/", "-o", "out", "--threads", threads], output: "out/a.png\nout/b/x.png\nout/c.png\n")
    #expect(outcome.message.contains("in/.hidden.yaml: skipped: it is hidden\n"))
    #expect(!outcome.message.contains("notes.txt"))
    #expect(try PNG.decode(place.bytes(of: "out/a.png")) == PNG.decode(place.bytes(of: "out/c.png")))
  }

  @Test("streams: a sheet comes in and a picture goes out")
  func streams() throws {
    let place = try Workplace()
    let filter = try place.spawn("render -", input: Self.sheet)
    #expect(filter.status == 0)
    #expect(filter.message == "")
    #expect(try PNG.decode(filter.output).width > 0)
    #expect(try place.files() == [])
    let named = try place.run("render - -o b.png", input: Self.sheet)
    #expect(named.text == "b.png\n")
    #expect(try place.bytes(of: "b.png") == filter.output)
  }

  @Test("--json tells of the pictures and of all problems, with their places")
  func json() throws {
    let place = try Workplace(files: [
      "in/a.yaml": Self.variants, "in/b.yaml": "maquette: 1\nbody: { buton: A }\n",
      "in/c.yaml": "maquette: 1\nbody: { button: Play, }\n",
    ])
    func run(_ line: String, _ status: Int32) throws -> [String: Any] {
      let outcome = try place.expect(line, status)
      return try #require(JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    }
    let first = try run("render in --out out --json", 65)
    let pictures = ["light@1x", "light@2x", "dark@1x", "dark@2x"].map { "out/a~\($0).png" } + ["out/c.png"]
    #expect(first["pictures"] as? [String] == pictures)
    #expect(first["drawn"] as? [String] == pictures)
    #expect(first["failed"] as? [String] == ["in/b.yaml"])
    let problem = try #require((first["problems"] as? [[String: Any]])?.first)
    #expect(problem["file"] as? String == "in/b.yaml" && problem["severity"] as? String == "error")
    #expect(problem["line"] as? Int == 2 && problem["column"] as? Int == 9)
    #expect((problem["message"] as? String)?.contains("'buton'") == true)

    let second = try run("render in/a.yaml --out out --json", 0)
    #expect(second["drawn"] as? [String] == [] && second["unchanged"] as? Int == 4)
    #expect((second["problems"] as? [Any])?.isEmpty == true)
    for line in [
      "render in --out out --json --dry-run", "render - --json", "render in/c.yaml --json --out -",
    ] {
      try place.expect(line, 64, output: "", input: Self.sheet)
    }
  }

  @Test("--compression changes the file's size and not its pixels")
  func compression() throws {
    let place = try Workplace(files: ["a.yaml": Self.sheet])
    var files: [[UInt8]] = []
    for level in ["fast", "default", "best"] {
      try place.expect(["render", "a.yaml", "-o", "\(level).png", "--compression", level])
      files.append(try place.bytes(of: "\(level).png"))
    }
    #expect(Set(try files.map { try PNG.decode($0).pixels }).count == 1)
    #expect(files[2].count < files[0].count)
    try place.expect("draw button Play -o b.png --compression best")
    try place.expect("render a.yaml --compression 7", 64)
  }

  @Test("--scale decides over the sheet")
  func scale() throws {
    let place = try Workplace(files: ["a.yaml": Self.sheet])
    try place.run("render a.yaml -o 2.png")
    try place.run("render a.yaml -o 3.png --scale 3")
    let (two, three) = try (
      PNG.decodePicture(place.bytes(of: "2.png")), PNG.decodePicture(place.bytes(of: "3.png"))
    )
    #expect(three.scale == 3)
    // The same points, to a pixel of rounding on each side.
    #expect(abs(three.bitmap.width * 2 - two.bitmap.width * 3) <= 3)
  }

  @Test("a wrong sheet does not keep the others from being drawn")
  func oneOfMany() throws {
    let place = try Workplace(files: [
      "in/a.yaml": Self.sheet, "in/b.yaml": "maquette: 1\nbody: { buton: Play }\n",
    ])
    let outcome = try place.expect("render in -o out", 65, output: "out/a.png\n")
    #expect(outcome.message.hasPrefix("in/b.yaml:2:9: error: unknown element 'buton'"))
    #expect(outcome.message.contains("\nfailed: in/b.yaml\n1 picture: 1 drawn, 0 unchanged, 1 failed, in "))
    #expect(try place.files() == ["in/a.yaml", "in/b.yaml", "out/a.png", "out/maquette-manifest.jsonl"])
  }

  @Test("warnings are said once, and are errors under --strict")
  func strict() throws {
    let place = try Workplace(files: [
      "a.yaml":
        "maquette: 1\nbody: { button: { symbol: play.fil } }\nvariants: { appearance: [light, dark] }\n"
    ])
    let lenient = try place.expect(
      "render a.yaml",
      message: """
        a.yaml:2:9: warning: unknown symbol 'play.fil'; a placeholder is drawn
          body: { button: { symbol: play.fil } }
                  ^
          did you mean 'play.fill'?

        """)
    let strict = try place.expect("render a.yaml -o out --strict", 65, output: "")
    #expect(strict.message.hasPrefix(lenient.message.replacing("warning:", with: "error:")))
    #expect(
      try place.files() == ["a.yaml", "a~dark.png", "a~light.png", "out/maquette-manifest.jsonl"])
  }
}
