import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import Testing

@testable import MaquetteSheets

/// Sheets that are made of several files.
@Suite struct IncludeTests {
  @Test func aFileIsIncludedAsItsBodyItsListOrItsElement() throws {
    let folder = SheetFolder(
      "maquette: 1\nbody: { vstack: [include: parts/sheet.yaml, include: parts/list.yaml, include: parts/one.json] }",
      [
        "parts/sheet.yaml": "maquette: 1\nappearance: dark\nbody: { label: sheet }",
        "parts/list.yaml": "- label: one\n- include: ../other.yaml",
        "parts/one.json": #"{"label": "json"}"#,
        "other.yaml": "label: other",
      ])
    #expect(try folder.texts() == ["sheet", "one", "other", "json"])
  }

  @Test func aSheetTakesMissingSettingsFromIncludedFiles() throws {
    let folder = SheetFolder(
      "maquette: 1\ninclude: [base.yaml, rows.yaml]\npadding: 3\nbody: { use: { row: Mine } }",
      [
        "base.yaml": "maquette: 1\npadding: 8\nscale: 3\nvariants: { appearance: [light, dark] }",
        "rows.yaml": "define: { row: { parameters: [t], body: { label: $t } } }",
      ])
    let document = try folder.document()
    #expect(document.pictures.map(\.name) == ["sheet~light", "sheet~dark"])
    #expect(document.pictures[0].canvas.scale == 3)
    #expect(document.pictures[0].canvas.padding.top == 3)
    #expect(try folder.texts() == ["Mine"])
  }

  @Test func sectionsOfTheSheetReplaceAnIncludedBody() throws {
    let folder = SheetFolder(
      "maquette: 1\ninclude: base.yaml\nsections: [{ title: mine, body: spacer }]",
      ["base.yaml": "maquette: 1\nbody: { label: base }"])
    #expect(try folder.texts() == ["mine"])
    let bare = SheetFolder("maquette: 1\ninclude: base.yaml", folder.files)
    #expect(try bare.texts() == ["base"])
  }

  @Test func anIdInTwoFilesIsReportedWithTheFile() {
    let folder = SheetFolder(
      "maquette: 1\nbody: { vstack: [{ label: { text: a, id: i } }, include: part.yaml] }",
      ["part.yaml": "label: { text: b, id: i }"])
    #expect(
      folder.complaint.hasPrefix("part.yaml:1:23: error: the id 'i' is given twice, first in 'sheet.yaml'"))
  }

  @Test func definitionsAreLookedUpWhereTheyAreUsed() throws {
    let folder = SheetFolder(
      "maquette: 1\ndefine: { x: { label: mine } }\nbody: { vstack: [use: x, include: other.yaml] }",
      ["other.yaml": "maquette: 1\ndefine: { x: { label: other } }\nbody: { use: x }"])
    #expect(try folder.texts() == ["mine", "other"])
  }

  @Test func aDocumentKnowsItsFiles() throws {
    let folder = SheetFolder(
      "maquette: 1\nbody: { vstack: [include: a.yaml, include: ./a.yaml, { for-each: { in: b.csv, do: { label: $item.t } } }] }",
      ["a.yaml": "label: a", "b.csv": "t\nx\n"])
    let document = try folder.document()
    #expect(document.dependencies.map(\.path) == ["sheet.yaml", "a.yaml", "b.csv"])
    #expect(document.dependencies[1].bytes == Array("label: a".utf8))
    #expect(document.dependencies[0].bytes == Array(folder.sheet.utf8))
  }

  @Test func problemsNameTheirFile() {
    let folder = SheetFolder(
      "maquette: 1\nbody: { vstack: [include: parts/a.yaml, include: none.yaml] }\ntitel: x",
      ["parts/a.yaml": "- label: a\n- buton: Play\n- include: b.yaml", "parts/b.yaml": "label: 'b"])
    #expect(
      folder.complaint == """
        sheet.yaml:2:50: error: cannot include 'none.yaml': no such file
          body: { vstack: [include: parts/a.yaml, include: none.yaml] }
                                                           ^
        sheet.yaml:3:1: error: unknown attribute 'titel' of a sheet
          titel: x
          ^
          did you mean 'title'?
        parts/a.yaml:2:3: error: unknown element 'buton'
          - buton: Play
            ^
          did you mean 'button'?
        parts/b.yaml:1:8: error: this quoted text has no closing quote
          label: 'b
                 ^
          add the closing quote
        """)
  }

  @Test func cyclesAreReported() {
    let folder = SheetFolder(
      "maquette: 1\nbody: { include: a.yaml }",
      ["a.yaml": "vstack: [include: b.yaml]", "b.yaml": "include: sheet.yaml"])
    #expect(
      folder.complaint.contains(
        "'sheet.yaml' refers to itself: 'sheet.yaml', then 'a.yaml', then 'b.yaml', then 'sheet.yaml'"))
    let settings = SheetFolder(
      "maquette: 1\ninclude: a.yaml\nbody: spacer", ["a.yaml": "include: sheet.yaml"])
    #expect(settings.complaint.contains("'sheet.yaml' refers to itself"))
  }

  @Test func pathsAreNormalized() {
    #expect(SheetLibrary.path("a.yaml", from: "x/y/s.yaml") == "x/y/a.yaml")
    #expect(SheetLibrary.path("../a.yaml", from: "x/y/s.yaml") == "x/a.yaml")
    #expect(SheetLibrary.path("../../../a.yaml", from: "x/y/s.yaml") == "../a.yaml")
    #expect(SheetLibrary.path("./b/../a.yaml", from: "-") == "a.yaml")
    #expect(SheetLibrary.path("/p/a.yaml", from: "x/s.yaml") == "/p/a.yaml")
    #expect(SheetLibrary.path("-", from: "s.yaml") == "./-")
  }
}
