import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import MaquetteScene
import Testing

@testable import MaquetteSheets

/// Matrices in matrices, headers and captions.
@Suite struct NestedMatrixTests {
  private func texts(_ matrix: String, define: String = "") throws -> [String] {
    try SheetFolder("maquette: 1\n\(define)\nbody:\n  matrix: \(matrix)").texts().filter { !$0.isEmpty }
  }

  @Test func attributesOfTheOuterMatrixReachTheCells() throws {
    let inner = "{ matrix: { columns: { text: [a, b] }, cell: { label: { lines: 1 } } } }"
    let sheet = "{ rows: { truncation: [head, tail] }, headers: true, cell: \(inner) }"
    #expect(try texts(sheet) == ["head", "a", "b", "tail", "a", "b"])
  }

  @Test func theyReachTheParametersOfAUse() throws {
    let define = "define: { t: { parameters: [x, y], body: { label: $x-$y } } }"
    let inner = "{ matrix: { columns: { y: [1, 2] }, cell: { use: t } } }"
    #expect(
      try texts("{ rows: { x: [a, b] }, cell: \(inner) }", define: define) == ["a-1", "a-2", "b-1", "b-2"])
  }

  @Test func theEnvironmentVariesWhateverTheCellIs() throws {
    let picture = try pictures(
      "maquette: 1\nbody: { matrix: { rows: { appearance: [light, dark] }, cell: { matrix: { columns: { text: [a] }, cell: label } } } }"
    )[0]
    // Black text, and white text under the dark appearance.
    let list = "\(picture.mockup().displayList().commands)"
    #expect(list.contains("red: 0, green: 0, blue: 0, alpha: 255"))
    #expect(list.contains("red: 255, green: 255, blue: 255, alpha: 255"))
  }

  @Test func linesCanHaveHeadersOfTheirOwnAndCellsCaptions() throws {
    let sheet = """
      { rows: [{ header: Destructive, role: destructive }, { role: cancel }], columns: { size: [large] },
        headers: true, captions: true, cell: { button: Go } }
      """
    #expect(
      try texts(sheet) == [
        "large", "Destructive", "Go", "Destructive, large", "cancel", "Go", "cancel, large",
      ])
  }

  @Test func anyElementHasACaption() throws {
    let folder = SheetFolder("maquette: 1\nbody: { button: { title: Play, caption: The usual one } }")
    #expect(try folder.texts() == ["Play", "The usual one"])
  }
}
