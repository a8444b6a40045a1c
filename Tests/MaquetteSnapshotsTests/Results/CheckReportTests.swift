import MaquetteFiles
import MaquetteSnapshots
import Testing

@Suite("Check report")
struct CheckReportTests {
  private func report(_ outcomes: [ReportCase.Outcome], shards: [String] = []) -> CheckReport {
    let cases = outcomes.enumerated().map {
      ReportCase(path: "\($0).png", group: "G", outcome: $1, message: "")
    }
    var report = CheckReport(title: "T", generator: "G", cases: cases)
    report.shards = shards.compactMap { Shard($0) }
    return report
  }

  @Test(arguments: ReportCase.Outcome.allCases)
  func whatIsNotAsItShouldBeFails(outcome: ReportCase.Outcome) {
    let passing: Set<ReportCase.Outcome> = [.equal, .tolerated, .recorded, .accepted]
    #expect(outcome.passes == passing.contains(outcome))
    #expect(report([.equal, outcome]).passes == passing.contains(outcome))
  }

  @Test("nothing checked is nothing passed")
  func empty() { #expect(!report([]).passes) }

  @Test("a report without one of its shards does not pass, and names it")
  func shards() {
    let some = report([.equal], shards: ["1/4", "3/4"])
    #expect(some.missingShards.map(\.index) == [2, 4])
    #expect(!some.passes)
    let all = report([.equal], shards: ["2/2", "1/2"])
    #expect(all.missingShards.isEmpty && all.passes)
    #expect(report([.equal]).missingShards.isEmpty)
  }

  @Test func outcomesAreCountedInTheirOrder() {
    let counts = report([.different, .equal, .orphan, .equal]).counts
    #expect(counts.map(\.outcome) == [.equal, .different, .orphan])
    #expect(counts.map(\.count) == [2, 1, 1])
  }

  @Test("merging puts the cases of all shards in the order of their paths")
  func merging() throws {
    func shard(_ index: Int, _ paths: [String]) -> CheckReport {
      var report = CheckReport(
        title: "T", generator: "G",
        cases: paths.map { ReportCase(path: $0, group: "G", outcome: .equal, message: "") })
      report.shards = [Shard(index: index, count: 3)].compactMap(\.self)
      return report
    }
    let merged = try CheckReport.merged([shard(3, ["b", "é"]), shard(1, ["a", "c"])])
    #expect(merged.cases.map(\.path) == ["a", "b", "c", "é"])
    #expect(merged.shards.map(\.index) == [1, 3])
    #expect(merged.missingShards == [Shard("2/3")])
    #expect(throws: ReportError.repeatedCase(path: "a")) {
      try CheckReport.merged([shard(1, ["a"]), shard(2, ["a"])])
    }
    #expect(throws: ReportError.repeatedShard("1/3")) {
      try CheckReport.merged([shard(1, ["a"]), shard(1, ["b"])])
    }
    var other = shard(1, ["x"])
    other.shards = Shard.all(of: 2).dropLast()
    #expect(throws: ReportError.unlikeShards(3, 2)) { try CheckReport.merged([shard(2, []), other]) }
    #expect(throws: ReportError.nothingToMerge) { try CheckReport.merged([]) }
  }
}
