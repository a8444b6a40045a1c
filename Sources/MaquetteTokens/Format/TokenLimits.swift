/// The limits of token files; those of one file's structure are in `DocumentLimits`.
public enum TokenLimits {
  /// Bytes of one file: 4 MiB.
  public static let bytes = 4 << 20

  /// Tokens of all files together, with extended groups expanded.
  public static let tokens = 100_000

  /// Levels of groups, with extended groups expanded.
  public static let depth = 128

  /// Groups that extend others.
  public static let extensions = 1000

  /// References into values that follow each other before a value is reached.
  public static let detours = 64

  /// Sources of sets and contexts; those of a set count again for each reference to it.
  public static let sources = 10_000

  /// Files that a run reads, including those that resolvers refer to.
  public static let files = 100
}
