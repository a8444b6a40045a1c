import MaquetteSnapshots
import Testing

/// What the command does with the results of snapshot tests, which may be texts.
@Suite("Results of snapshot tests", .inTurn)
struct SnapshotResultsTests {
  private static let golden = "Tests/__Snapshots__/CardTests/card.1.txt"
  private static let source = "Tests/CardTests.swift"

  /// A package whose test file has the tests `card` and `off`, with results of a run in which `card` failed.
  private func place(_ outcome: ReportCase.Outcome = .different) throws -> Workplace {
    let place = try Workplace(files: [
      Self.golden: "old\n", Self.source: "@Test func card() {}\n@Test func off() {}\n",
    ])
    try record(outcome, in: place)
    return place
  }

  private func record(
    _ outcome: ReportCase.Outcome, in place: Workplace, to results: String = ".build/maquette",
    path: String = golden
  ) throws {
    var item = ReportCase(path: path, group: "CardTests", outcome: outcome, message: "1 line added\n+new")
    item.source = Self.source
    item.line = 1
    if !outcome.passes {
      item.files = .init(
        expected: .bytes(Array("old\n".utf8), suffix: "txt"),
        actual: .bytes(Array("new\n".utf8), suffix: "txt"),
        difference: .bytes(Array("-old\n+new\n".utf8), suffix: "diff"))
    }
    let writer = try ResultsFolder(place.path + "/" + results).join(run: "1", title: "T", generator: "G")
    try writer.add(item)
    try writer.finish()
  }

  @Test(
    "a text is accepted as a picture is", arguments: ["accept --all", "accept Tests", "accept \(golden)"])
  func accept(line: String) throws {
    let place = try place()
    try place.expect(line, output: "\(Self.golden): accepted\n")
    #expect(try place.bytes(of: Self.golden) == Array("new\n".utf8))
    try place.expect(
      "review", message: "nothing to decide: 1 snapshot: 0 equal, 0 recorded, 1 accepted, 0 failed\n")
  }

  @Test(
    "a text in the source of a test is reviewed and accepted as others are", arguments: ["accept", "review"])
  func inline(verb: String) throws {
    let source =
      "@Test func card() {\n  assertInlineSnapshot(of: a, as: .lines) {\n    \"\"\"\n    old\n    \"\"\"\n  }\n}\n"
    let place = try Workplace(files: [Self.source: source])
    let path = "\(Self.source):2"
    var item = ReportCase(path: path, group: "CardTests", outcome: .different, message: "-old\n+new")
    (item.source, item.line, item.column) = (Self.source, 2, 3)
    item.files = .init(
      expected: .bytes(Array("old".utf8), suffix: "txt"), actual: .bytes(Array("new".utf8), suffix: "txt"))
    let writer = try ResultsFolder(place.path + "/.build/maquette").join(run: "1", title: "T", generator: "G")
    try writer.add(item)
    try writer.finish()
    if verb == "accept" {
      try place.expect(["accept", path], output: "\(path): accepted\n")
    } else {
      try place.expect("review", message: "1 accepted, 0 rejected, 0 undecided\n", input: "a\n")
    }
    let new = String(decoding: try place.bytes(of: Self.source), as: UTF8.self)
    #expect(new == source.replacing("old", with: "new"))
  }

  @Test("a text that changed since the test is left alone")
  func changed() throws {
    let place = try place()
    try place.write("mine\n", to: Self.golden)
    #expect(try place.expect("accept --all", 1).message.contains("has changed since the check"))
    #expect(try place.bytes(of: Self.golden) == Array("mine\n".utf8))
  }

  @Test("a review shows the lines that differ")
  func review() throws {
    let place = try place()
    let outcome = try place.expect("review", input: "o\na\n")
    #expect(outcome.text.contains("1 of 1  \(Self.golden): 1 line added\n  +new\n"))
    #expect(outcome.text.contains("  actual: .build/maquette/texts/\(Self.golden).actual.txt\n"))
    #expect(try place.bytes(of: Self.golden) == Array("new\n".utf8))
  }

  @Test("results of tests are merged, and reported with the lines that differ")
  func merge() throws {
    let place = try place()
    try record(.equal, in: place, to: "other", path: "Tests/__Snapshots__/CardTests/off.1.txt")
    let outcome = try place.expect(
      "merge .build/maquette other --results all --report page --junit junit.xml", 1)
    #expect(outcome.message.hasSuffix("2 snapshots: 1 equal, 0 recorded, 1 failed\n"))
    #expect(String(decoding: try place.bytes(of: "junit.xml"), as: UTF8.self).contains("+new</failure>"))
    try place.expect("accept --all --results all", output: "\(Self.golden): accepted\n")
  }

  @Test("snapshots of no test are named, and deleted when asked")
  func prune() throws {
    let place = try place(.equal)
    let folder = "Tests/__Snapshots__/"
    let gone = ["CardTests/card.2.txt", "CardTests/old.1.png", "OldTests/a.1.txt"].map { folder + $0 }
    for name in gone + [folder + "CardTests/off.1.png"] { try place.write("", to: name) }
    let found = try place.expect("prune", 1)
    #expect(
      found.text == """
        \(gone[0]): its test does not use it
        \(gone[1]): its test is gone
        \(gone[2]): its test file is gone

        """)
    #expect(found.message.hasPrefix("3 snapshots of no test; 1 more belong to tests that did not run\n"))
    try place.expect("prune --yes", 64, environment: ["CI": "true"])
    try place.expect("prune --yes", 0)
    #expect(try gone.allSatisfy { try !place.files().contains($0) })
    #expect(place.exists(folder + "CardTests/off.1.png") && place.exists(Self.golden))
    try place.expect("prune", 0)
  }

  @Test("nothing is pruned while something fails, or after a check of sheets")
  func refusals() throws {
    let place = try place()
    try place.write("", to: "Tests/__Snapshots__/CardTests/card.2.txt")
    try place.expect("prune --yes", 65)
    #expect(place.exists("Tests/__Snapshots__/CardTests/card.2.txt"))
    let goldens = try Goldens.changed()
    try goldens.expect("prune", 66)
    try Workplace().expect("prune", 66)
  }
}
