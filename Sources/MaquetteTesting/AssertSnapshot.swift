public import MaquetteSnapshots

/// Asserts that a value equals its golden file.
///
/// ```swift
/// @Test func card() {
///   assertSnapshot(of: Card(title: "Hello"), as: .picture)      // __Snapshots__/CardTests/card.1.png
///   assertSnapshot(of: Card(title: ""), as: .picture, named: "empty")           // card.empty.png
/// }
/// ```
///
/// The golden file is beside the test file. The first run writes it and fails, so that the file is reviewed; a CI
/// system never writes it. It works in Swift Testing and in XCTest.
///
/// - Parameters:
///   - value: The value: a mockup or an element of one, a sheet, a bitmap, PNG data, a text, any bytes.
///   - strategy: How it is stored and compared.
///   - name: The name of the snapshot among those of the test; without names they are numbered from 1. A parameterised
///     test needs a name that differs between its cases.
///   - mode: Which golden files may be written; nil for the mode of the configuration or of `MAQUETTE_RECORD`.
///   - fileID: The source location of failures.
///   - filePath: The test file; the golden files are beside it.
///   - testName: The test, after which the golden files are named; pass it on in functions that tests call.
///   - line: The source location of failures.
///   - column: The source location of failures.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil,
  record mode: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  var call = SnapshotCall(at: site, record: mode)
  call.check(value, as: strategy, named: name)
  call.report()
}

/// Asserts that a value equals its golden file, for a value or a strategy that is asynchronous.
///
/// The parameters are those of the synchronous assertion; the value is made on the actor of `isolation`.
public func assertSnapshot<Value: Sendable, Format: Sendable>(
  of value: @autoclosure () async throws -> Value, as strategy: AsyncSnapshotting<Value, Format>,
  named name: String? = nil, record mode: RecordMode? = nil, isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) async {
  let site = CallSite(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  var call = SnapshotCall(at: site, record: mode)
  let assertion = call.begin(named: name, fileExtension: strategy.fileExtension)
  defer { assertion.end() }
  do {
    call.add(try await strategy.snapshots(value()), to: assertion, diffing: strategy.diffing)
  } catch {
    call.add(error, to: assertion)
  }
  call.report()
}

/// Compares a value with its golden file as ``assertSnapshot(of:as:named:record:fileID:filePath:testName:line:column:)`` does,
/// and returns what is wrong instead of failing the test; nil if they are equal.
///
/// A function of your own can add words to the message, or decide that it is no failure.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil,
  record mode: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  let site = CallSite(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  var call = SnapshotCall(at: site, record: mode)
  call.check(value, as: strategy, named: name)
  return call.found.message
}
