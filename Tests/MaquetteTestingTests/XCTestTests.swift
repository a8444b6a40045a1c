import MaquetteTesting
import XCTest

@testable import struct MaquetteTesting.SnapshotScope

/// The same assertions in the other library.
final class XCTestTests: XCTestCase {
  private let folder = TemporaryFolder()
  private var failures: [String] = []

  override func invokeTest() {
    withSnapshotConfiguration(tolerance: .channel, directory: folder.path) { super.invokeTest() }
  }

  override func tearDown() { folder.remove() }

  /// Collects failures instead of failing.
  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    failures.append(description)
  }

  private func expect(_ condition: Bool, line: UInt = #line) {
    if !condition {
      super.recordFailure(
        withDescription: "not as expected: \(failures)", inFile: #filePath, atLine: Int(line), expected: true)
    }
  }

  private func assertText(_ text: String, record: RecordMode) {
    assertSnapshot(of: text, as: .text, named: "text", record: record, testName: "text()")
  }

  func testFailuresAreRecordedAtTheirPlace() {
    expect(SnapshotConfiguration.current.tolerance == .channel)
    assertText("one", record: .never)
    expect(failures.count == 1 && failures[0].contains("does not exist"))
  }

  func testEqualTextPasses() throws {
    try folder.write(Array("one".utf8), to: "XCTestTests/text.text.txt")
    assertText("one", record: .never)
    expect(failures.isEmpty)
  }

  func testSnapshotsAreNumbered() throws {
    try folder.write(Array("one".utf8), to: "XCTestTests/testSnapshotsAreNumbered.1.txt")
    try folder.write(Array("two".utf8), to: "XCTestTests/testSnapshotsAreNumbered.2.txt")
    assertSnapshot(of: "one", as: .text, record: .never)
    assertSnapshot(of: "two", as: .text, record: .never)
    expect(failures.isEmpty)
  }

  func testWaitingWorks() async throws {
    expect(SnapshotConfiguration.current.directory == folder.path)
    try folder.write(Array("1".utf8), to: "XCTestTests/testWaitingWorks.1.txt")
    let strategy = Snapshotting<String, String>.text.asyncPullback { (number: Int) in
      await Task.yield()
      return "\(number)"
    }
    await assertSnapshot(of: 1, as: strategy, record: .never)
    expect(failures.isEmpty)
  }
}
