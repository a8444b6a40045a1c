public import Foundation
import MaquetteTesting

/// Asserts that a value equals its golden file, in `__Snapshots__/TestFile/linux/` beside the test file.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: How it is stored and compared.
///   - name: The name among the snapshots of the test; without names they are numbered from 1.
///   - recording: Which goldens may be written.
///   - timeout: The seconds that a snapshot may take to arrive.
///   - fileID: The place of failures.
///   - filePath: The test file.
///   - testName: The test.
///   - line: The place of failures.
///   - column: The place of failures.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let call = UncheckedCall(
    made: Result { try value() }, strategy: snapshotting.strategy().placingViews(around: filePath),
    name: name,
    recording: FormerRecording.record(recording),
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  SnapshotTimeout.$seconds.withValue(timeout) { withGoldens { call.report() } }
}

/// Asserts that a value equals the golden files of several strategies, by their names.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: recording, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}

/// Asserts that a value equals the golden files of several strategies, in order.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: recording, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value with its golden file and returns the difference in words; nil if both are equal.
///
/// - Parameter snapshotDirectory: The folder of the golden files; nil for `__Snapshots__/TestFile/linux/`.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let call = UncheckedCall(
    made: Result { try value() }, strategy: snapshotting.strategy().placingViews(around: filePath),
    name: name,
    recording: FormerRecording.record(recording),
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  return SnapshotTimeout.$seconds.withValue(timeout) { withGoldens(in: snapshotDirectory) { call.verify() } }
}

/// A call of an assertion, with a value that was made or why it was not.
private struct UncheckedCall<Value, Format> {
  let made: Result<Value, any Error>
  let strategy: MaquetteTesting.Snapshotting<Value, Format>
  let name: String?
  let recording: SnapshotTestingConfiguration.Record?
  let fileID: StaticString
  let filePath: StaticString
  let testName: String
  let line: UInt
  let column: UInt

  /// Fails the test if the value differs.
  func report() {
    MaquetteTesting.assertSnapshot(
      of: try made.get(), as: strategy, named: name, record: recording?.mode, fileID: fileID,
      filePath: filePath, testName: testName, line: line, column: column)
  }

  /// What is wrong; nil if nothing is.
  func verify() -> String? {
    MaquetteTesting.verifySnapshot(
      of: try made.get(), as: strategy, named: name, record: recording?.mode, fileID: fileID,
      filePath: filePath, testName: testName, line: line, column: column)
  }
}

/// Runs a body whose goldens are apart from those of a simulator, which other letters and symbols draw.
func withGoldens<Result>(in folder: String? = nil, _ body: () throws -> Result) rethrows -> Result {
  var configuration = SnapshotConfiguration()
  configuration.goldens = folder
  configuration.subfolder = "linux"
  return try withSnapshotConfiguration(configuration, body)
}
