import MaquettePNG
import MaquetteRaster
import Testing

@testable import MaquetteCommand

@Suite("maquette.yaml", .inTurn)
struct SettingsTests {
  private static let sheet =
    "maquette: 1\npadding: 0\nbody: { spacer: { frame: { width: 4, height: 4 }, surface: { fill: accent } } }\n"

  private static func tokens(_ color: String) -> String {
    ##"{ "color": { "accent": { "$type": "color", "$value": "\##(color)" } } }"##
  }

  /// The red of a picture's first pixel.
  private func red(of name: String, in place: Workplace) throws -> UInt8 {
    try PNG.decode(place.bytes(of: name))[0, 0].red
  }

  @Test("the file says tokens, folder and scale; paths are from its folder")
  func file() throws {
    let place = try Workplace(files: [
      "maquette.yaml": "tokens: brand/one.tokens.json\nout: build/\nscale: 3\n",
      "brand/one.tokens.json": Self.tokens("#112233"), "sheets/a.yaml": Self.sheet,
    ])
    try place.expect("render sheets/a.yaml", output: "build/a.png\n")
    #expect(try PNG.decode(place.bytes(of: "build/a.png")).width == 12)
    #expect(try red(of: "build/a.png", in: place) == 0x11)
  }

  @Test("variables win over the file, and options over both")
  func order() throws {
    let place = try Workplace(files: [
      "maquette.yaml": "tokens: one.tokens.json\nout: build/\n", "one.tokens.json": Self.tokens("#110000"),
      "two.tokens.json": Self.tokens("#220000"), "three.tokens.json": Self.tokens("#330000"),
      "a.yaml": Self.sheet,
    ])
    let variables = ["MAQUETTE_TOKENS": "two.tokens.json", "MAQUETTE_OUT": "other/"]
    try place.expect("render a.yaml", output: "other/a.png\n", environment: variables)
    #expect(try red(of: "other/a.png", in: place) == 0x22)
    try place.expect(
      "render a.yaml --tokens three.tokens.json -o c.png", output: "c.png\n", environment: variables)
    #expect(try red(of: "c.png", in: place) == 0x33)
  }

  @Test("settings are no sheet of their folder")
  func noSheet() throws {
    let place = try Workplace(files: ["maquette.yaml": "out: build/\n", "a.yaml": Self.sheet])
    try place.expect("render .", output: "build/a.png\n")
  }

  @Test("a wrong setting is reported with its place")
  func wrong() throws {
    let place = try Workplace(files: [
      "maquette.yaml": "token: a.tokens.json\nscale: []\n", "a.yaml": Self.sheet,
    ])
    let outcome = try place.expect("render a.yaml", 65)
    #expect(outcome.message.hasPrefix("maquette.yaml:1:1: error: unknown setting 'token'\n"))
    #expect(outcome.message.contains("did you mean 'tokens'?"))
    #expect(
      outcome.message.contains("maquette.yaml:2:8: error: expected a number for 'scale', found an empty list")
    )
    #expect(try place.files() == ["a.yaml", "maquette.yaml"])
  }

  @Test("a sheet that has the name of the settings is explained")
  func sheet() throws {
    let place = try Workplace(files: ["maquette.yaml": Self.sheet])
    #expect(
      try place.expect("render maquette.yaml", 65).message.contains(
        "a sheet cannot have the settings' file name"))
  }

  @Test("lint takes its configuration from the settings")
  func lint() throws {
    let place = try Workplace(files: [
      "maquette.yaml": "lint: lint.yaml\n", "lint.yaml": "rules: { L-hit: error }\n",
      "a.yaml": "maquette: 1\nbody: { button: { title: A, size: small } }\n",
    ])
    #expect(try place.expect("lint a.yaml", 2).text.contains("error: L-hit"))
  }
}
