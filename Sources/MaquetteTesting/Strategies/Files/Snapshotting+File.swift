public import FoundationEssentials
internal import MaquetteFiles

extension Snapshotting where Value == [UInt8], Format == [UInt8] {
  /// Bytes as they are; every one must agree.
  ///
  /// - Parameter fileExtension: What the golden file's name ends in, without the dot.
  public static func file(extension fileExtension: String) -> Self {
    Snapshotting(fileExtension: fileExtension, diffing: .bytes) { $0 }
  }
}

extension Snapshotting where Value == URL, Format == [UInt8] {
  /// The content of a file; every byte must agree.
  ///
  /// - Parameter fileExtension: What the golden file's name ends in, without the dot.
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
