import MaquetteDesign
import MaquetteComparison
import MaquetteSnapshots
import TestRounds
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
    for picture in try Sheet(path: golden.sheetPath).pictures {
      let drawn = try picture.render()
      let expected = try PNGFile.read(golden.picturePath(of: picture.name)).bitmap
      #expect(Comparison.compare(drawn, expected).passes, "\(picture.name): see maquette check Golden")
    }
  }

  /// One thread and many give the same picture; bands of uneven height cross every shape somewhere.
  @Test(arguments: Rounds.part(goldens, every: 8))
  func anyNumberOfThreadsDrawsTheSamePicture(golden: Golden) throws {
    guard let picture = try Sheet(path: golden.sheetPath).pictures.first else { return }
    let one = try picture.render()
    for threads in [2, 7] {
      #expect(try picture.render(threads: threads) == one)
    }
  }

  @Test func noPictureIsLeftWithoutASheet() throws {
    let store = try GoldenStore(Self.folder)
    let drawn = try store.goldens.flatMap { golden in
      try Sheet(path: golden.sheetPath).pictures.map { golden.picturePath(of: $0.name) }
    }
    #expect(store.orphans(drawn: Set(drawn)) == [])
  }
}
