/// A conversion of a value to a format that is stored in a file and compared.
///
/// A strategy is a value: a new one is usually an existing one, pulled back to your type.
///
/// ```swift
/// extension Snapshotting where Value == Chart, Format == SnapshotPicture {
///   static var chart: Self { Snapshotting<Bitmap, SnapshotPicture>.picture(scale: 2).pullback { $0.drawn() } }
/// }
/// ```
public struct Snapshotting<Value, Format>: Sendable {
  /// The suffix of its files without the first dot: `png`, `layout.txt`.
  public var fileExtension: String
  /// How formats are encoded and compared.
  public var diffing: Diffing<Format>
  /// Makes the stored parts of a value, one file each.
  public var snapshots: @Sendable (Value) throws -> [SnapshotPart<Format>]

  /// Creates a strategy that makes any number of files of a value, one for each named part.
  public init(
    fileExtension: String, diffing: Diffing<Format>,
    snapshots: @escaping @Sendable (Value) throws -> [SnapshotPart<Format>]
  ) {
    self.fileExtension = fileExtension
    self.diffing = diffing
    self.snapshots = snapshots
  }

  /// Creates a strategy that makes one file of a value.
  public init(
    fileExtension: String, diffing: Diffing<Format>, snapshot: @escaping @Sendable (Value) throws -> Format
  ) {
    self.init(fileExtension: fileExtension, diffing: diffing) { value in
      [SnapshotPart(try snapshot(value))]
    }
  }

  /// Returns a strategy for values that can be converted to this strategy's.
  public func pullback<NewValue>(
    _ transform: @escaping @Sendable (NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    let snapshots = snapshots
    return Snapshotting<NewValue, Format>(fileExtension: fileExtension, diffing: diffing) { value in
      try snapshots(transform(value))
    }
  }
}

/// How a format is encoded, decoded and compared.
public struct Diffing<Format>: Sendable {
  /// The bytes of a file.
  public var encode: @Sendable (Format) throws -> [UInt8]
  /// The content of a file's bytes. An error fails the assertion.
  public var decode: @Sendable ([UInt8]) throws -> Format
  /// The difference between the actual and the expected content; nil if they are equal.
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
