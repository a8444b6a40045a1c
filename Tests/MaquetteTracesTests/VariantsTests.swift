import MaquetteDesign
import MaquetteSnapshots
import MaquetteTraces
import TestRounds
import Testing

/// The variants of the project's own goldens explain each other: light and dark, sizes of text, directions.
@Suite struct VariantsTests {
  static let goldens: [Golden] = {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return (try? GoldenStore(root.joined(separator: "/") + "/Golden"))?.goldens ?? []
  }()

  @Test(arguments: Rounds.part(goldens, every: 16)) func everyChangedPixelIsExplained(golden: Golden) throws {
    let renderer = Renderer()
    let pictures = try Sheet(path: golden.sheetPath).pictures.prefix(3).map { picture in
      try picture.mockup().drawing(name: picture.name, with: renderer)
    }
    guard let first = pictures.first, let trace = first.trace else { return }
    #expect(DrawingTrace(text: try #require(trace.text)) == trace)
    #expect(trace.changes(since: trace, regions: []) == [])
    for other in pictures.dropFirst() {
      let pair = PicturePair(old: first, new: other)
      #expect(!pair.lines.isEmpty)
      #expect(pair.lines.filter { $0.contains("drawn the same way as before") } == [])
    }
  }
}
