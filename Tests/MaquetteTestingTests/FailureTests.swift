import MaquetteElements
import MaquetteControls
import MaquettePNG
import MaquetteRaster
import MaquetteSnapshots
import MaquetteTesting
import Testing

@Suite struct FailureTests {
  private let folder = TemporaryFolder()

  private func card(_ title: String, spacing: Double = 8) -> Mockup {
    Mockup(theme: .ios, scale: 2) {
      VStack(spacing: spacing) {
        Text("Title").id("title")
        Button(title).style(.filled).id("action")
      }
    }
  }

  private func run(
    _ mockup: Mockup, tolerance: Tolerance? = nil, masks: [SnapshotMask] = [], record: RecordMode? = nil
  ) -> [String] {
    folder.issues(record: record) {
      assertSnapshot(of: mockup, as: .picture(tolerance: tolerance, masks: masks), testName: "card()")
    }
  }

  @Test func aMessageTellsWhatChangedAndWhereToLook() throws {
    _ = run(card("Play"))
    let message = try #require(run(card("Play", spacing: 12)).first)
    let lines = message.split(separator: "\n").map(String.init)
    let golden = "\(folder.path)/FailureTests/card.1.png"
    #expect(lines.first == "it differs from \(golden)")
    #expect(
      lines.contains { $0.hasPrefix("  button 'Play'") && $0.contains("moved 4 pt down") }, "\(message)")
    #expect(
      lines.last
        == "  if this is intended: maquette accept \(golden), or run again with MAQUETTE_RECORD=failed")
    for role in ["actual:     ", "difference: "] {
      let path = try #require(lines.first { $0.hasPrefix("  \(role)") }?.dropFirst(2 + role.count))
      #expect(path.hasPrefix(folder.path + "/results/pictures/"))
      _ = try PNGFile.read(String(path))
    }
  }

  @Test func resultsAreLeftForAReview() throws {
    _ = run(card("Play"))
    _ = run(card("Pause"))
    let results = ResultsFolder(folder.path + "/results")
    let item = try #require(try results.read().cases.first)
    #expect(item.path == "\(folder.path)/FailureTests/card.1.png")
    #expect(item.group == "FailureTests")
    #expect(item.source?.hasSuffix("Tests/MaquetteTestingTests/FailureTests.swift") == true)
    #expect(item.outcome == .different)
    #expect(!item.changes.isEmpty)
    let actual = try #require(try item.files.actual?.read())
    #expect(try PNG.decode(actual) == card("Pause").render())
  }

  @Test func aToleranceIsHeard() throws {
    let (black, nearly) = (UInt32(0xFF00_0000), UInt32(0xFF01_0101))
    let first = try #require(Bitmap(width: 8, height: 8, pixels: .init(repeating: black, count: 64)))
    var second = first
    second[3, 3] = PremultipliedColor(packed: nearly)
    func run(_ bitmap: Bitmap, parameter: Tolerance? = nil, suite: Tolerance? = nil) -> Int {
      folder.issues(tolerance: suite) {
        assertSnapshot(of: bitmap, as: .picture(tolerance: parameter), testName: "tolerance()")
      }.count
    }
    #expect(run(first) == 1)
    #expect(run(second) == 1)
    #expect(run(second, parameter: .channel) == 0)
    #expect(run(second, suite: .channel) == 0)
    #expect(run(second, parameter: .exact, suite: .channel) == 1)
  }

  @Test func whatIsMaskedIsNotCompared() {
    func clock(_ time: String) -> Mockup {
      Mockup(theme: .ios, scale: 2) {
        Text("Title")
        Text(time).frame(width: 100).id("clock")
      }
    }
    _ = run(clock("12:00"))
    #expect(run(clock("12:01")).count == 1)
    #expect(run(clock("12:01"), masks: [.element("clock")]).isEmpty)
    #expect(run(clock("12:01"), masks: [.rect(Rect(x: 0, y: 30, width: 200, height: 100))]).isEmpty)
    #expect(run(clock("12:01"), masks: [.rect(Rect(x: 0, y: 0, width: 200, height: 20))]).count == 1)
  }

  @Test func aMaskThatMasksNothingIsAMistake() {
    let outside = SnapshotMask.rect(Rect(x: 1000, y: 0, width: 10, height: 10))
    #expect(
      run(card("Play"), masks: [outside]) == [
        "the value could not be converted: the mask at (1000, 0), 10 × 10 points, lies outside of the picture; "
          + "move it or remove it"
      ])
    #expect(run(card("Play"), masks: [.element("acton")]).first?.contains("acton") == true)
    #expect(folder.goldens(of: "FailureTests").isEmpty)
  }

  @Test func aMaskOverEverythingProvesNothing() {
    let all = SnapshotMask.rect(Rect(x: 0, y: 0, width: 1000, height: 1000))
    #expect(run(card("Play"), masks: [all]).first?.hasPrefix("recorded") == false)
    #expect(folder.goldens(of: "FailureTests").isEmpty)
    _ = run(card("Play"))
    for record in [RecordMode.missing, .failed, .never] {
      let found = run(card("Play"), masks: [all], record: record)
      #expect(found.count == 1 && found.first?.contains("recorded") == false, "\(found)")
    }
  }

  @Test func aBitmapIsAttachedAsAPicture() throws {
    let bitmap = try card("Play").render()
    let attachment = Attachment(bitmap, named: "card")
    #expect(attachment.preferredName == "card.png")
    let bytes = try attachment.withUnsafeBytes { [UInt8]($0) }
    #expect(try PNG.decode(bytes) == bitmap)
    Attachment.record(bitmap, named: "card")
  }
}
