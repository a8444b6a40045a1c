import MaquetteFiles
import MaquettePNG
import Testing

@Suite("maquette tokens", .inTurn)
struct TokensTests {
  private static let repository = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/")
  private static let brand = ##"{ "color": { "accent": { "$value": "#800080" } } }"##
  private static let sheet = "maquette: 1\nbody: { button: { title: Play, style: filled } }\n"

  @Test("goldens are as they were under the theme that was written and read again")
  func exported() throws {
    let place = try Workplace()
    try place.expect("tokens --export -o theme.json")
    let goldens = ["Switch", "SegmentedControl", "ListRow", "Checkbox"].map {
      "\(Self.repository)/Golden/\($0)"
    }
    let outcome = try place.run(["check"] + goldens + ["--tokens", "theme.json"])
    #expect(outcome.status == 0 && !outcome.message.contains("warning"), "\(outcome.message)")
    #expect(outcome.text.contains(" equal, 0 recorded, 0 failed") || outcome.message.contains(" 0 failed"))
  }

  @Test("every verb that draws takes tokens, and later files win")
  func everyVerb() throws {
    let place = try Workplace(files: [
      "a.yaml": Self.sheet, "brand.json": Self.brand,
      "other.json": ##"{ "color": { "accent": { "$value": "#008000" } } }"##,
    ])
    try place.run("render a.yaml -o plain.png")
    try place.run("render a.yaml -o brand.png --tokens brand.json")
    try place.run("render a.yaml -o last.png --tokens other.json --tokens brand.json")
    try place.run("draw button Play style=filled -o drawn.png --tokens brand.json")
    func picture(_ name: String) throws -> [UInt8] { try place.bytes(of: name) }
    #expect(try PNG.decode(picture("plain.png")) != PNG.decode(picture("brand.png")))
    #expect(try PNG.decode(picture("last.png")) == PNG.decode(picture("brand.png")))
    #expect(try PNG.decode(picture("drawn.png")) == PNG.decode(picture("brand.png")))
    let list = try place.run("inspect a.yaml --stage display-list --tokens brand.json")
    #expect(list.text.contains("#800080"))
    try place.run("render a.yaml")
    try place.expect("check a.yaml")
    try place.expect("check a.yaml --tokens brand.json", 1)
  }

  @Test("a sheet names its tokens itself; those of the command line win")
  func sheetKey() throws {
    let place = try Workplace(files: [
      "sheets/a.yaml": Self.sheet + "tokens: ../brand/tokens.json\n",
      "sheets/b.yaml": Self.sheet + "tokens: [../brand/tokens.json, ../brand/green.json]\n",
      "brand/tokens.json": Self.brand,
      "brand/green.json": ##"{ "color": { "accent": { "$value": "#008000" } } }"##,
      "red.json": ##"{ "color": { "accent": { "$value": "#CC0000" } } }"##,
    ])
    func colors(_ arguments: [String]) throws -> String {
      try place.run(["inspect"] + arguments + ["--stage", "display-list"]).text
    }
    #expect(try colors(["sheets/a.yaml"]).contains("#800080"))
    #expect(try colors(["sheets/b.yaml"]).contains("#008000"))
    #expect(try colors(["sheets/a.yaml", "--tokens", "red.json"]).contains("#CC0000"))
  }

  @Test("what is wrong in a token file of a sheet is said at its place there")
  func wrongInSheet() throws {
    let place = try Workplace(files: [
      "a.yaml": Self.sheet + "tokens: t.json\n",
      "t.json": "{\n  \"color\": { \"accent\": { \"$value\": 5 } } }",
      "b.yaml": Self.sheet + "tokens: nowhere.json\n", "c.yaml": Self.sheet + "tokens: { a: b }\n",
      "d.yaml": Self.sheet + "themes: { brand: t.json }\n",
    ])
    for (sheet, answer) in [
      ("a.yaml", "t.json:2:36: error: expected a colour, found '5'"),
      ("b.yaml", "b.yaml:3:9: error: nowhere.json: error: no such file"),
      ("c.yaml", "c.yaml:3:14: error: expected a token or a group for 'a', found 'b'"),
      ("d.yaml", "t.json:2:36: error: expected a colour, found '5'"),
    ] {
      let outcome = try place.expect(["render", sheet], 65)
      #expect(outcome.message.hasPrefix(answer), "\(outcome.message)")
    }
    #expect(try place.files().filter { $0.hasSuffix(".png") } == [])
  }

  @Test("a folder of fonts gives families that tokens name")
  func fonts() throws {
    let place = try Workplace(files: [
      "family.json": #"{ "font": { "family": { "$type": "fontFamily", "$value": ["Noto Sans Hebrew"] } } }"#,
      "none.json": #"{ "font": { "family": { "$type": "fontFamily", "$value": ["Nowhere Sans"] } } }"#,
      "a.yaml": "maquette: 1\nbody: { label: Harbour }\n",
    ])
    let fonts = "\(Self.repository)/Fonts/NotoSansHebrew"
    try place.run("render a.yaml")
    let outcome = try place.run([
      "render", "a.yaml", "-o", "b.png", "--tokens", "family.json", "--font-dir", fonts,
    ])
    #expect(outcome.message == "" && outcome.status == 0)
    #expect(try PNG.decode(place.bytes(of: "a.png")) != PNG.decode(place.bytes(of: "b.png")))
    let unknown = try place.expect("render a.yaml -o c.png --tokens none.json")
    #expect(
      unknown.message.contains("none.json:1:58: warning: no font is loaded for the family 'Nowhere Sans'"))
    #expect(try PNG.decode(place.bytes(of: "a.png")) == PNG.decode(place.bytes(of: "c.png")))
    try place.expect("render a.yaml --font-dir nowhere", 66)
  }

  @Test("symbols are drawn from pictures of the sheet's own")
  func symbols() throws {
    let svg = #"<svg viewBox="0 0 24 24" fill="none" stroke="black"><path d="M4 4 H20 V20 H4 Z"/></svg>"#
    let place = try Workplace(files: [
      "a.yaml": "maquette: 1\nsymbols: { brand.box: art/box.svg }\nbody: { symbol: brand.box.circle }\n",
      "art/box.svg": svg,
      "b.yaml": "maquette: 1\nsymbols: { box: bad.svg }\nbody: spacer\n",
      "bad.svg": "<svg viewBox=\"0 0 24 24\">\n<path d=\"M4 4 X\"/></svg>",
      "c.yaml": "maquette: 1\nsymbols: { \"b x\": art/box.svg }\nbody: spacer\n",
      "d.yaml": "maquette: 1\nsymbols: [a]\nbody: spacer\n",
      "e.yaml": "maquette: 1\nsymbols: { a: nowhere.svg }\nbody: spacer\n",
    ])
    let good = try place.run("render a.yaml --strict")
    #expect(good.status == 0, "\(good.message)")
    for (sheet, answer) in [
      ("b.yaml", "bad.svg:2:7: error: the path cannot be read: "),
      ("c.yaml", "c.yaml:2:12: error: 'b x' cannot be the name of a symbol"),
      ("d.yaml", "d.yaml:2:10: error: expected names with paths of symbol files, found a list"),
      ("e.yaml", "e.yaml:2:15: error: "),
    ] {
      let outcome = try place.expect(["render", sheet], 65)
      #expect(outcome.message.hasPrefix(answer), "\(outcome.message)")
    }
  }

  @Test("wrong command lines and files")
  func wrong() throws {
    let place = try Workplace(files: [
      "t.json": "{ \"a\": 1 }", "w.json": ##"{ "color": { "lable": { "$value": "#fff" } } }"##,
    ])
    try place.expect("tokens", 64)
    try place.expect("tokens t.json --export", 64)
    try place.expect("tokens t.json", 65)
    try place.expect("tokens nowhere.json", 66)
    try place.expect("tokens w.json")
    try place.expect("tokens w.json --strict", 65)
    #expect(try place.spawn("tokens -", input: Self.brand).status == 0)
    try place.expect("tokens --export -o no/such/folder/t.json", 73)
    #expect(try place.run("list tokens --platform macos").text.contains("color.accent"))
  }
}
