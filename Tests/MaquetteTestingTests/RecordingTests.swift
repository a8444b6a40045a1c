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

  /// The title that the golden picture shows.
  private var title: String? {
    get throws {
      let bitmap = try PNG.decode(folder.bytes(golden))
      return try ["Play", "Pause"].first { try card($0).render() == bitmap }
    }
  }

  @Test func theFirstRunRecordsAndFailsOnce() throws {
    #expect(run() == ["recorded at \(folder.path)/\(golden); look at it, then run again"])
    #expect(try title == "Play")
    #expect(try PNG.decodePicture(folder.bytes(golden)).scale == 2)
    #expect(run().isEmpty)
    #expect(run(record: .never).isEmpty && run(record: .failed).isEmpty)
  }

  @Test func missingRecordsNothingThatDiffers() throws {
    _ = run()
    #expect(run("Pause", record: .missing).first?.hasPrefix("it differs from ") == true)
    #expect(try title == "Play")
  }

  @Test func failedRecordsWhatDiffers() throws {
    _ = run()
    #expect(run("Pause", record: .failed).first?.hasPrefix("recorded at ") == true)
    #expect(try title == "Pause")
    #expect(run("Pause").isEmpty)
  }

  @Test func allRecordsWhatIsEqualToo() {
    _ = run()
    #expect(run(record: .all).first?.hasPrefix("recorded at ") == true)
  }

  @Test func neverRecordsNothing() {
    let message = "the golden file \(folder.path)/\(golden) does not exist, and this run must not record it; "
    #expect(run(record: .never).first?.hasPrefix(message) == true)
    #expect(folder.goldens(of: "RecordingTests").isEmpty)
  }

  @Test func nothingIsRecordedUnderCI() {
    let environment = ["CI": "true"]
    let refusal = "goldens are not recorded (failed) while CI is set: "
    #expect(run(environment: environment).first?.hasPrefix("the golden file ") == true)
    for found in [
      run(record: .failed, environment: environment), run(parameter: .failed, environment: environment),
    ] {
      #expect(found.first?.hasPrefix("the golden file ") == true)
      #expect(found.first?.contains("\n  " + refusal) == true)
    }
    let variable = ["CI": "1", "MAQUETTE_RECORD": "failed"]
    #expect(run(environment: variable).first?.contains("\n  " + refusal) == true)
    #expect(run(parameter: .never, environment: variable).first?.hasPrefix("the golden file ") == true)
    #expect(folder.goldens(of: "RecordingTests").isEmpty)
  }

  @Test func whatIsRecordedElsewhereIsComparedUnderCI() throws {
    let environment = ["CI": "true"]
    _ = run()
    for mode in [RecordMode.missing, .failed, .never] {
      #expect(run(record: mode, environment: environment).isEmpty)
    }
    #expect(run("Pause", record: .failed, environment: environment).first?.hasPrefix("it differs") == true)
    let refusal = "goldens are not recorded (all) while CI is set: "
    #expect(run(record: .all, environment: environment).first?.hasPrefix(refusal) == true)
    #expect(try title == "Play")
  }

  @Test func aForbiddenRecordingIsSaidOnceAndEachAssertionCompares() throws {
    _ = run()
    let issues = folder.issues(environment: ["CI": "true", "MAQUETTE_RECORD": "failed"]) {
      assertSnapshot(of: card("Pause"), as: .picture, testName: "card()")
      assertSnapshot(of: card("Stop"), as: .picture, named: "stop", testName: "card()")
    }
    let refusal = "goldens are not recorded (failed) while CI is set: "
    #expect(issues.count { $0.contains(refusal) } == 1, "\(issues)")
    #expect(issues.first?.hasPrefix("it differs") == true, "\(issues)")
    #expect(issues.last?.hasPrefix("the golden file ") == true, "\(issues)")
    #expect(try title == "Play")
  }

  @Test func theAssertionIsHeardBeforeTheSuiteAndTheSuiteBeforeTheEnvironment() throws {
    _ = run()
    #expect(run("Pause", environment: ["MAQUETTE_RECORD": "never"]).first?.hasPrefix("it differs") == true)
    #expect(
      run("Pause", record: .never, environment: ["MAQUETTE_RECORD": "all"]).first?.hasPrefix("it differs")
        == true)
    #expect(run("Pause", record: .all, parameter: .missing).first?.hasPrefix("it differs") == true)
    #expect(try title == "Play")
    #expect(run("Pause", environment: ["MAQUETTE_RECORD": "failed"]).first?.hasPrefix("recorded") == true)
    #expect(try title == "Pause")
  }

  @Test func anUnknownModeIsNamed() {
    let message = "MAQUETTE_RECORD is 'some'; it takes all, failed, missing or never"
    #expect(run(environment: ["MAQUETTE_RECORD": "some"]) == [message])
  }

  @Test func aGoldenThatCannotBeReadFails() throws {
    try folder.write(Array("no picture".utf8), to: golden)
    let message = try #require(run().first)
    #expect(message.hasPrefix("\(folder.path)/\(golden) cannot be read: "))
    #expect(message.contains("actual:     "))
    #expect(run(record: .failed).first?.hasPrefix("recorded") == true)
    #expect(run().isEmpty)
  }

  @Test func aFolderInTheWayFails() throws {
    try folder.write([], to: golden + "/file")
    #expect(run().first?.hasPrefix("\(folder.path)/\(golden): cannot be read: it is a folder") == true)
    #expect(run(record: .all).first?.hasPrefix("\(folder.path)/\(golden): cannot be written: ") == true)
  }

  @Test func anotherSizeFails() throws {
    let small = try #require(Bitmap(width: 4, height: 4, pixels: .init(repeating: 0xFFFF_FFFF, count: 16)))
    let large = try #require(Bitmap(width: 4, height: 5, pixels: .init(repeating: 0xFFFF_FFFF, count: 20)))
    for (bitmap, count) in [(small, 1), (large, 1), (small, 0)] {
      let found = folder.issues(tolerance: .perceptual) {
        assertSnapshot(of: bitmap, as: .picture, testName: "size()")
      }
      #expect(found.count == count)
    }
  }

  @Test func aValueThatCannotBeDrawnFails() {
    var endless = card()
    endless.width = .infinity
    let found = folder.issues { assertSnapshot(of: endless, as: .picture) }
    #expect(found.first?.hasPrefix("the value could not be converted: ") == true)
    let nothing = Snapshotting<Int, String>(fileExtension: "txt", diffing: .text, snapshots: { _ in [] })
    #expect(
      folder.issues { assertSnapshot(of: 1, as: nothing) }
        == ["the strategy produced nothing from the value"])
  }
}
