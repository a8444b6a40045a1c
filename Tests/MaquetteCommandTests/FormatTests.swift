import MaquetteFiles
import MaquetteSheets
import Testing

@testable import MaquetteCommand

@Suite("maquette fmt", .inTurn)
struct FormatTests {
  private static let loose = "maquette:  1\nbody:\n    label:   Total # what it says\n"
  private static let formatted = "maquette: 1\nbody:\n  label: Total # what it says\n"

  @Test("sheets of a folder, their parts and settings are formatted; other YAML is not")
  func folders() throws {
    let place = try Workplace(files: [
      "sheets/a.yaml": Self.loose, "sheets/_part.yaml": "a:   1\n", "sheets/maquette.yaml": "out:   build/\n",
      "sheets/done.yml": Self.formatted, "sheets/jobs.yaml": "jobs:   1\n",
      "sheets/other.yaml": "stage: !reference [.setup, script]\n", "sheets/b.json": "{ \"a\":1 }",
    ])
    try place.expect(
      "fmt sheets", output: "sheets/_part.yaml\nsheets/a.yaml\nsheets/maquette.yaml\n",
      message: "3 of 4 files formatted\n")
    #expect(try place.bytes(of: "sheets/a.yaml") == Array(Self.formatted.utf8))
    #expect(try place.bytes(of: "sheets/jobs.yaml") == Array("jobs:   1\n".utf8))
    #expect(try place.bytes(of: "sheets/b.json") == Array("{ \"a\":1 }".utf8))
    try place.expect("fmt sheets", output: "", message: "0 of 4 files formatted\n")
  }

  @Test("with --check nothing changes, and the exit code tells")
  func check() throws {
    let place = try Workplace(files: ["a.yaml": Self.loose, "b.yaml": Self.formatted])
    try place.expect(
      "fmt a.yaml b.yaml --check", 1, output: "a.yaml\n",
      message: "1 of 2 files not formatted; run 'maquette fmt'\n")
    #expect(try place.bytes(of: "a.yaml") == Array(Self.loose.utf8))
    try place.expect("fmt b.yaml --check", 0, output: "")
  }

  @Test("standard input is printed")
  func stream() throws {
    let place = try Workplace(files: [:])
    try place.expect("fmt -", output: Self.formatted, message: "", input: Self.loose)
    try place.expect("fmt - --check", 1, output: "-\n", input: Self.loose)
    try place.expect("fmt - -", 64, output: "", input: Self.loose)
  }

  @Test("a file that is wrong stays, is reported with its place, and the others are formatted")
  func problems() throws {
    let wrong = "maquette: 1\nbody: [\n"
    let place = try Workplace(files: ["a.yaml": wrong, "b.yaml": Self.loose, "c.json": "{}"])
    let outcome = try place.expect("fmt a.yaml none.yaml c.json b.yaml", 65, output: "b.yaml\n")
    #expect(outcome.message.hasPrefix("a.yaml:"))
    #expect(outcome.message.contains("none.yaml: error: no such file\n"))
    #expect(outcome.message.contains("c.json: error: this style is for YAML, but the file is JSON\n"))
    #expect(try place.bytes(of: "a.yaml") == Array(wrong.utf8))
    #expect(try place.bytes(of: "b.yaml") == Array(Self.formatted.utf8))
  }

  @Test("every golden sheet can be formatted, and once is enough")
  func goldens() throws {
    let root = "\(GuidePage.root)/Golden"
    let sheets = try Folder.files(in: root).filter { FileName.suffix(of: $0) == "yaml" }
    #expect(sheets.count > 500)
    for path in sheets {
      let once = try SheetFormat(SheetFile.bytes(atPath: path), path: path).text
      #expect(try SheetFormat(Array(once.utf8), path: path).text == once, "\(path)")
    }
  }
}
