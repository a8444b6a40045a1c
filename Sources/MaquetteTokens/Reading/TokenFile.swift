/// A file that tokens were read from.
public struct TokenFile: Hashable, Sendable {
  /// Its path: as the request names it, or resolved against the folder of the file that refers to it.
  public let path: String
  /// Its content.
  public let bytes: [UInt8]
}
