/// How a format becomes a file's bytes and back, and how two of it are compared.
public struct Diffing<Format>: Sendable {
  /// The bytes of a file.
  public var encode: @Sendable (Format) throws -> [UInt8]
  /// What a file's bytes say. An error fails the assertion: a golden that cannot be read proves nothing.
  public var decode: @Sendable ([UInt8]) throws -> Format
  /// What is wrong with the actual one; nil if it may stand for the expected one.
  public var compare: @Sendable (_ expected: Format, _ actual: Format) -> SnapshotDifference?

  /// Creates a way to compare.
  public init(
    encode: @escaping @Sendable (Format) throws -> [UInt8],
    decode: @escaping @Sendable ([UInt8]) throws -> Format,
    compare: @escaping @Sendable (_ expected: Format, _ actual: Format) -> SnapshotDifference?
  ) {
    self.encode = encode
    self.decode = decode
    self.compare = compare
  }
}
