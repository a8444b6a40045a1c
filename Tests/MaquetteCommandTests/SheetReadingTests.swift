import Foundation
import MaquetteFiles
import Testing

/// Tables, tokens, JSON and names of pictures, as the command reads them.
@Suite(.inTurn) struct SheetReadingTests {
  private static let loop =
    "maquette: 1\nbody: { vstack: [{ for-each: { in: t.csv, as: r, do: { label: \"$r.name $r.price\" } } }] }\n"

  private func texts(_ table: String) throws -> [String] {
    let place = try Workplace(files: ["a.yaml": Self.loop, "t.csv": table])
    let outcome = try place.expect("inspect a.yaml --stage accessibility")
    return outcome.text.split(separator: "\n").compactMap { $0.split(separator: "\"").first.map(String.init) }
  }

  @Test(arguments: [
    "name,price\nTea,2.50\n\"a, b\",1\n", "name;price\nTea;2.50\n\"a, b\";1\n",
    "name\tprice\nTea\t2.50\na, b\t1\n",
    "sep=;\r\nname;price\r\nTea;2.50\r\na, b;1\r\n", "\"name\";\"price\"\nTea;2.50\na, b;1\n",
  ])
  func theFirstRowTellsTheSeparator(table: String) throws {
    #expect(try texts(table) == ["Tea 2.50", "a, b 1"])
  }

  @Test func numbersWithCommasAreNoTroubleBetweenSemicolons() throws {
    #expect(try texts("name;price\nTea;2,50\n") == ["Tea 2,50"])
  }

  @Test func aRowOfAnotherLengthNamesTheSeparator() throws {
    let place = try Workplace(files: ["a.yaml": Self.loop, "t.csv": "name;price\nTea;2;50\n"])
    let message = try place.expect("render a.yaml", 65).message
    #expect(message.contains("t.csv:2:1: error: this row has 3 fields, and the first row names 2"))
    #expect(message.contains("fields are separated by ';', as in the first row"))
  }

  @Test func namesOfOneFileOnMacOSAreRefused() throws {
    let sheet = "maquette: 1\nbody: { button: a }\n"
    let place = try Workplace(files: [
      "tints.yaml":
        "maquette: 1\noutput: '{tint}.png'\nbody: { button: A }\nvariants: { tint: ['#FF0000', '#ff0000'] }\n",
      "s/Foo.yaml": sheet, "s/foo.yml": sheet, "u/x.YAML": sheet, "n/e\u{301}.yaml": sheet,
    ])
    // A dictionary takes both spellings for one name.
    try place.write(sheet, to: "n/\u{E9}.yaml")
    let tints = try place.expect("render tints.yaml", 65)
    #expect(tints.message.contains("'FF0000.png' and 'ff0000.png'"), "\(tints.message)")
    let folder = try place.expect("render s --out o", 64)
    #expect(folder.message.contains("'o/Foo.png' and 'o/foo.png', which are one file on macOS"))
    try place.expect("render n --out o", 64)
    #expect(try place.run("check s").status != 0)
    try place.expect("render u/x.YAML --out o", output: "o/x.png\n")
    try place.expect("render u --out p", output: "p/x.png\n")
  }

  private static let tokens = ##"""
    { "brand": { "$type": "color", "ink": { "$value": "#112233" } },
      "space": { "$type": "dimension", "md": { "$value": { "value": 16, "unit": "px" } } },
      "alias": { "$type": "dimension", "$value": "{space.md}" },
      "half": { "$type": "number", "$value": 0.5 }, "bold": { "$type": "fontWeight", "$value": 700 },
      "slow": { "$type": "duration", "$value": { "value": 500, "unit": "ms" } },
      "line": { "$type": "border", "$value": {
        "color": "{brand.ink}", "width": { "value": 2, "unit": "px" }, "style": "solid" } },
      "dashes": { "$type": "border", "$value": {
        "color": "#000000", "width": { "value": 2, "unit": "px" }, "style": "dashed" } },
      "low": { "$type": "shadow", "$value": { "color": "#00000080", "offsetX": { "value": 1, "unit": "px" },
        "offsetY": { "value": 4, "unit": "px" }, "blur": { "value": 12, "unit": "px" },
        "spread": { "value": 0, "unit": "px" } } } }
    """##

  private func list(of body: String, in place: Workplace) throws -> String {
    try place.write("maquette: 1\ntokens: t.tokens.json\nbody:\n  \(body)\n", to: "a.yaml")
    return try place.expect("inspect a.yaml --stage display-list").text
  }

  /// A name draws what its value draws.
  @Test(arguments: [
    ("padding: '{space.md}'", "padding: 16"), ("padding: { top: '{alias}' }", "padding: { top: 16 }"),
    ("frame: { width: '{space.md}' }", "frame: { width: 16 }"), ("opacity: '{half}'", "opacity: 0.5"),
    ("weight: '{bold}'", "weight: 700"),
    ("surface: { radius: '{space.md}', fill: red }", "surface: { radius: 16, fill: red }"),
    ("surface: { border: '{line}' }", "surface: { border: { color: '{brand.ink}', width: 2 } }"),
    (
      "surface: { fill: red, shadow: '{low}' }",
      "surface: { fill: red, shadow: { color: '#00000080', x: 1, y: 4, blur: 12 } }"
    ),
  ])
  func tokensOfEveryTypeCanBeNamed(named: String, written: String) throws {
    let place = try Workplace(files: ["t.tokens.json": Self.tokens])
    func plain(_ text: String) -> String { text.replacing(#/ \([a-z0-9.]*\)/#, with: "") }
    let (first, second) = (
      try list(of: "label: { text: a, \(named) }", in: place),
      try list(of: "label: { text: a, \(written) }", in: place)
    )
    #expect(plain(first) == plain(second))
  }

  @Test(arguments: [
    ("padding: '{space.mdd}'", "no token file defines a dimension 'space.mdd'", "did you mean '{space.md}'?"),
    ("padding: '{brand.ink}'", "the token 'brand.ink' is a colour, not a dimension", ""),
    ("color: '{space.md}'", "the token 'space.md' is a dimension, not a colour", ""),
    (
      "surface: { border: '{dashes}' }",
      "the token's line is not solid, but the border of a surface must be",
      "the 'stroke' of a shape"
    ),
  ])
  func wrongNamesOfTokensAreExplained(attribute: String, message: String, hint: String) throws {
    let place = try Workplace(files: [
      "t.tokens.json": Self.tokens,
      "a.yaml": "maquette: 1\ntokens: t.tokens.json\nbody: { label: { text: a, \(attribute) } }\n",
    ])
    let said = try place.expect("render a.yaml", 65).message
    #expect(said.contains(message) && (hint.isEmpty || said.contains(hint)), "\(said)")
  }

  @Test func jsonIsToldAsJSON() throws {
    let place = try Workplace(files: [
      "a.tokens.json": "{\n  /* ours */ \"brand\": 1\n}\n", "a.json": "{ \"maquette\": 1, body: 1 }",
      "b.json": #"{ "$schema": "./s.json", "maquette": 1, "body": { "button": "Play" } }"#,
      "c.yaml": "$schema: s.json\nmaquette: 1\nbody: { button: Play }\n",
    ])
    let tokens = try place.expect("tokens a.tokens.json", 65)
    #expect(tokens.message.contains("a.tokens.json:2:3: error: JSON has no comments"), "\(tokens.message)")
    let sheet = try place.expect("render a.json", 65)
    #expect(
      sheet.message.contains("a.json:1:18: error: expected a name in double quotes"), "\(sheet.message)")
    for name in ["b.json", "c.yaml"] {
      let text = try place.expect("inspect \(name) --stage tree").text
      #expect(!text.contains("schema"))
      #expect(try place.expect("render \(name) --out o").message.contains("1 drawn"))
    }
  }

  /// Attributes that exclude each other, and numbers that are none of an attribute.
  @Test(arguments: [
    (
      "slider: { value: 5, minimum: 10, maximum: 0 }",
      "'minimum' of this slider is 10, more than 'maximum', 0"
    ),
    ("slider: { value: 5 }", "'value' of this slider, 5, is beyond 'maximum', 1"),
    ("slider: { value: -1 }", "'value' of this slider, -1, is beyond 'minimum', 0"),
    ("stepper: { minimum: 2, maximum: 1 }", "'minimum' of this stepper is 2, more than 'maximum', 1"),
    ("stepper: { step: 0 }", "'step' of this stepper is 0"),
    ("stepper: { step: 200 }", "'step' of this stepper is 200"),
    (
      "date-picker: { mode: date, first-date: 2020-02-01, last-date: 2020-01-01 }",
      "'first-date' of this date-picker is 2020-02-01, more than 'last-date', 2020-01-01"
    ),
    (
      "date-picker: { mode: date, date: 2019-01-01, first-date: 2020-02-01 }",
      "'date' of this date-picker, 2019-01-01, is beyond 'first-date', 2020-02-01"
    ),
    (
      "label: { text: a, frame: { min-width: 9, max-width: 3 } }",
      "'min-width' of this frame is 9, more than 'max-width', 3"
    ),
    ("label: { text: a, frame: { min-height: 9, max-height: 3 } }", "'min-height' of this frame is 9"),
    ("page-control: { pages: 0, current: 2 }", "has no item 2"),
    ("page-control: { pages: 3, current: 3 }", "has no item 3"),
    ("control-options: { title: a, symbol: star, options: [a], selection: 1 }", "has no item 1"),
    ("level-indicator: { value: 3, style: rating, count: 2 }", "is beyond 'count', 2"),
  ])
  func contradictionsAreWarnings(element: String, message: String) throws {
    let place = try Workplace(files: [
      "a.yaml":
        "maquette: 1\nplatform: \(element.hasPrefix("level") ? "macos" : "ios")\nbody: { \(element) }\n"
    ])
    let outcome = try place.expect("render a.yaml --out o")
    #expect(outcome.message.contains("a.yaml:3:9: warning:"), "\(outcome.message)")
    #expect(outcome.message.contains(message), "\(outcome.message)")
  }

  @Test(arguments: [
    ("label: { text: a, lines: -1 }", 1, 1000), ("label: { text: a, lines: 0 }", 1, 1000),
    ("button: { title: a, lines: 0 }", 1, 1000), ("grid: { columns: 0, children: [] }", 1, 1000),
    ("level-indicator: { count: 0 }", 1, 100), ("slider: { steps: -1 }", 0, 1000),
  ])
  func rangesAreChecked(element: String, least: Int, greatest: Int) throws {
    let place = try Workplace(files: ["a.yaml": "maquette: 1\nbody: { \(element) }\n"])
    let message = try place.expect("render a.yaml", 65).message
    #expect(message.contains("expected a whole number between \(least) and \(greatest)"), "\(message)")
  }

  @Test(arguments: [
    ("label: { text: Note: careful }", "put a text that contains ': ' or ',' in quotes"),
    (
      "button: { title: a, corner-radius: capsule }", "a radius of half the height, or more, makes round ends"
    ),
    ("label: { text: a, qqqqqqqq: 1 }", "every element has id, frame, padding"),
  ])
  func wordsLeadOn(element: String, hint: String) throws {
    let place = try Workplace(files: ["a.yaml": "maquette: 1\nbody: { \(element) }\n"])
    let message = try place.expect("render a.yaml", 65).message
    #expect(message.contains(hint), "\(message)")
  }

  @Test func otherNamesLeadToElements() throws {
    let place = try Workplace(files: ["a.yaml": "maquette: 1\ndevice: iphone-17\nbody: { button: a }\n"])
    #expect(try place.expect("render a.yaml", 65).message.contains("'body: { screen: … }'"))
    #expect(try place.expect("draw tableview", 64).message.contains("did you mean 'list'?"))
    #expect(try place.expect("list controls tableview", 64).message.contains("did you mean 'list'?"))
  }

  @Test func formsOfCommonAttributesAreListed() throws {
    let text = try Workplace().expect("list controls label").text
    for form in [
      "surface.border.width", "surface.shadow.blur", "accessibility.hint", "overlay.alignment",
      "context-menu.pointer",
      "when.if", "horizontal, vertical", "lines",
    ] {
      #expect(text.contains(form), "\(form)")
    }
    #expect(text.contains("a whole number, 1 to 1000"))
  }
}
