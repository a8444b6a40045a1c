import Foundation
import MaquetteComparison
import MaquetteRaster
import MaquetteFiles
import MaquetteSnapshots
import Testing

@Suite("Results folder")
struct ResultsFolderTests {
  private let place: GoldenFolder

  init() throws { place = try GoldenFolder() }

  private var folder: ResultsFolder { ResultsFolder(place("results")) }

  private func item(_ path: String, _ outcome: ReportCase.Outcome = .different) -> ReportCase {
    var item = ReportCase(path: path, group: "Button", outcome: outcome, message: "1 pixel differs")
    item.files = .init(expected: .bytes([1, 2]), actual: .bytes([3]))
    return item
  }

  private func report(_ cases: [ReportCase]) -> CheckReport {
    CheckReport(title: "Golden", generator: "Maquette 0", cases: cases)
  }

  @Test("every field is read back as it was written")
  func roundTrip() throws {
    var full = item("Golden/Button/a~dark.png")
    full.sheet = "Golden/Button/a.yaml"
    full.line = 14
    full.source = "Tests/A.swift"
    full.changes = [
      Change(element: "button 'Säve'", id: "save", place: "a.yaml:14", effects: ["moved 4 pt right"])
    ]
    full.regions = [PixelRect(x: 1, y: 2, width: 3, height: 4)]
    full.masks = [PixelRect(x: 5, y: 6, width: 7, height: 8)]
    full.differingPixels = 12
    full.tolerance = "antialiasing"
    full.scale = 2
    full.seconds = 0.25
    full.files.difference = .bytes([4])
    var written = report([full, ReportCase(path: "b.png", group: "", outcome: .missing, message: "")])
    written.shards = Shard.all(of: 2).dropLast()
    try folder.write(written)
    #expect(
      place.files == [
        "results/pictures/Golden/Button/a~dark.actual.png",
        "results/pictures/Golden/Button/a~dark.difference.png",
        "results/pictures/Golden/Button/a~dark.expected.png", "results/results.json",
      ])
    let read = try folder.read()
    #expect(try read.cases[0].files.expected?.read() == [1, 2])
    #expect(try read.cases[0].files.actual?.read() == [3])
    #expect(try read.cases[0].files.difference?.read() == [4])
    var expected = written
    expected.cases[0].files = read.cases[0].files
    #expect(read == expected)
  }

  @Test("the JSON is as it is documented")
  func json() throws {
    var small = item("b.png")
    small.files.expected = nil
    small.seconds = .nan
    small.scale = .infinity
    try folder.write(
      report([small, ReportCase(path: "a.yaml", group: "G", outcome: .notDrawn, message: "\"<")]))
    #expect(
      try place.text("results/results.json") == """
        {
          "cases" : [
            {
              "group" : "G",
              "message" : "\\"<",
              "outcome" : "not-drawn",
              "path" : "a.yaml"
            },
            {
              "files" : {
                "actual" : "pictures/b.actual.png"
              },
              "group" : "Button",
              "message" : "1 pixel differs",
              "outcome" : "different",
              "path" : "b.png"
            }
          ],
          "generator" : "Maquette 0",
          "maquette" : 3,
          "title" : "Golden"
        }

        """)
  }

  @Test("a new check removes what the former one left, and nothing else")
  func stale() throws {
    try folder.write(report([item("a.png"), item("b.png")]))
    try place.write([9], to: "results/pictures/mine.png")
    let writer = try folder.begin(title: "T", generator: "G")
    #expect(place.files == ["results/pictures/mine.png"])
    try writer.add(item("b.png"))
    try writer.finish()
    #expect(
      place.files == [
        "results/pictures/b.actual.png", "results/pictures/b.expected.png", "results/pictures/mine.png",
        "results/results.json",
      ])
  }

  @Test("a report that was read can be changed and written again")
  func rewriting() throws {
    try folder.write(report([item("a.png"), item("b.png")]))
    var read = try folder.read()
    read.cases[0].outcome = .accepted
    read.cases[1].files.actual = nil
    try folder.write(read)
    #expect(try folder.read() == read)
    #expect(try folder.read().cases[0].files.actual?.read() == [3])
    #expect(!place.files.contains("results/pictures/b.actual.png"))
  }

  @Test("the processes of one run add to each other's results, and a new run begins anew")
  func runs() throws {
    try folder.write(report([item("of a check.png")]))
    let first = try folder.join(run: "1", title: "T", generator: "G")
    let second = try folder.join(run: "1", title: "T", generator: "G")
    for name in ["a.png", "b.png"] { try first.add(item(name)) }
    try first.finish()
    var changed = item("b.png", .equal)
    changed.files = .init(expected: .bytes([7]))
    try second.add(changed)
    try second.add(item("c.txt"))
    try second.finish()
    let read = try folder.read()
    #expect(read.cases.map(\.path) == ["a.png", "b.png", "c.txt"])
    #expect(read.cases.map(\.outcome) == [.different, .equal, .different])
    #expect(try read.cases[1].files.expected?.read() == [7])
    #expect(try read.cases[0].files.expected?.read() == [1, 2])

    let later = try folder.join(run: "2", title: "T", generator: "G")
    #expect(place.files == ["results/results.lock"])
    try later.add(item("a.png"))
    try later.finish()
    #expect(try folder.read().cases.map(\.path) == ["a.png"])
  }

  @Test("texts keep their suffix, and no name of one meets that of a picture")
  func texts() throws {
    var text = ReportCase(path: "T/a.1.txt", group: "T", outcome: .different, message: "")
    text.files = .init(
      expected: .bytes([1], suffix: "txt"), actual: .bytes([2], suffix: "txt"),
      difference: .bytes([3], suffix: "diff"))
    var json = text
    json.path = "T/a.1.json"
    try folder.write(report([item("T/a.1.png"), text, json]))
    #expect(place.files.contains("results/texts/T/a.1.txt.actual.txt"))
    #expect(place.files.contains("results/texts/T/a.1.txt.difference.diff"))
    #expect(Set(place.files).count == 9)
    #expect(
      try folder.read().cases.map { try $0.files.all.count == $0.files.all.map { try $0.read() }.count } == [
        true, true, true,
      ])
    #expect(try folder.read().cases[2].files.difference?.read() == [3])
  }

  @Test("cases may be added from many threads")
  func threads() throws {
    let writer = try folder.begin(title: "T", generator: "G", shard: Shard("2/3"))
    DispatchQueue.concurrentPerform(iterations: 64) { _ = try? writer.add(item("case \($0 + 100).png")) }
    try writer.finish()
    let read = try folder.read()
    #expect(read.cases.map(\.path) == (100..<164).map { "case \($0).png" })
    #expect(read.shards == [Shard("2/3")])
    #expect(place.files.count == 129)
  }

  @Test("pictures of passing cases are kept up to a limit, those of failing ones always")
  func passingLimit() throws {
    let half = [UInt8](repeating: 0, count: ResultsWriter.largestPassing / 2)
    let writer = try folder.begin(title: "T", generator: "G")
    for name in ["a.png", "b.png", "c.png"] {
      var equal = ReportCase(path: name, group: "G", outcome: .equal, message: "")
      equal.files.expected = .bytes(half)
      try writer.add(equal)
    }
    try writer.add(item("d.png"))
    try writer.finish()
    let cases = try folder.read().cases
    #expect(cases.map { $0.files.expected != nil } == [true, true, false, true])
  }

  @Test("a results file cannot name pictures elsewhere")
  func hostile() throws {
    try folder.write(report([item("a.png")]))
    let victim = place("victim.png")
    try place.write([1], to: "victim.png")
    for name in ["../victim.png", victim, "pictures/../../victim.png"] {
      let json = try place.text("results/results.json")
        .replacingOccurrences(of: "\"pictures/a.actual.png\"", with: "\"\(name)\"")
      try place.write(Array(json.utf8), to: "hostile/results.json")
      let hostile = ResultsFolder(place("hostile"))
      #expect(throws: ReportError.fileElsewhere(path: hostile.file, name: name)) { try hostile.read() }
      _ = try hostile.begin(title: "T", generator: "G")
      #expect(place.exists("victim.png"))
    }
  }

  @Test("what is no report is refused with the reason")
  func refusal() throws {
    #expect(throws: ReportError.noResults(path: folder.path)) { try folder.read() }
    let file = folder.file
    func reason(_ json: String) -> String? {
      let error = #expect(throws: ReportError.self) { try JSONReport.decode(Array(json.utf8), path: file) }
      guard case .notAReport(file, let reason) = error else { return nil }
      return reason
    }
    #expect(reason("") == "it is not JSON")
    #expect(reason("{}") == "'maquette' is missing")
    #expect(reason("[]") == "the value has the wrong type")
    #expect(
      reason(#"{"maquette":1,"title":"","generator":"","cases":[]}"#)
        == "it has version 1, but this program reads version 3 at .maquette")
    #expect(
      reason(#"{"maquette":3,"title":"","generator":"","cases":[{"path":1}]}"#)
        == "the value has the wrong type at .cases[0].path")
    #expect(reason(String(repeating: "[", count: 100_000)) != nil)
  }

  @Test("a folder that cannot be written is named")
  func unwritable() throws {
    try place.write([], to: "results")
    let error = #expect(throws: ReportError.self) { try folder.write(report([item("a.png")])) }
    let description = error?.description ?? ""
    #expect(description.hasPrefix(place("results")) && description.contains("cannot write: "))
  }
}
