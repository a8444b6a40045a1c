import Foundation
import MaquetteUITesting
import Testing

private struct Place: Encodable { var x = 1 }

@Suite(.snapshots(record: .missing)) struct StrategyTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "maquette-ui-\(UUID().uuidString)"
  ).path

  private func verify<Value, Format>(_ value: Value, _ strategy: Snapshotting<Value, Format>) -> [String?] {
    // Two values must not be the same snapshot of a test.
    let folder = "\(self.folder)-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return outsideCI {
      (0..<2).map { _ in verifySnapshot(of: value, as: strategy, named: "a", snapshotDirectory: folder) }
    }
  }

  @Test func textsAreRecordedAndCompared() {
    for results in [
      verify("a\nb", .lines), verify(Place(), .json), verify(Place(), .dump), verify(3, .description),
    ] {
      #expect(results[0] != nil && results[1] == nil)
    }
  }

  @Test func aStrategyOfTheUserIsPulledBack() {
    let strategy = Snapshotting<Int, String>(
      pathExtension: "txt", diffing: .lines,
      asyncSnapshot: { value in
        Async { callback in callback("\(value)") }
      })
    let results = verify("abc", strategy.pullback { $0.count })
    #expect(results[0] != nil && results[1] == nil)
  }

  @Test func whatNeverArrivesIsAFailure() {
    let never = Snapshotting<Int, String>(
      pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
    let failure = verifySnapshot(of: 1, as: never, named: "a", snapshotDirectory: folder, timeout: 0.05)
    #expect(failure?.contains("0.05 seconds") == true)
  }

  @Test func boolsAreModes() {
    let on: SnapshotTestingConfiguration.Record = true
    let off: SnapshotTestingConfiguration.Record = false
    #expect(on == .all && off == .missing)
    #expect(withSnapshotTesting(record: .never) { verify("a", .lines) }[0] != nil)
  }
}
