import Testing

/// What newcomers typed and the answers that have to help: each names the next step.
@Suite("Words of newcomers", .inTurn)
struct NewcomerWordsTests {
  @Test(arguments: [
    ("vstack: { gap: 8 }", "did you mean 'spacing'?"),
    ("label: { text: A, bold: true }", "write 'weight: bold'"),
    ("button: { label: A }", "did you mean 'title'?"),
    ("bar-button: { title: A, role: back }", "did you mean 'style: back'?"),
    ("label: { text: A, color: navy }", "'#000080' is navy"),
    ("label: { text: A, color: chartruse }", "'maquette list colors' shows all"),
    ("label: { text: A, frame: { width: 50% } }", "'frame: { width: infinity }'"),
    ("symbol: hart.fill", "heart.fill"),
  ])
  func aSheetIsAnswered(body: String, hint: String) throws {
    let place = try Workplace(files: ["a.yaml": "maquette: 1\nbody: { \(body) }\n"])
    let outcome = try place.run("render a.yaml")
    #expect(outcome.message.contains(hint), "\(outcome.message)")
  }

  @Test func aDeviceOfTheFutureIsTheNewestOfItsSeries() throws {
    let place = try Workplace(files: ["a.yaml": "maquette: 1\ncanvas: iphone-99-pro\nbody: { label: A }\n"])
    #expect(try place.expect("render a.yaml", 65).message.contains("did you mean 'iphone-17-pro'?"))
  }

  @Test func aPictureIsNoSymbol() throws {
    let place = try Workplace(files: ["a.yaml": "maquette: 1\nbody: { label: A }\n"])
    try place.expect("render a.yaml -o a.png")
    try place.write("maquette: 1\nsymbols: { mine: a.png }\nbody: { symbol: mine }\n", to: "b.yaml")
    let message = try place.expect("render b.yaml", 65).message
    #expect(
      message.hasPrefix("b.yaml:2:18: error: cannot draw 'a.png': the file is a PNG, expected an SVG\n"))
    #expect(message.contains("use an element 'image'; a symbol is an SVG"))
  }

  @Test func optionsOfOtherTools() throws {
    let place = try Workplace()
    #expect(try place.expect("draw button Play --dark", 64).message.contains("write '--appearance dark'"))
    #expect(try place.expect("render a.yaml --dark", 64).message.contains("'appearance: dark'"))
    try place.write("{}", to: "a.tokens.json")
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    try place.expect("tokens a.tokens.json --font-dir /\(root)/Fonts/NotoSansHebrew")
  }

  /// White, black and clear are colours, the same in every appearance.
  @Test func constantColours() throws {
    let sheet = """
      maquette: 1
      scale: 1
      padding: 0
      body: { spacer: { frame: { width: 4, height: 4 }, background: %@ } }
      variants: { appearance: [light, dark] }
      """
    for (name, hex) in [("white", "\"#FFFFFF\""), ("black", "\"#000\""), ("clear", "\"#00000000\"")] {
      let place = try Workplace(files: [
        "a.yaml": sheet.replacing("%@", with: name), "b.yaml": sheet.replacing("%@", with: hex),
      ])
      try place.expect("render a.yaml b.yaml --out out --strip")
      for variant in ["light", "dark"] {
        #expect(
          try place.bytes(of: "out/a~\(variant).png") == place.bytes(of: "out/b~\(variant).png"), "\(name)")
      }
      #expect(try place.run("list colors").text.contains("\n\(name) "))
    }
  }
}
