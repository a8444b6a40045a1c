public import Foundation
import MaquetteTesting

/// How a format is stored and compared.
public struct Diffing<Value> {
  /// The bytes of a file.
  public var toData: (Value) -> Data
  /// The content of a file.
  public var fromData: (Data) -> Value
  /// The difference in words, with attachments that show it; nil if both are equal.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?
  /// The difference with its elements, for formats of this module.
  var explained: ((Value, Value) -> SnapshotDifference?)?
  /// What a file cannot be read as; the result of `fromData` is not used then.
  var check: ((Data) throws -> Void)?

  /// A way to store and compare.
  public init(
    toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value,
    diff: @escaping (_ reference: Value, _ new: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

/// Something that shows a difference; the report of the test run has it instead.
public final class XCTAttachment {
  /// The name.
  public var name: String?
  let data: Data

  /// An attachment of bytes.
  public init(data: Data) { self.data = data }
  /// An attachment of bytes.
  public init(data: Data, uniformTypeIdentifier: String) { self.data = data }
  /// An attachment of a text.
  public init(string: String) { data = Data(string.utf8) }
}

extension Snapshotting {
  /// The strategy that the assertions of `MaquetteTesting` work with.
  ///
  /// - Note: Its closures must be sendable, and those of suites are not; they run on the thread of the assertion.
  func strategy() -> MaquetteTesting.Snapshotting<Value, Format> {
    let own = Unchecked(self)
    let diffing = MaquetteTesting.Diffing<Format>(
      encode: { [UInt8](own.value.diffing.toData($0)) },
      decode: { bytes in
        try own.value.diffing.check?(Data(bytes))
        return own.value.diffing.fromData(Data(bytes))
      },
      compare: { expected, actual in
        if let explained = own.value.diffing.explained { return explained(expected, actual) }
        return own.value.diffing.diff(expected, actual).map { SnapshotDifference($0.0) }
      })
    return MaquetteTesting.Snapshotting<Value, Format>(
      fileExtension: pathExtension ?? "", diffing: diffing, snapshot: { try own.value.made(of: $0) })
  }

  /// The format of a value, once it has arrived.
  private func made(of value: Value) throws -> Format {
    var result: Format?
    snapshot(value).run { result = $0 }
    let end = Date(timeIntervalSinceNow: SnapshotTimeout.seconds)
    while result == nil, Date() < end { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01)) }
    guard let result else { throw SnapshotTimeout() }
    if let image = result as? any FailedSnapshot, let problem = image.problem { throw problem }
    return result
  }
}

/// A format that stands for a value that could not be drawn.
protocol FailedSnapshot {
  var problem: (any Error)? { get }
}

/// A snapshot that did not arrive.
struct SnapshotTimeout: Error, CustomStringConvertible {
  /// The seconds that an assertion waits.
  @TaskLocal static var seconds: TimeInterval = 5

  var description: String { "the snapshot was not made within \(Self.seconds) seconds" }
}

/// Takes a value where its type is not sendable, on one thread.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
