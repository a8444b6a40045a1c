import MaquettePNG
import MaquetteRaster
import MaquetteTesting
import Testing

@Suite struct RecordingTests {
  private let folder = TemporaryFolder()
  private let golden = "RecordingTests/card.1.png"

  private func card(_ title: String = "Play") -> Mockup {
    Mockup(theme: .ios, scale: 2) { Button(title).style(.filled) }
  }

  private func run(
    _ title: String = "Play", record: RecordMode? = nil, parameter: RecordMode? = nil,
    environment: [String: String] = [:]
  ) -> [String] {
    folder.issues(record: record, environment: environment) {
      assertSnapshot(of: card(title), as: .picture, record: parameter, testName: "card()")
    }
  }

  @Test func theFirstRunRecordsAndFailsOnce() throws {
    let first = run()
    #expect(first.count == 1)
    #expect(
      first.first?.hasPrefix("recorded at \(folder.path)/\(golden); look at it, then run again") == true)
    let picture = try PNG.decodePicture(folder.bytes(golden))
    #expect(picture.bitmap == (try card().render()))
    #expect(picture.scale == 2)
    #expect(run().isEmpty)
  }

  @Test func aChangeFailsAndChangesNothing() throws {
    _ = run()
    let bytes = folder.bytes(golden)
    let message = try #require(run("Pause").first)
    #expect(message.hasPrefix("it differs from \(folder.path)/\(golden)\n"))
    #expect(folder.bytes(golden) == bytes)
    #expect(!folder.results.isEmpty)
  }
}
