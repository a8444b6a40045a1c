public import Foundation
import MaquetteTesting
import Synchronization

// Names and types that the assertions of swift-snapshot-testing had in former versions. Suites still use them, so they compile.

/// Whether all goldens are written, for suites written before `withSnapshotTesting(record:)`.
public var isRecording: Bool {
  get { FormerRecording.isOn.withLock { $0 } }
  set { FormerRecording.isOn.withLock { $0 = newValue } }
}

/// The place of ``isRecording``.
enum FormerRecording {
  static let isOn = Mutex(false)

  /// What may be written: what the call says, or else all, unless a configuration around the call says something.
  static func record(_ recording: SnapshotTestingConfiguration.Record?) -> SnapshotTestingConfiguration
    .Record?
  {
    recording ?? (isRecording && SnapshotConfiguration.current.record == nil ? .all : nil)
  }

  /// What a Boolean value lets be written.
  static func record(_ recording: Bool?) -> SnapshotTestingConfiguration.Record? {
    recording.map { $0 ? .all : .missing }
  }
}

/// Asserts that a value equals its golden file; `true` writes it, `false` only if it is missing.
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: Bool?, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: FormerRecording.record(recording),
    timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a value equals its golden file, by the former label.
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: Bool? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: FormerRecording.record(recording),
    timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a value equals the golden files of several strategies, by their names; `true` writes it, `false` only if it is missing.
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: Bool?, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: FormerRecording.record(recording), timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a value equals the golden files of several strategies, by their names, by the former label.
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: Bool? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: FormerRecording.record(recording), timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a value equals the golden files of several strategies, in order; `true` writes it, `false` only if it is missing.
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: Bool?, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: FormerRecording.record(recording), timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a value equals the golden files of several strategies, in order, by the former label.
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: Bool? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: FormerRecording.record(recording), timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Compares a value with its golden file; `true` writes it, `false` only if it is missing.
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: Bool?, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: FormerRecording.record(recording),
    snapshotDirectory: snapshotDirectory, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Compares a value with its golden file, by the former label.
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: Bool? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: FormerRecording.record(recording),
    snapshotDirectory: snapshotDirectory, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}
