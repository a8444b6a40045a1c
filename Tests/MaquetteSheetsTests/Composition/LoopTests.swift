import MaquetteControls
import MaquetteElements
import Testing

@testable import MaquetteSheets

/// Templates for every item of a list, and the sources of lists.
@Suite struct LoopTests {
  private func texts(_ loop: String, _ files: [String: String] = [:]) throws -> [String] {
    try SheetFolder("maquette: 1\nbody: { vstack: [label: first, { for-each: \(loop) }] }", files).texts()
  }

  @Test func repeatsATemplate() throws {
    #expect(try texts("{ in: [a, b], do: { label: $index. $item } }") == ["first", "1. a", "2. b"])
    #expect(
      try texts("{ in: [{ n: a, v: 1 }, { n: b, v: 2 }], as: row, do: [label: $row.n, label: '${row.v}.x'] }")
        == ["first", "a", "1.x", "b", "2.x"])
    #expect(try texts("{ in: [], do: { label: x } }") == ["first"])
  }

  @Test func loopsCanBeNested() throws {
    #expect(
      try texts("{ in: [[a, b], [c]], as: row, do: { for-each: { in: $row, do: { label: $item } } } }")
        == ["first", "a", "b", "c"])
  }

  @Test func readsTables() throws {
    let table = "name,note\r\nWi-Fi,\"a, \"\"b\"\"\nc\"\r\n\r\nBell,\r\n"
    #expect(
      try texts("{ in: d.csv, do: { label: '$item.name: $item.note' } }", ["d.csv": table])
        == ["first", "Wi-Fi: a, \"b\"\nc", "Bell: "])
  }

  @Test func readsJSON() throws {
    #expect(
      try texts("{ in: d.json, do: { label: $item.t } }", ["d.json": #"[{"t": "x"}, {"t": "y"}]"#])
        == ["first", "x", "y"])
  }

  @Test func problemsInATableArePlacedInTheTable() {
    let sheet =
      "maquette: 1\nbody: { vstack: [for-each: { in: d.csv, do: { button: { title: a, style: $item.s } } }] }"
    let folder = SheetFolder(sheet, ["d.csv": "s,t\ngray,1\nfilld,2\n\"plain\",2,3\n"])
    #expect(folder.complaint.contains("d.csv:3:1: error: expected one of"))
    #expect(folder.complaint.contains("d.csv:4:1: error: this row has 3 fields, and the first row names 2"))
  }

  @Test func rowsOfAMatrixComeFromATable() throws {
    let folder = SheetFolder(
      "maquette: 1\nbody: { matrix: { rows: d.csv, columns: { opacity: [1, 0.5] }, cell: { label: x } } }",
      ["d.csv": "text,lines\na,1\nb,\n"])
    #expect(try folder.texts() == ["a", "a", "b", "b"])
  }

  @Test func tooManyElementsAreRefused() {
    let list = "[" + (0..<400).map(String.init).joined(separator: ", ") + "]"
    let inner = "{ for-each: { in: \(list), do: { label: $item } } }"
    let folder = SheetFolder("maquette: 1\nbody: { vstack: [for-each: { in: \(list), do: \(inner) }] }")
    #expect(
      folder.complaint.contains("the sheet has more than 100000 values"))
  }
}
