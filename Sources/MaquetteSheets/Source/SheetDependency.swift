/// A file that a document was made of.
public struct SheetDependency: Hashable, Sendable {
  /// The path as messages name it: as it was given for the sheet, and from where that stands for what it includes.
  public var path: String

  /// What was in the file when it was read.
  public var bytes: [UInt8]

  /// Creates a dependency.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
