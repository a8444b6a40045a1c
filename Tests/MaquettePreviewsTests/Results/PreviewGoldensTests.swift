import MaquetteFiles
import Testing

@testable import MaquettePreviews

@Suite struct PreviewGoldensTests {
  private func preview(_ name: String?, stem: String, cause: Cause? = nil, files: [String] = [])
    -> PreviewResult
  {
    var preview = PreviewResult(
      number: 0, module: "App", file: "\(stem).swift", stem: stem, line: 7, name: name, cause: cause)
    preview.pictures = files.map {
      PreviewResult.Picture(path: "out/\($0)", file: $0, name: nil, piece: 0, cell: 0, width: 1, height: 1)
    }
    return preview
  }

  @Test func aPreviewThatIsNotDrawnExplainsItsGolden() {
    var outcome = PreviewOutcome()
    outcome.previews = [
      preview("Card", stem: "Views/Card", cause: Cause("it traps", file: "Views/Card.swift", line: 9)),
      preview("Row", stem: "Views/Row", files: ["Views/Row/Row.png"]),
    ]
    #expect(
      outcome.reason(forMissing: "Views/Card/Card.png")
        == "the preview at Views/Card.swift:7 is not drawn: Views/Card.swift:9: it traps")
    #expect(outcome.reason(forMissing: "Views/Row/Old.png")?.hasPrefix("no preview draws it") == true)
  }

  @Test func aPartOfTheRunLeavesOtherGoldensAlone() throws {
    var outcome = PreviewOutcome()
    outcome.previews = [preview("Row", stem: "Row", files: ["Row/Row.png"])]
    outcome.isPart = true
    #expect(outcome.reason(forMissing: "Card/Card.png") == nil)
    #expect(try outcome.orphans(in: "/") == [])
  }

  @Test func onlyPicturesOfMaquetteAreOrphans() throws {
    let folder = try TemporaryFolder()
    try Folder.create(FileName.joined(folder.path, "Row"))
    try FileBytes.write([1, 2, 3], to: FileName.joined(folder.path, "Row/photo.png"))
    try FileBytes.write([1, 2, 3], to: FileName.joined(folder.path, "notes.txt"))
    #expect(try PreviewOutcome().orphans(in: folder.path) == [])
    #expect(try PreviewOutcome().orphans(in: FileName.joined(folder.path, "none")) == [])
  }
}
