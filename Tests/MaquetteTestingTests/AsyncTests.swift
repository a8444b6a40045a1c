import MaquetteTesting
import Testing

@Suite struct AsyncTests {
  private let folder = TemporaryFolder()
  private let loading = Snapshotting<String, String>.text.asyncPullback { (count: Int) in
    await Task.yield()
    return String(repeating: "line\n", count: count)
  }

  private func load(_ count: Int) async -> Int {
    await Task.yield()
    return count
  }

  @Test func valuesAndStrategiesMayWait() async {
    for expected in [1, 0] {
      let found = await folder.issues {
        await assertSnapshot(of: await load(2), as: loading, testName: "wait()")
      }
      #expect(found.count == expected)
    }
    #expect(String(decoding: folder.bytes("AsyncTests/wait.1.txt"), as: UTF8.self) == "line\nline\n")
  }

  @Test @MainActor func anActorMayAssert() async {
    let found = await folder.issues {
      await assertSnapshot(of: 2, as: loading, testName: "wait()")
      assertSnapshot(of: "text", as: .text(extension: "md"), testName: "wait()")
    }
    #expect(found.count == 2)
  }

  @Test func manyAtOnceKeepTheirFiles() async {
    for expected in [100, 0] {
      let found = await folder.issues {
        await withTaskGroup { group in
          for index in 0..<100 {
            group.addTask {
              assertSnapshot(of: "\(index)", as: .text, named: "\(index)", testName: "many()")
            }
          }
        }
      }
      #expect(found.count == expected)
    }
    #expect(folder.goldens(of: "AsyncTests").count == 100)
  }

  @Test func twoAtOnceNeedNames() async {
    let found = await folder.issues {
      let outer = Snapshotting<Int, String>(fileExtension: "txt", diffing: .text) { value in
        assertSnapshot(of: "inner", as: .text, testName: "nested()")
        return "outer"
      }
      assertSnapshot(of: 1, as: outer, testName: "nested()")
    }
    #expect(found.count == 2)
    #expect(found.first?.hasPrefix("another snapshot of this test without a name is under way") == true)
  }
}
