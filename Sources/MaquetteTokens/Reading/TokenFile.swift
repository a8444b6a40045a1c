/// A file that tokens were read from.
public struct TokenFile: Hashable, Sendable {
  /// Its path: as it was named, or from the folder of the file that refers to it.
  public let path: String
  /// What was in it.
  public let bytes: [UInt8]
}
