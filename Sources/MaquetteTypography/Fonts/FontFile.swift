/// The bytes of a font, checked on the way in.
public final class FontFile: Sendable {
  /// The most bytes that a font may have, 64 MiB.
  public static let byteLimit = 64 << 20

  /// The file name, for messages.
  public let name: String
  /// The family name that the file gives itself.
  public let family: String

  /// Reads and checks a file.
  public init(path: String) throws(FontError) {
    throw .notFound(path: path)
  }
}
