import Testing

/// What the command says when it is asked wrongly or cannot do what it is asked, and the exit code.
@Suite("Command line", .inTurn)
struct CommandLineTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    var status: Int32
    var message: String
    var input = ""

    init(_ arguments: String, _ status: Int32, _ message: String, input: String = "") {
      self.arguments = arguments.split(separator: " ").map(String.init)
      self.status = status
      self.message = message
      self.input = input
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let cases = [
    Case("render no.yaml", 66, "no.yaml: error: no such file"),
    Case(
      "render empty", 66,
      "maquette: empty: there are no sheets here; a sheet's name ends in .yaml, .yml or .json"),
    Case("render - -", 64, "maquette: standard input ('-') can be read once only"),
    Case(
      "render many.yaml -o one.png", 64,
      "maquette: there are 4 pictures, but 'one.png' is one file; name a folder"),
    Case("render many.yaml -o -", 64, "maquette: standard output takes one picture, but there are 4"),
    Case(
      "render a.yaml sub/a.yaml", 64,
      "maquette: 'a.yaml' and 'sub/a.yaml' would both be drawn to 'a.png'; draw them to two folders"),
    Case(
      "render many.yaml --scale 3", 64,
      "maquette: many.yaml: the sheet's variants set the scale; remove --scale"),
    Case(
      "render a.yaml --scale 99", 64, "maquette: --scale: expected a number between 0.5 and 8, found '99'"),
    Case("render a.yaml --scale nan", 64, "maquette: --scale: expected a number, found 'nan'"),
    Case(
      "render a.yaml -o a.yaml/x", 73, "maquette: a.yaml/x: cannot write: a file with this name is in the way"
    ),
    Case("render a.yaml -o /dev/full", 73, "maquette: /dev/full: cannot write: the disk is full"),
    Case(
      "render a.yaml --font no.ttf", 66,
      "maquette: no font exists at 'no.ttf'; check the path, or remove it to use the bundled Inter"),
    Case(
      "render a.yaml --font a.yaml", 65,
      "maquette: 'a.yaml' is not a font; a TrueType (.ttf) or OpenType (.otf) file is expected"),
    Case(
      "render a.yaml --font empty", 66,
      "maquette: the folder 'empty' contains no .ttf, .otf, .ttc or .otc file"),
    Case("draw buton", 64, "maquette: there is no control 'buton'; did you mean 'button'?"),
    Case("draw zzz", 64, "maquette: there is no control 'zzz'; see 'maquette list controls'"),
    Case(
      "draw vstack", 64, "maquette: vstack holds other elements; write a sheet and use 'maquette render'"),
    Case("draw button titel=x", 64, "maquette: unknown attribute 'titel' of button; did you mean 'title'?"),
    Case(
      "draw button qqq=x", 64,
      "maquette: unknown attribute 'qqq' of button; see 'maquette list controls button'"),
    Case(
      "draw button style=fild", 64,
      "maquette: style: expected one of plain, gray, tinted, filled, outlined, system, glass, glass-prominent, found 'fild'"
    ),
    Case("draw button title=a title=b", 64, "maquette: title=b: 'title' is given twice"),
    Case(
      "draw button title=" + String(repeating: "x", count: 10_000), 75,
      "maquette: title: this text has 10000 characters; a text may have 4096"),
    Case("draw button =b", 64, "maquette: =b: expected a name before '='"),
    Case(
      "draw button a --appearance dim", 64, "maquette: --appearance: expected one of light, dark, found 'dim'"
    ),
    Case(
      "draw button frame.width=1e9 frame.height=1e9", 75,
      "button: error: a picture of 1000000032 by 1000000032 points at 2x has more than 256 megapixels"),
    Case("list controls buton", 64, "maquette: there is no control 'buton'; did you mean 'button'?"),
    Case("inspect no.yaml", 66, "no.yaml: error: no such file"),
    Case(
      "check --record often", 64,
      "Error: The value 'often' is invalid for '--record <missing|failed|all|never>'. "
        + "Please provide one of 'all', 'failed', 'missing' or 'never'."),
    Case("rendr a.yaml", 64, "maquette: there is no verb 'rendr'; did you mean 'render'?"),
    Case("b.yaml", 66, "b.yaml: error: no such file"),
    Case("list simbols", 64, "maquette: there is no list 'simbols'; did you mean 'symbols'?"),
    Case("render", 64, "Error: Missing expected argument '<sheets> ...'"),
    Case("render a.yaml --threads 0", 64, "Error: --threads takes a number from 1 on."),
  ]

  @Test("says where, what and what to do, and writes nothing", arguments: cases)
  func messages(_ test: Case) throws {
    let files = [
      "a.yaml": RenderTests.sheet, "sub/a.yaml": RenderTests.sheet, "many.yaml": RenderTests.variants,
      "empty/notes.txt": "",
    ]
    let place = try Workplace(files: files)
    let outcome = try place.run(test.arguments, input: test.input)
    #expect(outcome.status == test.status)
    #expect(outcome.message.split(separator: "\n").first.map(String.init) == test.message)
    #expect(outcome.text == "")
    #expect(try place.files() == files.keys.sorted())
  }

  static let sheets: [(name: String, sheet: String, status: Int32)] = [
    ("nothing", "", 65),
    ("a tab", "maquette: 1\nbody:\n\tbutton: Play\n", 65),
    (
      "a canvas of a billion points",
      "maquette: 1\nsize: { width: 1e9, height: 1e9 }\nbody: { button: Play }\n", 75
    ),
    ("a cyclic alias", "maquette: 1\nbody: &a { vstack: [*a] }\n", 65),
    ("a wrong type", "maquette: 1\nbody: { button: { title: [Play] } }\n", 65),
    ("a duplicate key", "maquette: 1\nmaquette: 1\nbody: { button: Play }\n", 65),
    ("an empty title", "maquette: 1\ntitle: ''\nbody: { button: Play }\n", 65),
  ]

  @Test("a bad sheet is an error with a place and no picture", arguments: sheets)
  func badSheets(name: String, sheet: String, status: Int32) throws {
    let place = try Workplace(files: ["a.yaml": sheet])
    let outcome = try place.run(["render", "a.yaml"])
    #expect(outcome.status == status)
    #expect(outcome.text == "")
    #expect(outcome.message.hasPrefix("a.yaml:"))
    #expect(outcome.message.contains(": error: "))
    #expect(try place.files() == ["a.yaml"])
  }

  @Test("help is on standard output, for the command and for each verb")
  func help() throws {
    let place = try Workplace()
    for verb in [[], ["render"], ["draw"], ["check"], ["inspect"], ["list"]] {
      let outcome = try place.run(verb + ["--help"])
      #expect(outcome.status == 0)
      #expect(outcome.message == "")
      #expect(outcome.text.contains("EXAMPLES\n  maquette \(verb.first ?? "draw")"))
      // Examples are there to be copied, so none is broken into two lines.
      let lines = outcome.text.split(separator: "\n")
      #expect(lines.allSatisfy { !$0.hasPrefix("maquette") && $0 != "play.png" })
    }
    #expect(try place.run([]).text == place.run(["--help"]).text)
  }

  @Test("--version and --licenses")
  func versionAndLicenses() throws {
    let place = try Workplace()
    #expect(try place.spawn("--version").text.hasPrefix("maquette "))
    let licenses = try place.spawn("--licenses").text
    for name in ["MIT License", "SIL OPEN FONT LICENSE", "Inter", "FreeType", "HarfBuzz", "libpng"] {
      #expect(licenses.contains(name))
    }
  }

  @Test("a hundred megabytes are refused unread")
  func largeFile() throws {
    let place = try Workplace(files: ["a.yaml": ""])
    try Sparse.grow("\(place.path)/a.yaml", to: 100 << 20)
    let outcome = try place.run(["render", "a.yaml"])
    #expect(outcome.status == 75)
    #expect(outcome.message == "a.yaml: error: the file has 104857600 bytes; a sheet may have 4194304\n")
  }
}
