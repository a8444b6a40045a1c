import MaquetteComparison
import Testing

@testable import MaquetteTesting

@Suite(.snapshots(record: .failed, tolerance: .antialiased, directory: "Outer"))
struct TraitTests {
  @Test func aSuiteIsHeard() {
    let configuration = SnapshotConfiguration.current
    #expect(configuration.record == .failed)
    #expect(configuration.tolerance == .antialiased)
    #expect(configuration.directory == "Outer")
  }

  @Test(.snapshots(record: .never)) func aTestIsHeardFirst() {
    let configuration = SnapshotConfiguration.current
    #expect(configuration.record == .never)
    #expect(configuration.tolerance == .antialiased)
  }

  @Suite(.snapshots(directory: "Inner")) struct Nested {
    @Test(.snapshots(tolerance: .exact), arguments: [1, 2])
    func suitesNest(argument: Int) {
      let configuration = SnapshotConfiguration.current
      #expect(configuration.record == .failed)
      #expect(configuration.tolerance == .exact)
      #expect(configuration.directory == "Inner")
    }

    @Test func codeIsHeardFirst() async {
      await withSnapshotConfiguration(record: .missing) {
        await Task {
          withSnapshotConfiguration(tolerance: .channel) {
            let configuration = SnapshotConfiguration.current
            #expect(configuration.record == .missing)
            #expect(configuration.tolerance == .channel)
            #expect(configuration.directory == "Inner")
          }
        }.value
        #expect(SnapshotConfiguration.current.tolerance == .antialiased)
      }
      #expect(SnapshotConfiguration.current.record == .failed)
    }
  }

  @Test(arguments: [1, 2]) func everyRunNumbersFromOne(run: Int) {
    #expect(SnapshotScope.current.numbering?.begin("key") == 1)
    #expect(SnapshotScope.current.numbering?.begin("key") == nil)
    SnapshotScope.current.numbering?.end("key")
    #expect(SnapshotScope.current.numbering?.begin("key") == 2)
  }
}
