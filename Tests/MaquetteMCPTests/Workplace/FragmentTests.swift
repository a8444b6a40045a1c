import MaquetteDiagnostics
import MaquetteStudio
import Testing

@testable import MaquetteMCP

@Suite struct FragmentTests {
  @Test(arguments: [
    "maquette: 1\nbody: spacer\n", "# A comment\nbody: spacer", "---\nmaquette: 1",
    #"{"maquette": 1, "body": "spacer"}"#,
    "{ maquette: 1, body: spacer }", "\"maquette\": 1",
  ])
  func aSheetStaysAsItIs(text: String) {
    let fragment = Fragment(text)
    #expect(fragment.sheet == text && fragment.lines == 0 && fragment.columns == 0)
  }

  @Test func anElementBecomesTheBody() {
    #expect(Fragment("button: Play").sheet == "maquette: 1\nbody:\n  button: Play")
    #expect(
      Fragment("vstack:\n  - label: |\n      body: text\n").sheet
        == "maquette: 1\nbody:\n  vstack:\n    - label: |\n        body: text\n")
  }

  @Test func aListBecomesAColumn() {
    #expect(
      Fragment("\n# Two\n- button: A\n- button: B").sheet
        == "maquette: 1\nbody:\n  vstack:\n\n    # Two\n    - button: A\n    - button: B")
  }

  @Test func placesAreThoseOfTheText() {
    let fragment = Fragment("- button: A")
    #expect(fragment.placed(SourceLocation(line: 4, column: 7)) == SourceLocation(line: 1, column: 3))
    // Places in files that the text includes stay.
    #expect(fragment.placed(SourceLocation(line: 4, column: 7, file: 1)).line == 4)
    #expect(fragment.placed(SourceLocation(line: 1, column: 1)) == SourceLocation(line: 1, column: 1))
  }
}
