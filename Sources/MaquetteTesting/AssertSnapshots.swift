public import MaquetteSnapshots

/// Asserts that a value equals its golden files, one for each strategy, and says in one message what differs.
///
/// ```swift
/// assertSnapshots(of: Card(title: "Hello"), as: .picture, .accessibility, .layout)
/// ```
///
/// The parameters are those of ``assertSnapshot(of:as:named:record:fileID:filePath:testName:line:column:)``. The value is made
/// once. Files of the same suffix are numbered.
public func assertSnapshots<Value, each Format>(
  of value: @autoclosure () throws -> Value, as strategies: repeat Snapshotting<Value, each Format>,
  named name: String? = nil,
  record mode: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  var call = SnapshotCall(at: site, record: mode)
  let value = Result(catching: value)
  for strategy in repeat each strategies { call.check(value.get, as: strategy, named: name) }
  call.report()
}

/// Asserts that a value equals its golden files, one for each named strategy, such as the sizes of a text.
///
/// ```swift
/// assertSnapshots(of: card, as: ["light": .picture, "dark": .picture(appearance: .dark)])
/// ```
///
/// The parameters are those of ``assertSnapshot(of:as:named:record:fileID:filePath:testName:line:column:)``.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: KeyValuePairs<String, Snapshotting<Value, Format>>,
  record mode: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  var call = SnapshotCall(at: site, record: mode)
  let value = Result(catching: value)
  for (name, strategy) in strategies { call.check(value.get, as: strategy, named: name) }
  call.report()
}

/// Asserts that several named values equal their golden files, and says in one message what differs.
///
/// ```swift
/// assertSnapshots(of: ["empty": Card(title: ""), "long": Card(title: long)], as: .picture)
/// ```
///
/// The parameters are those of ``assertSnapshot(of:as:named:record:fileID:filePath:testName:line:column:)``.
public func assertSnapshots<Value, Format>(
  of values: KeyValuePairs<String, Value>, as strategy: Snapshotting<Value, Format>,
  record mode: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  var call = SnapshotCall(at: site, record: mode)
  for (name, value) in values { call.check({ value }, as: strategy, named: name) }
  call.report()
}
