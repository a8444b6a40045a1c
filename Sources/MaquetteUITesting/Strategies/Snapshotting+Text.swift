public import Foundation
import MaquetteTesting

extension Diffing where Value == String {
  /// Texts are compared line by line.
  public static var lines: Diffing {
    let texts = MaquetteTesting.Diffing<String>.text
    var diffing = Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { expected, actual in texts.compare(expected, actual).map { ($0.message, []) } })
    diffing.explained = texts.compare
    return diffing
  }
}

extension Diffing where Value == Data {
  /// Bytes are compared one by one.
  public static var data: Diffing {
    let bytes = MaquetteTesting.Diffing<[UInt8]>.bytes
    return Diffing(
      toData: { $0 }, fromData: { $0 },
      diff: { expected, actual in
        bytes.compare([UInt8](expected), [UInt8](actual)).map { ($0.message, []) }
      })
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A text, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
  /// The text of `String(describing:)`.
  public static var description: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { String(describing: $0) }
  }

  /// A value with all of its properties, one per line; sets and dictionaries are sorted.
  public static var dump: Snapshotting {
    let strategy = MaquetteTesting.Snapshotting<Value, String>.dump
    return SimplySnapshotting<String>.lines.pullback { value in
      (try? strategy.snapshots(value).first?.format) ?? ""
    }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A value as JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// A value as JSON.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    var strategy = SimplySnapshotting<String>.lines.pullback { (value: Value) in
      (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    strategy.pathExtension = "json"
    return strategy
  }
}
