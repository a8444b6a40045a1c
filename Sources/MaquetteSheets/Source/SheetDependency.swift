/// A file that a document depends on.
public struct SheetDependency: Hashable, Sendable {
  /// The path in messages: of the sheet, as given; of an included file, resolved against the folder of the file that
  /// includes it.
  public var path: String

  /// The content of the file when it was read.
  public var bytes: [UInt8]

  /// Creates a dependency.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
