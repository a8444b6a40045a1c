import MaquetteControlKit
import MaquetteDocuments
import MaquetteGraphics
import Testing

@testable import MaquetteControls
@testable import MaquetteElements
@testable import MaquetteSheets

@Suite struct MatrixTests {
  private func matrix(_ attributes: String) throws -> Matrix {
    let picture = try #require(try pictures("maquette: 1\nbody: { matrix: { \(attributes) } }").first)
    return try #require(picture.body.outermost(Matrix.self).first)
  }

  private func buttons(_ matrix: Matrix) -> [[Button?]] {
    matrix.rows.map { $0.map { $0.outermost(Button.self).first } }
  }

  @Test func crossesRowsAndColumns() throws {
    let matrix = try matrix(
      "rows: { size: [small, large] }, columns: { style: [plain, gray, filled] }, headers: true, "
        + "cell: { button: Play }, row-spacing: 3")
    #expect(matrix.rowHeaders == ["small", "large"])
    #expect(matrix.columnHeaders == ["plain", "gray", "filled"])
    #expect(matrix.rowSpacing == 3)
    let buttons = buttons(matrix)
    #expect(
      buttons.map { $0.map { $0?.size.rawValue } } == [
        ["small", "small", "small"], ["large", "large", "large"],
      ])
    #expect(
      buttons.map { $0.map { $0?.style.rawValue } }
        == Array(
          repeating: ["plain", "gray", "filled"], count: 2))
    #expect(buttons.allSatisfy { $0.allSatisfy { $0?.title == "Play" } })
  }

  @Test func showsNoHeadersUnlessAsked() throws {
    let matrix = try matrix("rows: { size: [small, large] }, cell: button")
    #expect(matrix.rowHeaders.isEmpty && matrix.columnHeaders.isEmpty)
    #expect(matrix.rows.map(\.count) == [1, 1])
  }

  @Test func crossesSeveralAttributesOfOneAxis() throws {
    let matrix = try matrix(
      "columns: { style: [plain, filled], busy: [false, true] }, headers: true, cell: button")
    #expect(matrix.columnHeaders == ["plain, not busy", "plain, busy", "filled, not busy", "filled, busy"])
    #expect(buttons(matrix)[0].map { $0?.isBusy } == [false, true, false, true])
  }

  @Test func namesTheValuesOfAToggleOnAndOff() throws {
    let matrix = try matrix("columns: { value: [false, true] }, headers: true, cell: switch")
    #expect(matrix.columnHeaders == ["off", "on"])
  }

  @Test func takesLinesOneByOne() throws {
    let matrix = try matrix(
      "rows: [{ title: One }, { title: Two, corner-radius: 4, state: [selected, disabled] }, {}], "
        + "headers: true, cell: { button: { title: None } }")
    #expect(matrix.rowHeaders == ["One", "Two, corner-radius 4, selected + disabled", ""])
    #expect(buttons(matrix).map { $0[0]?.title } == ["One", "Two", "None"])
    #expect(buttons(matrix)[1][0]?.state == [.selected, .disabled])
  }

  @Test func removesAttributesWithNull() throws {
    let matrix = try matrix(
      "rows: { subtitle: [null, More] }, headers: true, cell: { button: { subtitle: Less } }")
    #expect(buttons(matrix).map { $0[0]?.subtitle } == [nil, "More"])
    #expect(matrix.rowHeaders == ["no subtitle", "More"])
  }

  @Test func setsTheEnvironmentOfCells() throws {
    let matrix = try matrix(
      "columns: { appearance: [light, dark] }, cell: { button: { title: A, with: { direction: right-to-left } } }"
    )
    let environments = try matrix.rows[0].map { cell in
      var mockup = Mockup(cell)
      mockup.environment.keepsSubjects = true
      return try #require(mockup.layout().first { $0.name == Button.nodeName }?.subject).environment
    }
    #expect(environments.map(\.appearance) == [.light, .dark])
    #expect(environments.map(\.direction) == [.rightToLeft, .rightToLeft])
  }

  @Test func truncatesLongHeaders() throws {
    let matrix = try matrix(
      "rows: { title: [\(String(repeating: "x", count: 100))] }, headers: true, cell: button")
    #expect(matrix.rowHeaders == [String(repeating: "x", count: 60) + "…"])
  }

  @Test func nestsInItsOwnCells() throws {
    let matrix = try matrix(
      "rows: { headers: [true, false] }, cell: { matrix: { columns: { size: [small, large] }, cell: button } }"
    )
    let inner = matrix.rows.map { $0[0].outermost(Matrix.self).first?.columnHeaders }
    #expect(inner == [["small", "large"], []])
  }
}
