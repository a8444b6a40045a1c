import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import Testing

@testable import MaquetteSheets

/// Definitions and their parameters.
@Suite struct DefinitionTests {
  private func texts(_ define: String, _ body: String) throws -> [String] {
    try SheetFolder("maquette: 1\ndefine:\n  \(define)\nbody:\n  \(body)").texts()
  }

  @Test func replacesItsUse() throws {
    #expect(
      try texts("greeting: { label: Hello }", "vstack: [use: greeting, use: greeting]") == ["Hello", "Hello"])
  }

  @Test func takesParametersWithDefaults() throws {
    let define = "row: { parameters: { title: Wi-Fi, icon: gear }, body: { label: $title and $icon } }"
    let body = "vstack: [use: row, { use: { row: { icon: bell } } }, { use: { row: Sound } }]"
    #expect(try texts(define, body) == ["Wi-Fi and gear", "Wi-Fi and bell", "Sound and gear"])
  }

  @Test func aParameterAloneCanHaveAnyValue() throws {
    let define =
      "box: { parameters: [content, width], body: { vstack: { frame: { width: $width }, children: [$content] } } }"
    let body = "use: { box: { width: 120, content: { label: Inside } } }"
    let folder = SheetFolder("maquette: 1\npadding: 0\ndefine:\n  \(define)\nbody:\n  \(body)")
    #expect(try folder.texts() == ["Inside"])
    #expect(try folder.document().pictures[0].mockup().layout().frame.width == 120)
  }

  @Test func aParameterWithoutAValueRemovesItsAttribute() throws {
    let define = "row: { parameters: { text: a, lines: ~ }, body: { label: { text: $text, lines: $lines } } }"
    #expect(try texts(define, "vstack: [use: row, { use: { row: { lines: 1 } } }]") == ["a", "a"])
  }

  @Test(arguments: [
    ("{ row: { titel: Hi } }", "5:17: error: unknown parameter 'titel' of 'row'", "did you mean 'title'?"),
    (
      "row", "5:8: error: 'row' needs the parameter 'title'",
      "set the parameter, or give it a default in the definition"
    ),
  ])
  func aWrongUseIsReportedOnceAtTheUse(use: String, message: String, hint: String) {
    let define = "define:\n  row: { parameters: [title], body: { button: $title } }"
    let lines = complaint(about: "maquette: 1\n\(define)\nbody:\n  use: \(use)").split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.first == "sheet.yaml:\(message)")
    #expect(lines.last == "  \(hint)")
  }

  @Test func aListOfElementsIsInsertedIntoAList() throws {
    #expect(
      try texts("pair: { parameters: [], body: [label: a, label: b] }", "vstack: [use: pair, label: c]")
        == ["a", "b", "c"])
  }

  @Test func aKeyCanBeAParameter() throws {
    let define = "any: { parameters: [kind], body: { $kind: { text: x } } }"
    #expect(try texts(define, "use: { any: label }") == ["x"])
  }

  @Test func dollarSignsAreTextOutsideAndDoubledInside() throws {
    #expect(
      try texts(
        "price: { parameters: [n], body: { label: '$$${n}.50 or $5' } }",
        "vstack: [{ use: { price: '4' } }, label: $title is $$]") == ["$4.50 or $5", "$title is $$"])
  }

  @Test func definitionsUseOthersAndSeeTheirOwnParametersOnly() throws {
    let define = """
      inner: { parameters: [x], body: { label: "inner $x" } }
        outer: { parameters: [x], body: { vstack: [label: $x, { use: { inner: "of $x" } }] } }
      """
    #expect(try texts(define, "use: { outer: a }") == ["a", "inner of a"])
  }

  @Test func aMatrixVariesParametersAndAttributes() throws {
    let define = "tag: { parameters: { text: t, note: n }, body: { label: { text: $text / $note } } }"
    let body = """
      matrix:
          rows: { note: [x, y] }
          columns: { text: [a, b], opacity: [0.5] }
          cell: { use: tag }
      """
    #expect(try texts(define, body) == ["a / x", "b / x", "a / y", "b / y"])
  }

  @Test func problemsArePlacedInTheSource() {
    let sheet = """
      maquette: 1
      define:
        play: { parameters: { style: gray }, body: { button: { title: Play, style: $style } } }
      body:
        vstack: [{ use: { play: { style: fileld } } }, { use: { play: { stlye: gray } } }, use: pla]
      """
    let complaint = SheetFolder(sheet).complaint
    #expect(complaint.contains("sheet.yaml:5:36: error: expected one of"))
    #expect(complaint.contains("sheet.yaml:5:67: error: unknown parameter 'stlye' of 'play'"))
    #expect(complaint.contains("sheet.yaml:5:91: error: unknown definition 'pla'"))
    #expect(complaint.contains("did you mean 'play'?"))
  }

  @Test func cyclesAndTooManyElementsAreRefused() {
    let circle = """
      maquette: 1
      define:
        a: { vstack: [use: b] }
        b: { hstack: [use: a] }
      body: { use: a }
      """
    #expect(SheetFolder(circle).complaint.contains("'a' refers to itself: 'a', then 'b', then 'a'"))
    let cells = """
      maquette: 1
      define: { a: { matrix: { cell: { use: a } } } }
      body: { use: a }
      """
    #expect(SheetFolder(cells).complaint.contains("'a' refers to itself"))
    let flood = (0..<9).map {
      "  d\($0): { vstack: [\(Array(repeating: "use: d\($0 + 1)", count: 10).joined(separator: ", "))] }\n"
    }
    let bomb = "maquette: 1\ndefine:\n" + flood.joined() + "  d9: spacer\nbody: { use: d0 }\n"
    #expect(
      SheetFolder(bomb).complaint.contains(
        "the sheet has more than 100000 values"))
    let tower = (0..<20).map { "  d\($0): { vstack: [use: d\($0 + 1)] }\n" }
    let deep = "maquette: 1\ndefine:\n" + tower.joined() + "  d20: spacer\nbody: { use: d0 }\n"
    #expect(SheetFolder(deep).complaint.contains("includes and uses are more than 16 levels deep"))
  }
}
