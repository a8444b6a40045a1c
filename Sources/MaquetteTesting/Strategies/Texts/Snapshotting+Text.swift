extension Snapshotting where Value == String, Format == String {
  /// A text, compared line by line.
  public static var text: Self { .text(extension: "txt") }

  /// A text, compared line by line.
  ///
  /// - Parameter fileExtension: What the golden file's name ends in, without the dot.
  public static func text(extension fileExtension: String) -> Self {
    Snapshotting(fileExtension: fileExtension, diffing: .text) { $0 }
  }
}

extension Snapshotting where Format == String {
  /// What `String(describing:)` makes of a value.
  public static var description: Self {
    Snapshotting(fileExtension: "txt", diffing: .text) { String(describing: $0) }
  }
}
