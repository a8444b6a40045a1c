import Maquette
import MaquetteComparison
import MaquetteSnapshots
import Testing

/// Every sheet under `Golden/` is drawn and compared with the picture beside it, pixel by pixel.
@Suite struct GoldenTests {
  static let folder = Repository.root + "/Golden"
  static let goldens = (try? GoldenStore(folder))?.goldens ?? []

  @Test func thereAreGoldens() {
    #expect(Self.goldens.count >= 20)
  }

  @Test(arguments: goldens)
  func drawingEqualsTheGoldenPicture(golden: Golden) throws {
    for sheet in try SheetDocument(path: golden.sheetPath).sheets {
      let drawn = try sheet.render()
      let expected = try PNGFile.read(golden.picturePath(of: sheet.name)).bitmap
      #expect(Comparison.compare(drawn, expected).passes, "\(sheet.name): see maquette check Golden")
    }
  }

  /// One thread and many give the same picture; bands of uneven height cross every shape somewhere.
  @Test(arguments: goldens)
  func anyNumberOfThreadsDrawsTheSamePicture(golden: Golden) throws {
    guard let sheet = try SheetDocument(path: golden.sheetPath).sheets.first else { return }
    let one = try sheet.render()
    for threads in [2, 7] {
      #expect(try sheet.render(threads: threads) == one)
    }
  }

  @Test func noPictureIsLeftWithoutASheet() throws {
    let store = try GoldenStore(Self.folder)
    let drawn = try store.goldens.flatMap { golden in
      try SheetDocument(path: golden.sheetPath).sheets.map { golden.picturePath(of: $0.name) }
    }
    #expect(store.orphans(drawn: Set(drawn)) == [])
  }
}
