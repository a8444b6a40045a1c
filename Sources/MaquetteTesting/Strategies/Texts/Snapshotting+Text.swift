#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import MaquetteFiles

extension Snapshotting where Value == String, Format == String {
  /// A text, compared line by line.
  public static var text: Self { .text(extension: "txt") }

  /// A text, compared line by line.
  ///
  /// - Parameter fileExtension: The suffix of the golden file without the dot.
  public static func text(extension fileExtension: String) -> Self {
    Snapshotting(fileExtension: fileExtension, diffing: .text) { $0 }
  }
}

extension Snapshotting where Format == String {
  /// The text of `String(describing:)` for a value.
  public static var description: Self {
    Snapshotting(fileExtension: "txt", diffing: .text) { String(describing: $0) }
  }
}

extension Diffing where Format == String {
  /// Texts are compared line by line; the message is a unified diff.
  public static var text: Self {
    Diffing(
      encode: { Array($0.utf8) },
      decode: { bytes throws in
        guard let text = String(validating: bytes, as: UTF8.self) else { throw NotText() }
        return text
      },
      compare: { expected, actual in
        // Not `==`, which ignores differences between canonically equivalent scalars.
        if expected.utf8.elementsEqual(actual.utf8) { return nil }
        let difference = LineDifference(expected, actual)
        return SnapshotDifference(
          difference.summary + "\n" + difference.text(limit: LineDifference.linesInMessage),
          file: .init(fileExtension: "diff", bytes: Array((difference.text(limit: .max) + "\n").utf8)))
      })
  }
}

struct NotText: Error, CustomStringConvertible {
  var description: String { "it is not text in UTF-8" }
}

extension Snapshotting where Value == [UInt8], Format == [UInt8] {
  /// Bytes; every one must be equal.
  ///
  /// - Parameter fileExtension: The suffix of the golden file without the dot.
  public static func file(extension fileExtension: String) -> Self {
    Snapshotting(fileExtension: fileExtension, diffing: .bytes) { $0 }
  }
}

extension Snapshotting where Value == URL, Format == [UInt8] {
  /// The content of a file; every byte must be equal.
  ///
  /// - Parameter fileExtension: The suffix of the golden file without the dot.
  public static func file(extension fileExtension: String) -> Self {
    Snapshotting(fileExtension: fileExtension, diffing: .bytes) { url in [UInt8](try Data(contentsOf: url)) }
  }
}

extension Diffing where Format == [UInt8] {
  /// Bytes are compared one by one.
  public static var bytes: Self {
    Diffing(encode: { $0 }, decode: { $0 }) { expected, actual in
      if expected == actual { return nil }
      let offset = zip(expected, actual).enumerated().first { $1.0 != $1.1 }?.offset
      let place = offset ?? min(expected.count, actual.count)
      let sizes =
        expected.count == actual.count
        ? "\(actual.count) bytes" : "\(actual.count) bytes instead of \(expected.count)"
      return SnapshotDifference("\(sizes), the same up to byte \(place)")
    }
  }
}
