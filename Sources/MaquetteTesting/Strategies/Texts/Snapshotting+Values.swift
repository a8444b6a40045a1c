#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension Snapshotting where Value == String, Format == String {
  /// A text, compared line by line; another name of ``text``.
  public static var lines: Self { .text }
}

extension Snapshotting where Value: Encodable & SendableMetatype, Format == String {
  /// A value as JSON with sorted keys.
  public static var json: Self {
    Snapshotting(fileExtension: "json", diffing: .text) { value in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
  }
}

extension Snapshotting where Format == String {
  /// A value with all of its properties, one per line, as `dump` prints them. Sets and dictionaries are sorted, so that the
  /// text is the same in every process.
  public static var dump: Self {
    Snapshotting(fileExtension: "dump.txt", diffing: .text) { DumpedValue(any: $0).text }
  }
}
