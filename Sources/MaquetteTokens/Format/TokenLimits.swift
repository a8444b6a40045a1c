/// What token files may ask for at most; what one file may hold is `DocumentLimits`.
public enum TokenLimits {
  /// Bytes of one file: 4 MiB.
  public static let bytes = 4 << 20

  /// Tokens of all files together, extended groups written out.
  public static let tokens = 100_000

  /// Levels of groups, extended groups written out.
  public static let depth = 128

  /// Groups that extend others.
  public static let extensions = 1000

  /// References into values that lead to each other before there is a value.
  public static let detours = 64

  /// Sources of sets and contexts, those of sets that are referred to counted again.
  public static let sources = 10_000

  /// Files that a run reads, those that resolvers refer to included.
  public static let files = 100
}
