import MaquettePNG
import MaquetteSnapshots
import Testing

@Suite("Golden pruning")
struct GoldenPruningTests {
  private func refusal(
    environment: [String: String] = [:], isFiltered: Bool = false, isSharded: Bool = false,
    isConfirmed: Bool = true, verdicts: [Verdict] = [.compared(.equal), .recorded, .orphan]
  ) -> GoldenPruning.Refusal? {
    GoldenPruning.refusal(
      environment: environment, isFiltered: isFiltered, isSharded: isSharded, isConfirmed: isConfirmed,
      verdicts: verdicts)
  }

  @Test("a whole check in which nothing else fails may prune")
  func allowed() {
    #expect(refusal() == nil)
    #expect(refusal(environment: ["CI": "false"]) == nil)
  }

  @Test("a filter, a shard, a failure, CI or a missing word forbids it")
  func refused() {
    #expect(refusal(environment: ["CI": "true"]) == .continuousIntegration)
    #expect(refusal(isFiltered: true) == .filtered)
    #expect(refusal(isSharded: true) == .sharded)
    #expect(refusal(isConfirmed: false) == .unconfirmed)
    for verdict in [
      Verdict.missing, .unreadable(.empty), .notRecorded(.outOfMemory),
      .notDrawn(.failed("wrong")),
    ] {
      #expect(refusal(verdicts: [.compared(.equal), verdict, .orphan]) == .failed)
    }
  }
}
